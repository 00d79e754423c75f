import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceLocation } from 'lightningcss'
import type { IssueWords } from '../../../renderer/definitions/issue.ts'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import type { FontFace } from '../../fonts/font-face.ts'
import { fittedFont } from '../../fonts/fitted-font.ts'
import { sha256 } from '../../output/digest.ts'
import { CompileError } from '../faults/compile-error.ts'
import { fileOfPackage } from '../package-file.ts'
import { dataFile } from './data-url.ts'
import { foreignError, isForeign } from './foreign-styles.ts'

/** A file that a style sheet names with `url()`. */
export interface ReferencedFile {
  /** In the output. */
  readonly name: string
  /** The original URL. */
  readonly written: string
  readonly bytes: Uint8Array
  /** Null if the sheet itself has the bytes. */
  readonly source: string | null
}

/**
 * The file of a URL at `from`; of a font, its subset for the `face`. A fragment distinguishes several subsets of a font. Null for a
 * fragment alone (`url(#blur)`), which is a part of the page.
 */
export async function referencedFile(
  url: string,
  from: SourceLocation,
  root: string,
  face: FontFace | null,
): Promise<ReferencedFile | null> {
  if (url.startsWith('#')) return null
  const { name, ext, source, original } = url.startsWith('data:') ? inSheet(url, from) : onDisk(url, from, root)
  const bytes =
    face && ext === '.woff2'
      ? await fittedFont(original, face).catch((error: unknown) => {
          throw errorAt(from, brokenFont(source, error), error)
        })
      : original
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}

interface Original {
  readonly name: string
  readonly ext: string
  readonly source: string | null
  readonly original: Buffer
}

/** A `data:` URL becomes a file, because the policy of the pages allows pictures and fonts of the site only. */
function inSheet(url: string, from: SourceLocation): Original {
  const data = dataFile(url)
  if (data) return { name: 'data', ext: data.ext, source: null, original: data.bytes }
  const message = `\`${url.slice(0, 40)}…\` is no picture and no font`
  throw errorAt(from, { message, hint: 'name a file instead' })
}

function onDisk(url: string, from: SourceLocation, root: string): Original {
  const source = sourceOf(url, from, root)
  const { name, ext } = path.parse(source)
  return { name, ext, source, original: readFileSync(source) }
}

/** An error at the place where a sheet names a file. */
function errorAt({ filePath, start }: SourceLocation, words: IssueWords, cause?: unknown): CompileError {
  return new CompileError([{ file: path.resolve(filePath), ...start, ...words }], cause)
}

function brokenFont(source: string | null, error: unknown): IssueWords {
  return {
    message: `the font ${source ?? 'in the sheet'} cannot be read: ${messageOf(error)}`,
    expected: 'a whole file in the format WOFF2',
    hint: 'take it from its source again; a file of Git LFS may be a pointer, and a TTF is none by another name',
  }
}

/** The file of a URL in a style sheet: relative to the sheet, or in a package. Old sheets add a query (`a.woff?v=4`) for old browsers. */
function sourceOf(url: string, from: SourceLocation, root: string): string {
  const { filePath, start } = from
  if (isForeign(url)) throw foreignError(url, filePath, start)
  const file = url.replace(/[?#].*/, '')
  const beside = path.resolve(path.dirname(filePath), file)
  const source = file.startsWith('.') || existsSync(beside) ? beside : fileOfPackage(file, filePath, root)
  if (source !== undefined && existsSync(source)) return source
  const message = source === undefined ? `no package has the file \`${file}\`` : `there is no file ${source}`
  const hint = 'a path such as ./fonts/text.woff2 is relative to the style sheet, any other is one of a package'
  throw errorAt(from, { message, hint })
}
