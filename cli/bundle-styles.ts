import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packageFile } from './bundle-code.ts'
import { inlineConstants } from './inline-constants.ts'
import { sha256 } from './paths.ts'
import { withoutLooseParts, withPhysicalNames, withShortNames } from './shorten-styles.ts'

export interface StyleBundle {
  readonly code: string
  /** Files that the sheet refers to, by name in the output; `written` is how the sheet named them. */
  readonly files: readonly { readonly name: string; readonly written: string; readonly bytes: Uint8Array }[]
  readonly inputs: readonly string[]
}

/**
 * The sheets of a theme as one, minified. Files that it refers to (fonts) get names of their content; a bare address
 * such as `@fontsource-variable/x/files/x.woff2` is looked up among the packages. `bothWays`: lines run
 * from the right in some language of the site.
 */
export async function bundleStyles(sheets: readonly string[], root: string, bothWays: boolean): Promise<StyleBundle> {
  const inputs = new Set<string>()
  const files: ReturnType<typeof referencedFile>[] = []
  let code = ''
  for (const sheet of sheets) code += await minified(sheet, root, inputs, files)
  const physical = withPhysicalNames(withoutLooseParts(code), bothWays)
  return { code: withShortNames(inlineConstants(physical)), files, inputs: [...inputs] }
}

/** One sheet with all that it imports, its addresses those of the output. Notes what it reads and refers to. */
async function minified(
  filename: string,
  root: string,
  inputs: Set<string>,
  files: ReturnType<typeof referencedFile>[],
): Promise<string> {
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
  return urls.reduce((css, { url, loc, placeholder }) => {
    const file = referencedFile(url, loc.filePath, root)
    inputs.add(file.source)
    files.push(file)
    return css.replaceAll(placeholder, () => `/assets/${file.name}`)
  }, Buffer.from(code).toString('utf8'))
}

function referencedFile(url: string, from: string, root: string) {
  const source = url.startsWith('.') ? path.resolve(path.dirname(from), url) : packageFile(url, root)
  const bytes = readFileSync(source)
  const { name, ext } = path.parse(source)
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}
