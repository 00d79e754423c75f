import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** The generator's folder, with `cli/`, `renderer/` and `i18n/`. */
export const TOOL = toolFolder()

/** Path of a module of the generator, given without extension: TypeScript in a clone, JavaScript in an installed package. */
export function toolModule(name: string): string {
  const source = path.join(TOOL, `${name}.ts`)
  return existsSync(source) ? source : path.join(TOOL, `${name}.js`)
}

const require = createRequire(path.join(TOOL, 'package.json'))

/** Packages that must exist only once: React keeps the state of the current render in module variables. */
const SHARED = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'])

/** Comments to keep in browser code: licences only. */
const FOR_PEOPLE = { annotation: false, jsdoc: false, legal: true }

export interface Bundle {
  readonly code: string
  readonly inputs: readonly string[]
}

/** The bundler is loaded only when needed: in most runs everything is compiled already. */
async function bundler() {
  const { rolldown } = await import('rolldown')
  return rolldown
}

/** Code for Node, in one module. React is external and resolved from the generator's packages. The module also exports `useLocales`. */
export async function bundleForNode(entry: string): Promise<Bundle & { readonly map: string }> {
  const { code, inputs, map } = await bundle(
    {
      input: '\0theme',
      platform: 'node',
      plugins: [virtualModules({ theme: themeModule(entry) }), sharedPackages(), oneCopy()],
      resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] },
    },
    { format: 'esm', sourcemap: 'hidden', sourcemapPathTransform: absoluteSource },
  )
  return { code, inputs, map: map ?? '' }
}

function absoluteSource(source: string, mapFile: string): string {
  return path.resolve(path.dirname(mapFile), source)
}

function themeModule(entry: string): string {
  const locales = JSON.stringify(toolModule('i18n/locales'))
  return `export * from ${JSON.stringify(entry)}\nexport { useLocales } from ${locales}`
}

/** Minified code for the browser; `define` replaces constants. */
export async function bundleForBrowser(
  entry: string,
  format: 'esm' | 'iife',
  define: Record<string, string> = {},
): Promise<Bundle> {
  return bundle(
    { input: entry, platform: 'browser', transform: { define, target: 'es2022' } },
    { format, minify: true, comments: FOR_PEOPLE },
  )
}

/** A chunk of code with a digest in its name. */
export interface Chunk {
  readonly name: string
  readonly code: string
  /** The entry of the chunk; null if it is shared. */
  readonly entry: string | null
  /** Names of the chunks that it imports. */
  readonly imports: readonly string[]
}

/**
 * Code that the browser loads on demand: a chunk for each entry, and one for shared code (React). `entries` are sources of modules by name.
 */
export async function bundleChunks(
  entries: Readonly<Record<string, string>>,
): Promise<{ chunks: Chunk[]; inputs: readonly string[] }> {
  const names = Object.keys(entries)
  if (names.length === 0) return { chunks: [], inputs: [] }
  const rolldown = await bundler()
  const build = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, `\0${name}`])),
    platform: 'browser',
    plugins: [virtualModules(entries), oneCopy()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] },
    logLevel: 'silent',
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      minify: true,
      comments: FOR_PEOPLE,
      entryFileNames: '[name].[hash:10].js',
      chunkFileNames: 'shared.[hash:10].js',
      hashCharacters: 'hex',
    })
    const chunks = output.flatMap((chunk) =>
      chunk.type === 'chunk'
        ? [{ name: chunk.fileName, code: chunk.code, entry: chunk.isEntry ? chunk.name : null, imports: chunk.imports }]
        : [],
    )
    return { chunks, inputs: (await build.watchFiles).filter((file) => !file.startsWith('\0')) }
  } finally {
    await build.close()
  }
}

// oxlint-disable-next-line no-control-regex -- bundlers mark virtual modules, which are no files, with this character
const VIRTUAL = new RegExp('^\0')

function virtualModules(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    // The filter avoids calls from the bundler into JavaScript for all other imports.
    resolveId: { filter: { id: VIRTUAL }, handler: (id) => id },
    load: { filter: { id: VIRTUAL }, handler: (id) => entries[id.slice(1)] ?? null },
  }
}

type Rolldown = Awaited<ReturnType<typeof bundler>>

async function bundle(
  input: Parameters<Rolldown>[0],
  output: Parameters<Awaited<ReturnType<Rolldown>>['generate']>[0],
): Promise<Bundle & { readonly map: string | undefined }> {
  const rolldown = await bundler()
  const build = await rolldown({ ...input, logLevel: 'silent' })
  try {
    const { output: chunks } = await build.generate({ ...output, codeSplitting: false })
    const [{ code, map }] = chunks
    return {
      code,
      map: map ? withoutTexts(map) : undefined,
      inputs: (await build.watchFiles).filter((file) => !file.startsWith('\0')),
    }
  } finally {
    await build.close()
  }
}

/** Sources are on disk; a source map with their contents would be ten times larger. */
function withoutTexts(map: object): string {
  return JSON.stringify({ ...map, sourcesContent: undefined })
}

function sharedPackages(): Plugin {
  return {
    name: 'shared-packages',
    resolveId: {
      filter: { id: /^react/ },
      handler: (id) => (SHARED.has(id) ? { id: pathToFileURL(require.resolve(id)).href, external: true } : null),
    },
  }
}

/** Modules of the generator that a theme may import, by name. */
const OWN: Readonly<Record<string, string>> = { kartograf: 'renderer/index', 'kartograf/client': 'renderer/client' }

/** Resolves imports of the generator, React and zod to the program's own copies, even if the site has installed others or none. */
function oneCopy(): Plugin {
  return {
    name: 'one-copy',
    resolveId: {
      filter: { id: /^(?:kartograf|react|react-dom|zod)(?:\/|$)/ },
      handler(id) {
        const own = OWN[id]
        return this.resolve(own === undefined ? id : toolModule(own), path.join(TOOL, 'package.json'), {
          skipSelf: true,
        })
      },
    },
  }
}

/** The generator's folder: relative to this file, or as set in the compiled program. */
function toolFolder(): string {
  const told = process.env['SITE_TOOL_FOLDER']
  return told ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
}

/** The file of a package, resolved like Node from the generator or the site. */
export function packageFile(specifier: string, root: string): string {
  return require.resolve(specifier, { paths: [root, TOOL] })
}
