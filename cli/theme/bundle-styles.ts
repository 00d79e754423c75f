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
  /** Files that the sheet refers to, by name in the output; `written` is how the sheet named them. */
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
 * The sheets of a theme as one, minified. Files that it refers to (fonts) get names of their content; a bare address
 * such as `@fontsource-variable/x/files/x.woff2` is looked up among the packages, and a fragment (`#text`) tells the parts of one
 * font from each other. `bothWays`: lines run
 * from the right in some language of the site.
 */
export async function bundleStyles(sheets: readonly string[], root: string, bothWays: boolean): Promise<StyleBundle> {
  const inputs = new Set<string>()
  const files: ReferencedFile[] = []
  let code = ''
  for (const sheet of sheets) code += await minified(sheet, root, inputs, files)
  const physical = withPhysicalNames(withoutLooseParts(code), bothWays)
  return { code: withShortNames(inlineConstants(physical)), files, inputs: [...inputs] }
}

/** One sheet with all that it imports, its addresses those of the output. Notes what it reads and refers to. */
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
  // The same address has the same placeholder at each place.
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

/** Of a font, what its face can show. */
async function referencedFile(url: string, from: string, root: string, face: FontFace | null): Promise<ReferencedFile> {
  const file = url.replace(/#.*/, '')
  const source = file.startsWith('.') ? path.resolve(path.dirname(from), file) : packageFile(file, root)
  const { name, ext } = path.parse(source)
  const original = readFileSync(source)
  const bytes = face && ext === '.woff2' ? await fittedFont(original, face) : original
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}
