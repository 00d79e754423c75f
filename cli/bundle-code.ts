import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** Code of the generator itself: the folder that holds `cli/`, `renderer/` and `i18n/`. */
export const TOOL = toolFolder()

const require = createRequire(path.join(TOOL, 'package.json'))

/** Packages of which there may be one copy only: React keeps the state of a running render in itself. */
const SHARED = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'])

export interface Bundle {
  readonly code: string
  readonly inputs: readonly string[]
}

/** The bundler is loaded when something has to be bundled: most runs find everything compiled. */
async function bundler() {
  const { rolldown } = await import('rolldown')
  return rolldown
}

/** Code for Node: everything in one module but React, which is taken from the generator's own packages. */
export async function bundleForNode(entry: string): Promise<Bundle> {
  return bundle({ input: entry, platform: 'node', plugins: [sharedPackages()], resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] } }, { format: 'esm' })
}

/** Code for the browser, minified; `define` fills in constants. */
export async function bundleForBrowser(entry: string, format: 'esm' | 'iife', define: Record<string, string> = {}): Promise<Bundle> {
  return bundle({ input: entry, platform: 'browser', transform: { define, target: 'es2022' } }, { format, minify: true })
}

type Rolldown = Awaited<ReturnType<typeof bundler>>

async function bundle(input: Parameters<Rolldown>[0], output: { format: 'esm' | 'iife'; minify?: boolean }): Promise<Bundle> {
  const rolldown = await bundler()
  const build = await rolldown({ ...input, logLevel: 'silent' })
  try {
    const { output: chunks } = await build.generate({ ...output, codeSplitting: false })
    return { code: chunks[0].code, inputs: await build.watchFiles }
  } finally {
    await build.close()
  }
}

function sharedPackages(): Plugin {
  return {
    name: 'shared-packages',
    resolveId: (id) => (SHARED.has(id) ? { id: pathToFileURL(require.resolve(id)).href, external: true } : null),
  }
}

/** Where the generator's sources are: beside this file, or where the compiled program was told that they are. */
function toolFolder(): string {
  const told = process.env['SITE_TOOL_FOLDER']
  return told ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
}

/** The file of a package, as Node would find it from the generator or from the site. */
export function packageFile(specifier: string, root: string): string {
  return require.resolve(specifier, { paths: [root, TOOL] })
}
