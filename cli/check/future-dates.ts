import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { placeInFrontMatter } from '../../renderer/content/front-matter.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import { sourceText } from '../content/source-text.ts'

/**
 * Warns about articles that state a day of publication after `today`, `2026-11-20`: only `publish` holds an entry back. Other collections
 * may sort by a day to come, such as the first one of an exhibition.
 */
export function futureDates(pages: readonly Page[], today: string, root: string): Issue[] {
  return pages.flatMap(({ route, meta: { type, published } }) => {
    if (type !== 'article' || published === null || published <= today || route.copyOf) return []
    const file = sourceOf(route)
    const text = sourceText(root, file) ?? ''
    // The collection says which field it is, but only as a function.
    const field = new RegExp(String.raw`^([\w-]+): *["']?${published}`, 'm').exec(text)?.[1] ?? 'title'
    return issueIn(file, placeInFrontMatter(text, [field]), {
      code: 'future-date',
      severity: 'warning',
      message: `the day of publication is ${published}, but visitors see the text today`,
      expected: 'a day that has come',
      hint: `\`publish: ${published}\` holds the text back until then`,
    })
  })
}
