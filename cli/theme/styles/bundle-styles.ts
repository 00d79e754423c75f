import { readFileSync } from 'node:fs'
import { fontFaceAt } from '../../fonts/font-face.ts'
import { CompileError, type CompileFault } from '../faults/compile-error.ts'
import { importedSheet } from './imported-sheet.ts'
import { invalidDeclarations } from './invalid-declarations.ts'
import { missingSemicolons } from './missing-semicolons.ts'
import { type ReferencedFile, referencedFile } from './referenced-file.ts'
import { refuseDialect, refuseEncoding, styleError } from './style-faults.ts'
import { unknownRule } from './style-dialects.ts'
import { END, inlineConstants } from './inline-constants.ts'
import { type SheetSource, unsetProperties } from './unset-properties.ts'
import { withoutLooseParts, withPhysicalNames, withShortNames } from './shorten-styles.ts'

export interface StyleBundle {
  /** One style sheet for each list of files. */
  readonly codes: readonly string[]
  /** Files used by the style sheet. */
  readonly files: readonly ReferencedFile[]
  readonly inputs: readonly string[]
  /** Rules that no browser knows. */
  readonly unknown: readonly CompileFault[]
  /** Declarations that lack their semicolon. */
  readonly unended: readonly CompileFault[]
  /** Declarations with a typing error. */
  readonly invalid: readonly CompileFault[]
  /** Custom properties that nothing sets. */
  readonly unset: readonly CompileFault[]
}

/**
 * Bundles and minifies style sheets that are used together, so that custom properties get the same short names in all of them. Referenced
 * files (fonts) get digests in their names. `bothWays`: whether the site has a right-to-left language;
 * `ofScripts`: custom properties that scripts use.
 */
export async function bundleStyles(
  sheets: readonly (readonly string[])[],
  root: string,
  bothWays: boolean,
  ofScripts: readonly string[] = [],
): Promise<StyleBundle> {
  const made = await together(sheets.map((parts) => together(parts.map((part) => minified(part, root)))))
  const codes = made.map((parts) => parts.map(({ css }) => css).join(''))
  const physical = withPhysicalNames(withoutLooseParts(codes.join(END)), bothWays)
  return {
    codes: withShortNames(inlineConstants(physical, ofScripts), ofScripts).split(END),
    files: made.flat().flatMap(({ files }) => files),
    inputs: [...new Set(made.flat().flatMap(({ inputs }) => inputs))],
    unknown: made.flat().flatMap(({ unknown }) => unknown),
    unended: made.flat().flatMap(({ unended }) => unended),
    invalid: made.flat().flatMap(({ invalid }) => invalid),
    unset: unsetProperties(unique(made.flat().flatMap(({ sources }) => sources)), ofScripts),
  }
}

/** Each sheet once, of those that several others import. */
function unique(sources: readonly SheetSource[]): SheetSource[] {
  return [...new Map(sources.map((source) => [source.file, source])).values()]
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
  readonly unended: readonly CompileFault[]
  readonly invalid: readonly CompileFault[]
  readonly sources: readonly SheetSource[]
}

/** Bundles a style sheet with its imports, with URLs of the output. */
async function minified(filename: string, root: string): Promise<MinifiedSheet> {
  const { bundleAsync, transform } = await import('lightningcss')
  const inputs: string[] = []
  const files: ReferencedFile[] = []
  const unended: CompileFault[] = []
  const invalid: CompileFault[] = []
  const sources: SheetSource[] = []
  const read = (file: string): string => {
    refuseDialect(file)
    refuseEncoding(file)
    inputs.push(file)
    // A byte order mark would be the name of an element, in the selector of the first rule.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    unended.push(...missingSemicolons(file, text))
    invalid.push(...invalidDeclarations(file, text, transform))
    sources.push({ file, text })
    return text
  }
  const { code, dependencies, warnings } = await bundleAsync({
    filename,
    minify: true,
    analyzeDependencies: true,
    resolver: { read, resolve: (url, from) => importedSheet(url, from, root) },
  }).catch((error: unknown) => {
    throw styleError(error, filename)
  })
  const urls = (dependencies ?? []).flatMap((dependency) => (dependency.type === 'url' ? [dependency] : []))
  let css = Buffer.from(code).toString('utf8')
  // Equal URLs have equal placeholders.
  for (const { url, loc, placeholder } of urls) {
    while (css.includes(placeholder)) {
      const file = await referencedFile(url, loc, root, fontFaceAt(css, placeholder))
      if (file?.source) inputs.push(file.source)
      if (file) files.push(file)
      css = css.replace(placeholder, () => file?.name ?? url)
    }
  }
  return {
    css,
    files,
    inputs,
    unknown: warnings.flatMap((warning) => unknownRule(warning) ?? []),
    unended,
    invalid,
    sources,
  }
}
