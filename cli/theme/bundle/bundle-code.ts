import path from 'node:path'
import type { OutputChunk, RolldownLog, RolldownOutput } from 'rolldown'
import { oneCopy, virtualModules } from './bundle-plugins.ts'
import { codeFault, codeFaults } from '../faults/code-faults.ts'
import { CompileError, type CompileFault } from '../faults/compile-error.ts'
import { foreignImports } from './foreign-imports.ts'
import { formatsInBrowser } from './formats-in-browser.ts'
import { htmlSetters } from './html-setters.ts'
import { siteStemmers } from './site-stemmers.ts'
import { TOOL, toolModule } from '../tool-folder.ts'

/** Comments to keep in browser code: licences only. */
const FOR_PEOPLE = { annotation: false, jsdoc: false, legal: true }

export interface Bundle {
  readonly code: string
  readonly inputs: readonly string[]
  /** Style sheets that packages import in their code, which are left out. */
  readonly sheets: readonly string[]
}

/** The bundler is loaded only when needed: in most runs everything is compiled already. */
async function bundler() {
  const { rolldown } = await import('rolldown')
  return rolldown
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

/** Bundles a package into one module for the browser. `specifier` is resolved from `folder`. */
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
 * Code that the browser loads on demand: a chunk for each entry, and one for shared code (React). `entries`: source code of modules by
 * name. `locales`: the search contains only their stemmers.
 */
export async function bundleChunks(
  entries: Readonly<Record<string, string>>,
  locales: readonly string[] = [],
  base = '',
): Promise<{ chunks: Chunk[]; inputs: readonly string[]; htmlSetters: readonly string[] }> {
  if (Object.keys(entries).length === 0) return { chunks: [], inputs: [], htmlSetters: [] }
  const { output, inputs } = await built(chunkInput(entries, locales, base), CHUNK_OUTPUT)
  const chunks = output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? [{ name: chunk.fileName, code: chunk.code, entry: chunk.isEntry ? chunk.name : null, imports: chunk.imports }]
      : [],
  )
  const modules = output.map((chunk) => (chunk.type === 'chunk' ? chunk.modules : {}))
  return { chunks, inputs, htmlSetters: htmlSetters(Object.assign({}, ...modules)) }
}

/**
 * The source maps of the same chunks, as JSON by the name of the chunk: with a map beside it, code is the same. `written`: how a map names a
 * source, of which it gets the absolute path.
 */
export async function chunkMaps(
  [entries, locales = [], base = '']: Parameters<typeof bundleChunks>,
  written: (source: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const sourcemapPathTransform = (source: string, map: string): string =>
    written(path.resolve(path.dirname(map), source))
  const output: Output = { ...CHUNK_OUTPUT, sourcemap: 'hidden', sourcemapPathTransform }
  const made = await built(chunkInput(entries, locales, base), output)
  return new Map(
    made.output.flatMap((one) =>
      one.type === 'chunk' && one.map ? [[one.fileName, one.map.toString()] as const] : [],
    ),
  )
}

function chunkInput(entries: Readonly<Record<string, string>>, locales: readonly string[], base: string): Input {
  return {
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `\0${name}`])),
    platform: 'browser',
    plugins: [virtualModules(entries), oneCopy(), siteStemmers(toolModule('renderer/search/stemmers'), locales)],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', SITE_BASE: JSON.stringify(base) },
      target: 'es2022',
    },
    resolve: { modules: ['node_modules', path.join(TOOL, 'node_modules')] },
  }
}

type Rolldown = Awaited<ReturnType<typeof bundler>>
export type Input = Parameters<Rolldown>[0]
type Output = Parameters<Awaited<ReturnType<Rolldown>>['generate']>[0]

const CHUNK_OUTPUT: Output = {
  format: 'esm',
  minify: true,
  comments: FOR_PEOPLE,
  entryFileNames: '[name].[hash:10].js',
  chunkFileNames: 'shared.[hash:10].js',
  hashCharacters: 'hex',
}

/** Bundles code into one module. Throws CompileError with all errors. */
export async function bundle(input: Input, output: Output): Promise<Bundle & Pick<OutputChunk, 'map'>> {
  const {
    output: chunks,
    inputs,
    sheets,
  } = await built({ ...input, experimental: { attachDebugInfo: 'none' } }, { ...output, codeSplitting: false })
  const [{ code, map }] = chunks
  return { code, map, inputs, sheets }
}

/** Runs the bundler. Throws CompileError with all errors. */
async function built(input: Input, output: Output): Promise<RolldownOutput & Pick<Bundle, 'inputs' | 'sheets'>> {
  const rolldown = await bundler()
  const unresolved: RolldownLog[] = []
  const faults: CompileFault[] = []
  const sheets = new Set<string>()
  const build = await rolldown({
    ...input,
    plugins: [foreignImports(faults, sheets), input.platform === 'browser' && formatsInBrowser(faults), input.plugins],
    onLog: (_level, log) => void (isUnresolved(log) && unresolved.push(log)),
  })
  try {
    const made = await build.generate(output)
    if (unresolved.length + faults.length > 0) throw new CompileError([...unresolved.map(codeFault), ...faults])
    return { ...made, inputs: (await build.watchFiles).filter((file) => !file.startsWith('\0')), sheets: [...sheets] }
  } catch (error) {
    const own = codeFaults(error)
    throw own ? new CompileError([...own, ...faults], error) : error
  } finally {
    await build.close()
  }
}

/**
 * Whether a message is about a package that is not installed. The bundler would keep the import, which would fail later without a position.
 */
function isUnresolved({ code }: RolldownLog): boolean {
  return code === 'UNRESOLVED_IMPORT'
}
