import { inSmallLetters, withEscapes, withLetters } from '../../renderer/definitions/decoded.ts'
import { writeYaml } from '../../renderer/content/yaml/yaml.ts'
import { escapePattern } from '../../i18n/escape-pattern.ts'

/** Old path → new path, with a slash at the start and none at the end. */
export type Moves = ReadonlyMap<string, string>

/** The text of a file of the content with updated links. */
export function withMovedLinks(text: string, moves: Moves, file = ''): string {
  if (file !== 'content/site.yaml') return withMoved(text, moves)
  const parts = text.split(PATHS)
  return parts.map((part, index) => (index % 2 === 1 ? part : withMoved(part, moves))).join('')
}

/** In the settings, the `path` of a collection begins the addresses of its entries and is no link. */
const PATHS = /(\bpath:[ \t]*(?:\{[^}]*\}|[^,}\n]*(?:\n +[a-z]{2,3}(?:-\w+)*: [^\n]*)*))/

/**
 * A path is replaced where it stands alone: as a link target in Markdown, as a YAML value, or as a word. What follows it (`#jobs`, `?x`, a
 * trailing slash) is kept.
 */
function withMoved(text: string, moves: Moves): string {
  const spellings = new Map([...moves].flatMap(([from, to]) => writtenForms(from).map((path) => [path, to] as const)))
  const paths = [...spellings.keys()].toSorted((a, b) => b.length - a.length)
  if (!paths.some((path) => text.includes(path))) return text
  const one = new RegExp(
    `(?<=^|[\\s"'(\\[{,<])(?:${paths.map(escapePattern).join('|')})(?=/?(?:[\\s"')\\]},>#?]|$))`,
    'gm',
  )
  return text.replaceAll(one, (path) => spellings.get(path) ?? path)
}

/** A path as texts may have it: with letters, perhaps decomposed, or as browsers copy it. */
export function writtenForms(path: string): readonly string[] {
  const escaped = withEscapes(path)
  return [...new Set([path, path.normalize('NFD'), escaped, inSmallLetters(escaped)])]
}

/** A position in a text. */
interface Spot {
  readonly line: number
  readonly column: number
}

/** The text with a word replaced at the given positions: keys of entries in front matter, with or without quotes. */
export function withWordAt(text: string, spots: readonly Spot[], from: string, to: string): string {
  const lines = text.split('\n')
  // From right to left, so that earlier columns stay valid.
  for (const { line, column } of spots.toSorted((a, b) => b.column - a.column)) {
    const written = lines[line - 1] ?? ''
    const at = written.indexOf(from, column - 1)
    if (at >= 0 && at <= column) lines[line - 1] = written.slice(0, at) + to + written.slice(at + from.length)
  }
  return lines.join('\n')
}

/** `content/redirects.yaml` with added redirects, and without those from addresses that have a page again. */
export function withRedirects(text: string, redirects: Moves, present: ReadonlySet<string>): string {
  // An empty mapping of one line cannot be continued.
  const kept = text
    .replace(/^\{\s*\}[ \t]*$/m, '')
    .split('\n')
    .filter((line) => {
      const [, from] = /^["']?(\/[^\s"':]*)["']?\s*:/.exec(line) ?? []
      return from === undefined || !present.has(unslashed(withLetters(from)))
    })
  const before = kept.join('\n').replace(/\n*$/, kept.some((line) => line.trim() !== '') ? '\n' : '')
  return before + [...redirects].map((redirect) => writeYaml(Object.fromEntries([redirect]))).join('')
}

export function unslashed(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
