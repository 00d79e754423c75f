import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, RolldownLog, RolldownOutput } from 'rolldown'
import { codeFault, codeFaults } from './code-faults.ts'
import { CompileError } from './compile-error.ts'
import { siteStemmers } from './site-stemmers.ts'

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

/** A package as one module for the browser. `specifier` is looked for from `folder`. */
export async function bundlePackage(specifier: string, folder: string): Promise<string> {
  const name = JSON.stringify(specifier)
  const source = `export * from ${name}\nimport * as all from ${name}\nexport default all.default`
  const { code } = await bundle(
    { input: '\0package', platform: 'browser', cwd: folder, plugins: [virtualModules({ package: source })] },
    { format: 'esm', comments: FOR_PEOPLE },
  )
  return code
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
 * Code that the browser loads on demand: a chunk for each entry, and one for shared code (React). `entries` are sources of modules by name;
 * of the search it contains what these locales need.
 */
export async function bundleChunks(
  entries: Readonly<Record<string, string>>,
  locales: readonly string[] = [],
  base = '',
): Promise<{ chunks: Chunk[]; inputs: readonly string[] }> {
  const names = Object.keys(entries)
  if (names.length === 0) return { chunks: [], inputs: [] }
  const { output, inputs } = await built(
    {
      input: Object.fromEntries(names.map((name) => [name, `\0${name}`])),
      platform: 'browser',
      plugins: [virtualModules(entries), oneCopy(), siteStemmers(toolModule('renderer/search/stemmers'), locales)],
      transform: {
        define: { 'process.env.NODE_ENV': '"production"', SITE_BASE: JSON.stringify(base) },
        target: 'es2022',
      },
      resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] },
    },
    {
      format: 'esm',
      minify: true,
      comments: FOR_PEOPLE,
      entryFileNames: '[name].[hash:10].js',
      chunkFileNames: 'shared.[hash:10].js',
      hashCharacters: 'hex',
    },
  )
  const chunks = output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? [{ name: chunk.fileName, code: chunk.code, entry: chunk.isEntry ? chunk.name : null, imports: chunk.imports }]
      : [],
  )
  return { chunks, inputs }
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
type Input = Parameters<Rolldown>[0]
type Output = Parameters<Awaited<ReturnType<Rolldown>>['generate']>[0]

async function bundle(input: Input, output: Output): Promise<Bundle & { readonly map: string | undefined }> {
  const { output: chunks, inputs } = await built(
    { ...input, experimental: { attachDebugInfo: 'none' } },
    { ...output, codeSplitting: false },
  )
  const [{ code, map }] = chunks
  return { code, map: map ? withoutTexts(map) : undefined, inputs }
}

/** Runs the bundler. Throws a `CompileError` with all that it has found. */
async function built(input: Input, output: Output): Promise<RolldownOutput & Pick<Bundle, 'inputs'>> {
  const rolldown = await bundler()
  const unresolved: RolldownLog[] = []
  const build = await rolldown({ ...input, onLog: (_level, log) => void (isUnresolved(log) && unresolved.push(log)) })
  try {
    const made = await build.generate(output)
    if (unresolved.length > 0) throw new CompileError(unresolved.map(codeFault))
    return { ...made, inputs: (await build.watchFiles).filter((file) => !file.startsWith('\0')) }
  } catch (error) {
    const faults = codeFaults(error)
    throw faults ? new CompileError(faults, error) : error
  } finally {
    await build.close()
  }
}

/** A package that is not installed. The bundler would leave the import to Node or the browser, which fail without a place. */
function isUnresolved({ code }: RolldownLog): boolean {
  return code === 'UNRESOLVED_IMPORT'
}

/** Sources are on disk; a source map with their contents would be ten times larger. */
function withoutTexts(map: object): string {
  return JSON.stringify({ ...map, sourcesContent: undefined })
}

/** The version of React that themes get; of a site if the generator is installed there. */
export function reactVersion(): string {
  return (require('react/package.json') as { version: string }).version
}

/** Compiled code for a digest: without the place where React lies, which differs from machine to machine. */
export function withoutPlaces(code: string): string {
  const version = reactVersion()
  return [...SHARED].reduce((text, id) => text.replaceAll(placeOf(id), `${id}@${version}`), code)
}

function placeOf(id: string): string {
  return pathToFileURL(require.resolve(id)).href
}

function sharedPackages(): Plugin {
  return {
    name: 'shared-packages',
    resolveId: {
      filter: { id: /^react/ },
      handler: (id) => (SHARED.has(id) ? { id: placeOf(id), external: true } : null),
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
