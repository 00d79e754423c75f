import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { escapePattern } from '../../../renderer/definitions/escape-pattern.ts'
import { START, type Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { withoutLocale } from '../../../renderer/definitions/url.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import { sourceText } from '../../content/source-text.ts'
import { themeSources } from '../../content/theme-sources.ts'

interface Sources {
  readonly pages: readonly Page[]
  readonly root: string
}

/**
 * Where the text of a page, or else the theme, writes an address, or the other way round; the start of the theme if neither does so
 * literally.
 */
export function placeOfReference(
  address: string,
  page: string,
  { pages, root }: Sources,
  first: 'text' | 'theme' = 'text',
): Place & { file: string } {
  const route = pages.find((other) => other.route.path === page)?.route
  const own = route ? [{ path: sourceOf(route), text: sourceText(root, sourceOf(route)) ?? '' }] : []
  const theme = themeSources(root)
  const sources = first === 'text' ? [...own, ...theme] : [...theme, ...own]
  for (const pattern of patternsOf(address)) {
    const found = sources.find(({ text }) => pattern.test(text))
    if (found) return { file: found.path, ...placeAt(found.text, pattern.exec(found.text)?.index ?? 0) }
  }
  return { file: 'templates/index.ts', ...START }
}

/** The address as it is in the output, then as texts write it, without language; each at the start of a value, or after that of a variable. */
function patternsOf(address: string): RegExp[] {
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(address) ?? []
  const { rest } = withoutLocale(path)
  const isWhole = path.startsWith('/')
  const written = [address, ...(isWhole && rest.length > 1 ? [`${rest}/${anchor}`, rest + anchor] : []), anchor]
  return [...new Set([...written, ...written.map(withLetters)])]
    .filter((text) => text.length > 1)
    .map((text) => new RegExp(`(?<=["'\`(}\\s])${escapePattern(text)}(?![\\w-])`))
}
