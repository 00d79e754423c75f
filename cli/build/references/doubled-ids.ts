import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { issueIn, type Issue, type Place } from '../../../renderer/definitions/issue.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { parseFrontMatter } from '../../../renderer/content/front-matter.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import { placeOfHeading } from '../../../renderer/markdown/place-of-heading.ts'
import { sourceText } from '../../content/source-text.ts'
import type { RenderResult } from '../../output/render-result.ts'

/** The ids of a document, and those of them that several elements have. Searches for the rare common part, which is fast. */
export function idsIn(html: string): { readonly ids: ReadonlySet<string>; readonly doubled: readonly string[] } {
  const ids = new Set<string>()
  const doubled = new Set<string>()
  for (let at = html.indexOf(START_OF_ID); at !== -1; at = html.indexOf(START_OF_ID, at + 1)) {
    const start = at + START_OF_ID.length
    const id = html.slice(start, html.indexOf('"', start))
    if (ids.has(id)) doubled.add(id)
    ids.add(id)
  }
  return { ids, doubled: [...doubled] }
}

const START_OF_ID = ' id="'

/** Issues for headings of texts that get an id which an element of the template has too: links would lead to the first of them only. */
export function doubledHeadings(
  results: readonly Pick<RenderResult, 'path' | 'doubled'>[],
  pages: readonly Page[],
  root: string,
): Issue[] {
  const found = new Map(results.filter(({ doubled }) => doubled.length > 0).map(({ path, doubled }) => [path, doubled]))
  if (found.size === 0) return []
  return pages.flatMap(({ route }) => {
    const file = sourceOf(route)
    return (found.get(route.path) ?? []).flatMap((id) => {
      const place = placeIn(sourceText(root, file) ?? '', id)
      return place ? [issueOf(id, route.path, file, place)] : []
    })
  })
}

function placeIn(text: string, id: string): Place | undefined {
  const { body, bodyLine } = parseFrontMatter(text)
  const place = placeOfHeading(body, id)
  return place && { ...place, line: bodyLine + place.line - 1 }
}

function issueOf(id: string, page: string, file: string, place: Place): Issue {
  return issueIn(file, place, {
    code: 'duplicate-anchor',
    message: `the heading has the anchor \`#${id}\`, which another part of ${withLetters(page)} has too`,
    expected: 'an anchor for each part of a page, or links lead to the first one only',
    hint: 'use other words in the heading: its anchor is made of them',
  })
}
