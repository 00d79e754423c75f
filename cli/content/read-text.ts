import { readFileSync } from 'node:fs'
import type { SourceFile } from '../../renderer/definitions/issue.ts'
import { bodyIn, parseFrontMatter, type FrontMatter } from '../../renderer/content/front-matter.ts'
import { YamlError } from '../../renderer/content/yaml/yaml.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import type { MarkdownIndex } from '../../renderer/markdown/index-text.ts'
import { decodeText } from './files/decode.ts'
import { indexKey } from './markdown-store.ts'

/** A text of the content that has not been read. */
export interface SourceText {
  readonly absolute: string
  /** Path from the site's folder. */
  readonly relative: string
}

/** Everything that depends on a text alone. The body is given by its length only, so that threads do not send it twice. */
export interface ReadText extends SourceText {
  readonly text: SourceFile
  readonly data: unknown
  readonly bodyLine: number
  readonly bodyLength: number
  readonly key: string
  readonly index: MarkdownIndex
}

/** Reads and parses texts. Leaves out those with errors: the caller reads them again to report the errors. */
export function readTexts(files: readonly SourceText[], index: MarkdownEngine['index']): ReadText[] {
  return files.flatMap((file) => readText(file, index) ?? [])
}

function readText(file: SourceText, index: MarkdownEngine['index']): ReadText | null {
  const bytes = bytesOf(file)
  const text = bytes && decodeText(file.relative, bytes)
  if (!text || 'code' in text) return null
  const written = frontMatterOf(text)
  if (!written) return null
  const { data, body, bodyLine } = written
  return { ...file, text, data, bodyLine, bodyLength: body.length, key: indexKey(body), index: index(body) }
}

function bytesOf({ absolute }: SourceText): Uint8Array | null {
  try {
    return readFileSync(absolute)
  } catch {
    // Unreadable or deleted; the caller tries again and reports it.
    return null
  }
}

/** The front matter of a file; null if it has errors. */
export function frontMatterOf({ text }: SourceFile): FrontMatter | null {
  try {
    return parseFrontMatter(text)
  } catch (error) {
    if (error instanceof YamlError) return null
    throw error
  }
}

/** The front matter of a text that has been read. */
export function writtenIn({ text, data, bodyLine, bodyLength }: ReadText): FrontMatter {
  return { data, bodyLine, body: bodyIn(text.text, bodyLength) }
}
