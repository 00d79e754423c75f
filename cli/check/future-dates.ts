import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import { sourceText } from '../content/source-text.ts'
import { issueAtField } from '../content/issue-at-field.ts'

/**
 * Warns about articles that state a day of publication after `today`, `2026-11-20`: only `publish` holds an entry back. Other collections
 * may sort by a day to come, such as the first one of an exhibition.
 */
export function futureDates(pages: readonly Page[], today: string, root: string): Issue[] {
  return pages.flatMap(({ route, meta: { type, published } }) => {
    if (type !== 'article' || published === null || published <= today || route.copyOf) return []
    const text = sourceText(root, sourceOf(route)) ?? ''
    // The collection says which field it is, but only as a function.
    const field = new RegExp(String.raw`^([\w-]+): *["']?${published}`, 'm').exec(text)?.[1] ?? 'title'
    return issueAtField(route, field, root, {
      code: 'future-date',
      severity: 'warning',
      message: `the day of publication is ${published}, but visitors see the text today`,
      expected: 'a day that has come',
      hint: `\`publish: ${published}\` holds the text back until then`,
    })
  })
}
