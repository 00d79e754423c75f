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
 * All styles of a theme as one minified sheet. Files that it refers to (fonts) get names of their content; a bare address
 * such as `@fontsource-variable/x/files/x.woff2` is looked up among the packages.
 */
export async function bundleStyles(entry: string, root: string): Promise<StyleBundle> {
  const { bundleAsync } = await import('lightningcss')
  const inputs = new Set<string>()
  const { code, dependencies } = await bundleAsync({
    filename: entry,
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
  const files = urls.map(({ url, loc }) => referencedFile(url, loc.filePath, root))
  for (const { source } of files) inputs.add(source)
  const sheet = urls.reduce(
    (css, { placeholder }, index) => css.replaceAll(placeholder, () => `/assets/${files[index]?.name ?? ''}`),
    Buffer.from(code).toString('utf8'),
  )
  return {
    code: withShortNames(inlineConstants(withPhysicalNames(withoutLooseParts(sheet)))),
    files,
    inputs: [...inputs],
  }
}

function referencedFile(url: string, from: string, root: string) {
  const source = url.startsWith('.') ? path.resolve(path.dirname(from), url) : packageFile(url, root)
  const bytes = readFileSync(source)
  const { name, ext } = path.parse(source)
  return { name: `${name}.${sha256(bytes).slice(0, 10)}${ext}`, written: url, bytes, source }
}
