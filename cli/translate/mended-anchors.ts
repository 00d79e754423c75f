import { escapePattern } from '../../i18n/escape-pattern.ts'
import { entriesOf, type Library } from '../../renderer/library/library.ts'
import { writtenForms } from '../write/mend-links.ts'
import type { Imported } from './import-texts.ts'
import { movedAnchors, type MovedAnchors } from './moved-anchors.ts'

/**
 * Texts whose links would lead to headings by words that these do not have, with other links, by file: of the imported ones, and of others
 * in their languages. `textOf`: the text of a file.
 */
export function mendedTexts(
  imported: readonly Imported[],
  library: Library,
  textOf: (file: string) => string | undefined,
): ReadonlyMap<string, string> {
  const moves = movedAnchors(imported, library)
  if (moves.length === 0) return new Map()
  const own = imported.flatMap(({ text, written }) =>
    text.confirms ? [{ file: text.file, locale: text.locale, text: written }] : [],
  )
  const files = new Set(own.map(({ file }) => file))
  const entries = entriesOf(library)
  const others = entries
    .filter(({ file }) => !files.has(file.path))
    .map(({ file, locale }) => ({ file: file.path, locale, text: textOf(file.path) ?? file.text }))
  return new Map(
    [...own, ...others].flatMap(({ file, locale, text }) => {
      const inLanguage = moves.filter((move) => move.locale === locale)
      const mended = withMovedAnchors(text, file, inLanguage)
      return mended === text ? [] : [[file, mended] as const]
    }),
  )
}

/** A text whose links lead to the new anchors of these pages, which are of its language. `file`: its path, for anchors of its own page. */
function withMovedAnchors(text: string, file: string, moves: readonly MovedAnchors[]): string {
  return moves.reduce((now, move) => {
    if (![...move.anchors.keys()].some((id) => writtenForms(id).some((form) => now.includes(`#${form}`)))) return now
    const addresses = move.file === file ? ['', ...move.paths] : move.paths
    return [...move.anchors].reduce((changed, [from, to]) => withMoved(changed, addresses, { from, to }), now)
  }, text)
}

/** An anchor is replaced where an address ends with it: as a link target in Markdown or HTML, or as a YAML value. */
function withMoved(text: string, addresses: readonly string[], { from, to }: { from: string; to: string }): string {
  const before = addresses.flatMap((address) =>
    address === '' ? [`${LINK}|\\]:[ \\t]+`] : writtenForms(address).map(atAddress),
  )
  const ids = writtenForms(from).map(escapePattern)
  const one = new RegExp(`(?<=(?:${before.join('|')})#)(?:${ids.join('|')})(?=[\\s"')>,}]|$)`, 'g')
  return text.replaceAll(one, () => to)
}

const LINK = String.raw`\]\(<?|["'<]`

/** Without quotes, a value of YAML may be an address, but `#a` would be a comment. */
function atAddress(address: string): string {
  return `(?:${LINK}|[:-][ \\t]+)${escapePattern(address)}/?`
}
