import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceLocation } from 'lightningcss'
import { messageOf } from '../../../renderer/definitions/message-of.ts'
import { fontFaceAt, type FontFace } from '../../fonts/font-face.ts'
import { fittedFont } from '../../fonts/fitted-font.ts'
import { packageFile } from '../tool-folder.ts'
import { CompileError, type CompileFault } from '../faults/compile-error.ts'
import { foreignError, importedSheet, isForeign } from './foreign-styles.ts'
import { refuseDialect, styleError } from './style-faults.ts'
import { unknownRule } from './style-dialects.ts'
import { inlineConstants } from './inline-constants.ts'
import { sha256 } from '../../output/paths.ts'
import { withoutLooseParts, withPhysicalNames, withShortNames } from './shorten-styles.ts'

export interface StyleBundle {
  /** One style sheet for each list of files. */
  readonly codes: readonly string[]
  /** Files used by the style sheet, by name in the output; `written` is the original URL. */
  readonly files: readonly ReferencedFile[]
  readonly inputs: readonly string[]
  /** Rules that no browser knows. */
  readonly unknown: readonly CompileFault[]
}

interface ReferencedFile {
  readonly name: string
  readonly written: string
  readonly bytes: Uint8Array
  readonly source: string
}

/** Separates the style sheets while they are shortened together. */
const END = '@end;'

/**
 * Bundles and minifies style sheets that are used together, so that custom properties get the same short names in all of them. Referenced
 * files (fonts) get digests in their names. Bare URLs such as `@fontsource-variable/x/files/x.woff2` are resolved as packages, and a
 * fragment (`#text`) distinguishes several subsets of a font. `bothWays`: whether the site has a right-to-left language.
 */
export async function bundleStyles(
  sheets: readonly (readonly string[])[],
  root: string,
  bothWays: boolean,
): Promise<StyleBundle> {
  const made = await together(sheets.map((parts) => together(parts.map((part) => minified(part, root)))))
  const codes = made.map((parts) => parts.map(({ css }) => css).join(''))
  const physical = withPhysicalNames(withoutLooseParts(codes.join(END)), bothWays)
  return {
    codes: withShortNames(inlineConstants(physical)).split(END),
    files: made.flat().flatMap(({ files }) => files),
    inputs: [...new Set(made.flat().flatMap(({ inputs }) => inputs))],
    unknown: made.flat().flatMap(({ unknown }) => unknown),
  }
}

/** All results. Throws one error with all faults. */
async function together<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(work)
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  const faults = errors.flatMap((error) => (error instanceof CompileError ? error.faults : []))
  const other = errors.find((error) => !(error instanceof CompileError))
  if (other !== undefined) throw other
  if (faults.length > 0) throw new CompileError(faults, errors[0])
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

interface MinifiedSheet {
  readonly css: string
  /** Files that it refers to. */
  readonly files: readonly ReferencedFile[]
  /** Files that it is made of. */
  readonly inputs: readonly string[]
  readonly unknown: readonly CompileFault[]
}

/** Bundles a style sheet with its imports, with URLs of the output. */
async function minified(filename: string, root: string): Promise<MinifiedSheet> {
  const { bundleAsync } = await import('lightningcss')
  const inputs: string[] = []
  const files: ReferencedFile[] = []
  const read = (file: string): string => {
    refuseDialect(file)
    inputs.push(file)
    return readFileSync(file, 'utf8')
  }
  const { code, dependencies, warnings } = await bundleAsync({
    filename,
    minify: true,
    analyzeDependencies: true,
    resolver: { read, resolve: importedSheet },
  }).catch((error: unknown) => {
    throw styleError(error, filename)
  })
  const urls = (dependencies ?? []).flatMap((dependency) => (dependency.type === 'url' ? [dependency] : []))
  let css = Buffer.from(code).toString('utf8')
  // Equal URLs have equal placeholders.
  for (const { url, loc, placeholder } of urls) {
    while (css.includes(placeholder)) {
      const file = await referencedFile(url, loc, root, fontFaceAt(css, placeholder))
      inputs.push(file.source)
      files.push(file)
      css = css.replace(placeholder, () => file.name)
    }
  }
  return { css, files, inputs, unknown: warnings.flatMap((warning) => unknownRule(warning) ?? []) }
}

/** A referenced file; of a font, its subset. */
async function referencedFile(
  url: string,
  from: SourceLocation,
  root: string,
  face: FontFace | null,
): Promise<ReferencedFile> {
  const source = sourceOf(url, from, root)
  const { name, ext } = path.parse(source)
  const original = readFileSync(source)
  const bytes =
    face && ext === '.woff2'
      ? await fittedFont(original, face).catch((error: unknown) => {
          throw brokenFont(source, error, from)
        })
      : original
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}

function brokenFont(source: string, error: unknown, { filePath, start }: SourceLocation): CompileError {
  const told = {
    message: `the font ${source} cannot be read: ${messageOf(error)}`,
    expected: 'a whole file in the format WOFF2',
    hint: 'take it from its source again; a file of Git LFS may be a pointer, and a TTF is none by another name',
  }
  return new CompileError([{ file: path.resolve(filePath), ...start, ...told }], error)
}

/** The file of a URL in a style sheet: relative to the sheet, or in a package. */
function sourceOf(url: string, { filePath, start }: SourceLocation, root: string): string {
  if (isForeign(url)) throw foreignError(url, filePath, start)
  const file = url.replace(/#.*/, '')
  const source = file.startsWith('.') ? path.resolve(path.dirname(filePath), file) : packageOf(file, root)
  if (source !== undefined && existsSync(source)) return source
  const message = source === undefined ? `no package has the file \`${file}\`` : `there is no file ${source}`
  const hint = 'a path such as ./fonts/text.woff2 is relative to the style sheet, any other is one of a package'
  throw new CompileError([{ file: path.resolve(filePath), ...start, message, hint }])
}

function packageOf(file: string, root: string): string | undefined {
  try {
    return packageFile(file, root)
  } catch {
    // The caller reports the position.
    return undefined
  }
}
