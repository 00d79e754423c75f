import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { issueAtField } from '../content/issue-at-field.ts'

/** Maximum characters (those of Chinese, Japanese and Korean count as two) of a title in search results, and the range for descriptions. */
const TITLE_MOST = 70
const DESCRIPTION = { least: 50, most: 170 }

/** Warns about titles and descriptions that search engines would truncate or replace. */
export function lengthAdvice(pages: readonly Page[], root: string): Issue[] {
  return pages.flatMap(({ route, meta }) => {
    // Pages of an archive have their texts from one field, which is written for all of them.
    if (route.part || meta.noindex) return []
    const tell = (field: 'title' | 'description', expected: string): Issue => {
      const { length } = meta[field]
      const width = widthOf(meta[field])
      const message = `\`${field}\` has ${length} characters${width > length ? `, as wide as ${width}` : ''}`
      return issueAtField(route, field, root, { code: 'length', severity: 'warning', message, expected })
    }
    const { least, most } = DESCRIPTION
    const width = widthOf(meta.description)
    return [
      ...(widthOf(meta.title) > TITLE_MOST
        ? [tell('title', `at most ${TITLE_MOST}, or search engines truncate it`)]
        : []),
      ...(width < least || width > most ? [tell('description', `${least} to ${most}`)] : []),
    ]
  })
}

/** The characters of a text by the place that they take: none for a mark above or below another, two for wide ones. */
function widthOf(text: string): number {
  return text.replaceAll(/\p{Mn}/gu, '').length + (text.match(WIDE)?.length ?? 0)
}

const WIDE =
  /[\p{Script=Bopomofo}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FC\uFF01-\uFF60]/gu
