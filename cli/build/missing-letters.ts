import { withLetters } from '../../renderer/definitions/decoded.ts'
import { grouped } from '../../renderer/definitions/grouped.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Route } from '../../renderer/definitions/page.ts'
import type { RenderResult } from '../output/render-result.ts'
import type { Run } from './run/run.ts'
import { issueAtField } from '../content/issue-at-field.ts'

/** A page whose link preview has empty boxes in place of these letters. */
interface BoxedPage {
  readonly route: Route
  readonly lacks: string
}

/**
 * Warns of letters in link previews that the font of the theme lacks, once for each language. Pages that are kept have the same pictures as
 * in the last build, whose record has their letters.
 */
export function missingLetters(
  results: readonly Pick<RenderResult, 'path' | 'lacks'>[],
  { todo, workspace: { root }, prepared: { site, theme } }: Pick<Run, 'todo' | 'workspace' | 'prepared'>,
): Issue[] {
  const known = todo.keep.map(({ page, recorded }) => ({ path: page.route.path, lacks: recorded.lacks }))
  const lacking = new Map([...known, ...results].map(({ path, lacks }) => [path, lacks]))
  const boxed = site.pages.flatMap(({ route }): BoxedPage[] => {
    const lacks = lacking.get(route.path)
    return lacks === undefined ? [] : [{ route, lacks }]
  })
  const byLanguage = grouped(boxed, ({ route }) => route.locale)
  const font = theme.theme.preload[0]?.replace(/#.*/, '') ?? ''
  return [...byLanguage.values()].map((pages) => issueOf(pages, font, root))
}

/** Letters of a message: a Japanese site may lack hundreds. */
const MOST_SHOWN = 20

function issueOf(pages: readonly BoxedPage[], font: string, root: string): Issue {
  const { route } = pages[0] as BoxedPage
  const all = [...new Set(pages.map(({ lacks }) => lacks).join(''))]
  const letters = all.slice(0, MOST_SHOWN).join('') + (all.length > MOST_SHOWN ? '…' : '')
  const others = pages.length === 1 ? '' : `, and of ${pages.length - 1} more in this language,`
  return issueAtField(route, 'title', root, {
    code: 'missing-letters',
    severity: 'warning',
    message: `the picture for links to ${withLetters(route.path)}${others} has empty boxes in place of ${letters}, which ${font} lacks`,
    expected: 'a font with these letters as the first one in `preload` of the theme',
    hint: 'or a picture of its own, `image` in the front matter, or `socialImages: false` in content/site.yaml for no such pictures',
  })
}
