import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fontFaceAt, type FontFace } from '../fonts/font-face.ts'
import { fittedFont } from '../fonts/fitted-font.ts'
import { packageFile } from './bundle-code.ts'
import { inlineConstants } from './inline-constants.ts'
import { sha256 } from '../output/paths.ts'
import { withoutLooseParts, withPhysicalNames, withShortNames } from './shorten-styles.ts'

export interface StyleBundle {
  readonly code: string
  /** Files used by the style sheet, by name in the output; `written` is the original URL. */
  readonly files: readonly ReferencedFile[]
  readonly inputs: readonly string[]
}

interface ReferencedFile {
  readonly name: string
  readonly written: string
  readonly bytes: Uint8Array
  readonly source: string
}

/**
 * Bundles and minifies the style sheets of a theme. Referenced files (fonts) get digests in their names. Bare URLs such as
 * `@fontsource-variable/x/files/x.woff2` are resolved as packages, and a fragment (`#text`) distinguishes several subsets of a font.
 * `bothWays`: the site has a right-to-left language.
 */
export async function bundleStyles(sheets: readonly string[], root: string, bothWays: boolean): Promise<StyleBundle> {
  const inputs = new Set<string>()
  const files: ReferencedFile[] = []
  let code = ''
  for (const sheet of sheets) code += await minified(sheet, root, inputs, files)
  const physical = withPhysicalNames(withoutLooseParts(code), bothWays)
  return { code: withShortNames(inlineConstants(physical)), files, inputs: [...inputs] }
}

/** Bundles a style sheet with its imports, with URLs of the output. Records the files that it reads and refers to. */
async function minified(filename: string, root: string, inputs: Set<string>, files: ReferencedFile[]): Promise<string> {
  const { bundleAsync } = await import('lightningcss')
  const { code, dependencies } = await bundleAsync({
    filename,
    minify: true,
    analyzeDependencies: true,
    resolver: {
      read: (file) => {
        inputs.add(file)
        return readFileSync(file, 'utf8')
      },
    },
  })
  const urls = (dependencies ?? []).flatMap((dependency) => (dependency.type === 'url' ? [dependency] : []))
  let css = Buffer.from(code).toString('utf8')
  // Equal URLs have equal placeholders.
  for (const { url, loc, placeholder } of urls) {
    while (css.includes(placeholder)) {
      const file = await referencedFile(url, loc.filePath, root, fontFaceAt(css, placeholder))
      inputs.add(file.source)
      files.push(file)
      css = css.replace(placeholder, () => `/assets/${file.name}`)
    }
  }
  return css
}

/** For a font, its subset. */
async function referencedFile(url: string, from: string, root: string, face: FontFace | null): Promise<ReferencedFile> {
  const file = url.replace(/#.*/, '')
  const source = file.startsWith('.') ? path.resolve(path.dirname(from), file) : packageFile(file, root)
  const { name, ext } = path.parse(source)
  const original = readFileSync(source)
  const bytes = face && ext === '.woff2' ? await fittedFont(original, face) : original
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}
