import matter from 'gray-matter'
import type { Place } from './issue.ts'
import { parseYaml, placeInYaml, placeOfKeyInYaml, YamlError, type DataPath, type ValuePlace } from './yaml.ts'

/** A text file of the site: path from the root folder (with `/`), text with LF line ends, digest of the text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly digest: string
}

/** A content file taken apart. Lines of the body count from `bodyLine`, those of the front matter from line 2. */
export interface FrontMatter {
  readonly data: unknown
  readonly body: string
  readonly bodyLine: number
}

/** Largest front matter, in characters: far above any real page, far below what could stop a build. */
const FRONT_MATTER_LIMIT = 64 * 1024

/**
 * Splits a content file into front matter and body. YAML is the only language of front matter: gray-matter's others evaluate
 * code (`---js`) and are refused before they see the text. Throws YamlError with the place in the file.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const language = /^---(?!-)/.test(text) ? matter.language(text).name : ''
  if (language && language !== 'yaml') {
    throw new YamlError(`front matter in \`${language}\` is not allowed, only YAML is`, { line: 1, column: 4 })
  }
  const {
    data,
    content,
    matter: raw,
  } = matter(text, { language: 'yaml', engines: { yaml: parseFrontMatterYaml, javascript: refuse, json: refuse } })
  return { data, body: content, bodyLine: lineOfBody(text, content, raw) }
}

function parseFrontMatterYaml(source: string): object {
  if (source.length > FRONT_MATTER_LIMIT) {
    throw new YamlError(`front matter has ${source.length} characters, at most ${FRONT_MATTER_LIMIT} are allowed`, {
      line: 1,
      column: 1,
    })
  }
  const value = parseYaml(source.replace(/^\n/, ''))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new YamlError('front matter must be fields such as `title: Text`', { line: 2, column: 1 })
}

function refuse(): never {
  throw new YamlError('only YAML is allowed as front matter', { line: 1, column: 4 })
}

function lineOfBody(text: string, content: string, raw: string): number {
  if (!raw && !text.startsWith('---')) return 1
  return text.slice(0, text.length - content.length).split('\n').length
}

/** Where a field of the front matter stands in the file. */
export function placeInFrontMatter(text: string, path: DataPath): ValuePlace {
  const place = placeInYaml(yamlOf(text), path)
  return { ...place, line: place.line + 1 }
}

/** Where a key of the front matter stands in the file. */
export function placeOfKeyInFrontMatter(text: string, path: DataPath): Place {
  const place = placeOfKeyInYaml(yamlOf(text), path)
  return { ...place, line: place.line + 1 }
}

function yamlOf(text: string): string {
  const end = text.indexOf('\n---', 3)
  return text.slice(text.indexOf('\n') + 1, end < 0 ? text.length : end + 1)
}
