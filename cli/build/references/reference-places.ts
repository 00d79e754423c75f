import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { START, type Place, type SourceFile } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { withoutLocale } from '../../../renderer/definitions/url.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import { sourceText } from '../../content/source-text.ts'
import { themeSources } from '../../content/theme-sources.ts'
import { isStray, writtenValues } from './written-value.ts'

type Source = Pick<SourceFile, 'path' | 'text'>

/** Finds out where addresses are written that pages of a site refer to. */
type ReferenceFinder = (address: string, page: string, first: 'text' | 'theme') => Place & { file: string }

/**
 * Looks where the text of a page, or else the theme, writes an address, or the other way round, then where the theme computes it; the start
 * of the theme if none of them may do so. Reads the theme once for all addresses.
 */
export function referenceFinder(pages: readonly Page[], root: string): ReferenceFinder {
  const theme = themeSources(root)
  const files = new Map(pages.map(({ route }) => [route.path, sourceOf(route)]))
  return (address, page, first) => {
    const file = files.get(page)
    const own = file === undefined ? [] : [{ path: file, text: sourceText(root, file) ?? '' }]
    const sources = first === 'text' ? [...own, ...theme] : [...theme, ...own]
    for (const spelling of spellingsOf(address)) {
      for (const { path, text } of sources) {
        const place = placeIn(text, spelling)
        if (place) return { file: path, ...place }
      }
    }
    return computedPlace(address, theme) ?? { file: 'templates/index.ts', ...START }
  }
}

const ADDRESSES = 'href|src|srcSet|poster|data|action|formAction'

/** Where the theme computes an address: the first of several places only if they have a good part of it literally. */
function computedPlace(address: string, theme: readonly Source[]): (Place & { file: string }) | undefined {
  const [only, ...others] = writtenValues(address.replace(/#.*$/, ''), ADDRESSES, theme)
  const isVague = others.length > 0 || !isStray(address)
  if (!only || (isVague && only.literal < LEAST)) return undefined
  const { literal: _, ...place } = only
  return place
}

/** Fewer letters, such as those of `/de/`, are those of many addresses. */
const LEAST = 4

/** The address as it is in the output, then as texts write it, without language. */
function spellingsOf(address: string): string[] {
  const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(address) ?? []
  const { rest } = withoutLocale(path)
  const isWhole = path.startsWith('/')
  const written = [address, ...(isWhole && rest.length > 1 ? [`${rest}/${anchor}`, rest + anchor] : []), anchor]
  return [...new Set([...written, ...written.map(withLetters)])].filter((text) => text.length > 1)
}

/** Where a text has an address at the start of a value, or after that of a variable. */
function placeIn(text: string, address: string): Place | undefined {
  // Much faster than the pattern, and most texts have none of the addresses.
  if (!text.includes(address)) return undefined
  const found = new RegExp(`(?<=["'\`(}\\s])${escapePattern(address)}(?![\\w-])`).exec(text)
  return found ? placeAt(text, found.index) : undefined
}
