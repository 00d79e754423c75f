import matter from 'gray-matter'
import { START, type DataPath, type Place, type SourceFile, type ValuePlace } from '../definitions/issue.ts'
import { parseYaml, YamlError } from './yaml/yaml.ts'
import { placeInYaml, placeOfKeyInYaml } from './yaml/yaml-places.ts'

/** A parsed content file. The body is trimmed of blank lines and starts at line `bodyLine`; the front matter starts at line 2. */
export interface FrontMatter {
  readonly data: unknown
  readonly body: string
  readonly bodyLine: number
}

/** Maximum size of front matter in characters: far above any real page, far below what could stall a build. */
const FRONT_MATTER_LIMIT = 64 * 1024

/**
 * Splits a content file into front matter and body. Only YAML is allowed: other languages of gray-matter evaluate code (`---js`), so they
 * are rejected first. Throws YamlError with the position in the file.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const end = endOfFrontMatter(text)
  // Without the body: gray-matter uses the text that it gets as a key and as a buffer, which costs a tenth of the time for 6 KB.
  const head = text.slice(0, end)
  const { data } = matter(head, {
    language: 'yaml',
    engines: { yaml: parseFrontMatterYaml, javascript: refuse, json: refuse },
  })
  return { data, ...trimmed(text.slice(end), linesOf(head)) }
}

/** Divides a file with valid front matter into its first line, the YAML, and what comes after the second line of hyphens. */
export function frontMatterAround(text: string): {
  readonly head: string
  readonly yaml: string
  readonly rest: string
} {
  const start = text.indexOf('\n') + 1
  const end = text.indexOf('\n---', start - 1) + 1
  return { head: text.slice(0, start), yaml: text.slice(start, end), rest: text.slice(end + 3) }
}

/** What `rest` is of a file with this body. */
export function restWith(body: string): string {
  return body === '' ? '\n' : `\n\n${body}\n`
}

/** Trimmed here once, so that all callers use the same text. */
function trimmed(content: string, line: number): Pick<FrontMatter, 'body' | 'bodyLine'> {
  const body = content.trim()
  return { body, bodyLine: line + linesOf(content.slice(0, content.indexOf(body))) - 1 }
}

/** The body of a file, given its length in characters. */
export function bodyIn(text: string, length: number): string {
  const end = text.trimEnd().length
  return text.slice(end - length, end)
}

/**
 * Where the line with the closing hyphens ends. Throws if front matter does not start in the first line with three hyphens, or is not
 * closed: it would be taken for body text.
 */
function endOfFrontMatter(text: string): number {
  const language = /^---(?!-)/.test(text) ? matter.language(text).name : ''
  if (language && language !== 'yaml')
    throw new YamlError(`front matter in \`${language}\` is not allowed, only YAML is`, { line: 1, column: 4 })
  if (!/^---\s*(?:yaml\s*)?$/m.test(lineAt(text, 0))) throw misplacedFence(text)
  const end = text.indexOf('\n---')
  if (end < 0) throw unclosed(text)
  const closing = lineAt(text, end + 1)
  if (closing.trimEnd() !== '---') throw closedBy(closing, linesOf(text.slice(0, end + 1)))
  return end + 1 + closing.length + 1
}

function linesOf(text: string): number {
  return text.split('\n').length
}

/** Word processors make dashes of hyphens. */
const DASHES = /^[-—–]+\s*$/
const INDENTED_DASHES = /^[ \t]+[-—–]{2,}\s*$/

const THREE = 'write three hyphens and nothing else in the line'

function closedBy(written: string, line: number): YamlError {
  return new YamlError(`front matter is closed by \`${written.trimEnd()}\``, { line, column: 1 }, THREE)
}

function unclosed(text: string): YamlError {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && (DASHES.test(line) || INDENTED_DASHES.test(line)))
  if (at >= 0) return closedBy(lines[at] ?? '', at + 1)
  return new YamlError('front matter is not closed', START, 'put a line `---` after the last field')
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? text.length : end)
}

function misplacedFence(text: string): YamlError {
  const first = lineAt(text, 0).trimEnd()
  if (DASHES.test(first)) return new YamlError(`front matter is opened by \`${first}\``, START, THREE)
  // Also a byte order mark counts as white space.
  const rest = text.trimStart()
  const line = linesOf(text.slice(0, text.length - rest.length))
  if (!/^-{2,}\s*$/.test(lineAt(rest, 0)))
    return new YamlError(
      'front matter is missing',
      START,
      'begin the file with a line `---`, then the fields, then a line `---`',
    )
  return line > 1
    ? new YamlError(
        `front matter must begin in line 1, found it in line ${line}`,
        { line, column: 1 },
        'remove the text before it',
      )
    : new YamlError(
        'front matter must begin with the first character, found a space or a byte order mark before it',
        START,
        'remove the text before the three hyphens',
      )
}

/** The probable body of a file with invalid front matter. */
export function bodyOfUnread(text: string): Pick<FrontMatter, 'body' | 'bodyLine'> {
  const lines = text.split('\n')
  const open = lines.findIndex((line) => /^-{2,}/.test(line))
  const close = lines.findIndex((line, index) => index > open && /^-{3,}\s*$/.test(line))
  return open < 0 || close < 0 ? { body: '', bodyLine: 1 } : trimmed(lines.slice(close + 1).join('\n'), close + 2)
}

function parseFrontMatterYaml(source: string): object {
  if (source.length > FRONT_MATTER_LIMIT) {
    throw new YamlError(
      `front matter has ${source.length} characters, at most ${FRONT_MATTER_LIMIT} are allowed`,
      START,
      'divide the page into several, or write its many `aliases` into content/redirects.yaml',
    )
  }
  const value = parseYaml(source.replace(/^\n/, ''))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new YamlError('front matter must be fields such as `title: Text`', { line: 2, column: 1 })
}

function refuse(): never {
  throw new YamlError('only YAML is allowed as front matter', { line: 1, column: 4 })
}

/** Position of a front matter field in the file. */
export function placeInFrontMatter(text: string, path: DataPath): ValuePlace {
  const place = placeInYaml(yamlOf(text), path)
  return { ...place, line: place.line + 1 }
}

/** Position of a front matter key in the file. */
export function placeOfKeyInFrontMatter(text: string, path: DataPath): Place {
  const place = placeOfKeyInYaml(yamlOf(text), path)
  return { ...place, line: place.line + 1 }
}

/** The front matter of a file, which begins in line 2; empty if it has none. */
export function yamlOf(text: string): string {
  if (!/^---(?!-)/.test(text)) return ''
  const end = text.indexOf('\n---', 3)
  return text.slice(text.indexOf('\n') + 1, end < 0 ? text.length : end + 1)
}

/** Positions of fields in a content file, computed only when needed. */
export function locatorOf(file: SourceFile) {
  return (path: DataPath, key?: 'key'): Place =>
    key ? placeOfKeyInFrontMatter(file.text, path) : placeInFrontMatter(file.text, path)
}
