import { parse as parseToml, TomlDate } from 'smol-toml'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { parseYaml } from '../../renderer/content/yaml/yaml.ts'

/** A text of another generator. */
export interface ForeignText {
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
  /** Line of the file in which the body begins. */
  readonly line: number
}

/**
 * Eleventy names the language beside the mark. The closing line begins with its mark: a title may end with it, and a text of several lines
 * have it indented.
 */
const FENCED = /^(---|\+\+\+)([a-z]*)[ \t]*\n(?:([^]*?)\n)??\1[ \t]*(?:\n|$)/i
const JSON_OBJECT = /^(\{[^]*?\n\})[ \t]*(?:\n|$)/

/** Parses front matter in YAML (`---`), TOML (`+++`) or JSON, and the text below it. Throws if it is invalid. Never evaluates code. */
export function readForeignText(source: string): ForeignText {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const fenced = FENCED.exec(text)
  const [whole = '', code = ''] = fenced ? [fenced[0], fenced[3] ?? ''] : (JSON_OBJECT.exec(text) ?? [])
  const data = readerOf(fenced?.[1], fenced?.[2])(code)
  if (!isRecord(data)) throw new Error('The front matter is not a list of fields.')
  return {
    data: plain(data) as Record<string, unknown>,
    body: text.slice(whole.length),
    line: whole.split('\n').length,
  }
}

function readerOf(mark: string | undefined, named = ''): (code: string) => unknown {
  const language = (named || (mark === '+++' ? 'toml' : mark === '---' ? 'yaml' : 'json')).toLowerCase()
  const read = Object.hasOwn(READERS, language) ? READERS[language] : undefined
  if (!read) throw new Error(`The front matter is in ${language}, which is not read.`)
  return read
}

/** By the endings of their files. */
export const READERS: Readonly<Record<string, (code: string) => unknown>> = {
  yaml: parseYaml,
  yml: parseYaml,
  toml: parseToml,
  json: (code) => JSON.parse(code || '{}') as unknown,
}

/** Converts TOML dates to text. */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
