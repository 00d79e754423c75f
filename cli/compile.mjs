// Plain Node: the program is TypeScript, and Node 20 does not run that. One bundle also starts faster than hundreds of files.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Folders and files that the program is made of. */
const SOURCES = ['cli', 'renderer', 'i18n', 'package-lock.json']

/** Packages that are not bundled: React because templates share it, the others because they contain native code or WebAssembly. */
export const EXTERNAL = [
  /^react(-dom)?($|\/)/,
  /^rolldown($|\/)/,
  'lightningcss',
  'satteri',
  'chokidar',
  '@resvg/resvg-js',
  'harfbuzzjs',
  'sharp',
  /^woff2-encoder/,
]

/**
 * Returns the folder of the compiled program (`main.mjs`, `worker.mjs` …) and the digest of its code. Compiles only if the
 * time or size of a source has changed.
 */
export async function compileProgram(tool) {
  const cache = path.join(tool, '.cache', 'program')
  const stamp = stampOf(tool)
  const known = readKnown(cache)
  if (known?.stamp === stamp) return { folder: path.join(cache, known.digest), digest: known.digest }
  const { digest, chunks } = await bundleProgram(tool)
  const folder = path.join(cache, digest)
  orEnd(cache, () => {
    mkdirSync(folder, { recursive: true })
    for (const { fileName, code } of chunks) writeAtomically(path.join(folder, fileName), code)
    writeAtomically(path.join(cache, 'stamp.json'), JSON.stringify({ stamp, digest }))
  })
  removeOthers(cache, digest)
  return { folder, digest }
}

/** Ends the program if the disk is full or read-only: what would tell so is not compiled yet. */
function orEnd(cache, write) {
  try {
    write()
  } catch (error) {
    if (!error.syscall) throw error
    process.stderr.write(
      `The program could not be compiled into ${cache}: ${error.message}. Check the folder, its permissions and the free disk space.\n`,
    )
    process.exit(3)
  }
}

/** Entries of the program, by the name of the compiled file. */
const ENTRIES = {
  main: 'cli/main.ts',
  worker: 'cli/build/render/worker.ts',
  compiler: 'cli/theme/compiler-process.ts',
  receiver: 'cli/receiver/entry.ts',
  'for-themes': 'cli/theme/for-themes.ts',
  'for-islands': 'renderer/client.ts',
  zod: 'cli/theme/zod.ts',
}

/**
 * Bundles entries of the program. Returns the files, their sources and imports, and the digest of the code, which includes the versions of
 * external packages.
 */
export async function bundleProgram(tool, names = Object.keys(ENTRIES)) {
  const [{ rolldown }, { withStableShapes }] = await Promise.all([import('rolldown'), import('./stable-shapes.mjs')])
  const input = Object.fromEntries(names.map((name) => [name, path.join(tool, ENTRIES[name])]))
  // The digest must not depend on the path of a clone: shards of a build come from several machines.
  const build = await rolldown({
    input,
    cwd: tool,
    platform: 'node',
    external: EXTERNAL,
    plugins: [patternsAsJson(), withoutUnused()],
    logLevel: 'silent',
    experimental: { attachDebugInfo: 'none' },
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  const files = chunks.map(({ fileName, code }) => ({ fileName, code: withStableShapes(inAscii(code)) }))
  const hash = createHash('sha256')
  for (const { fileName, code } of files) hash.update(`${fileName}\n${code}`)
  hash.update(readFileSync(path.join(tool, 'package-lock.json')))
  return {
    digest: hash.digest('hex').slice(0, 16),
    chunks: files,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    imports: chunks.flatMap(({ imports, dynamicImports }) => imports.concat(dynamicImports)),
  }
}

/** Hyphenation patterns as JSON, which V8 reads three times as fast as the same literals: 0.1 s of each start and each thread, in German. */
function patternsAsJson() {
  return {
    name: 'patterns-as-json',
    load: {
      filter: { id: /[\\/]hyphen[\\/]patterns[\\/][\w-]+\.js$/ },
      handler: (file) => `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(require(file)))})`,
    },
  }
}

/** Parts of packages that no run needs, and what stands for them: a sixth of the time in which each start and each thread compiles. */
const UNUSED = [
  // For functions in YAML, which gray-matter's js-yaml would read. We give it a parser of our own.
  { id: /[\\/]esprima[\\/]dist[\\/]esprima\.js$/, code: 'module.exports = {}' },
  // Messages in fifty languages. What is wrong with a field is told in the generator's own words.
  { id: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, code: `export { default as en } from './en.js'` },
]

function withoutUnused() {
  return {
    name: 'without-unused',
    load: {
      filter: { id: UNUSED.map(({ id }) => id) },
      handler: (file) => UNUSED.find(({ id }) => id.test(file))?.code ?? null,
    },
  }
}

/**
 * Code with escapes for other characters than ASCII. Node decodes it in a fifth of the time, and V8 needs half of the memory: one such
 * character doubles that of a file.
 */
function inAscii(code) {
  return code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function stampOf(tool) {
  const files = SOURCES.flatMap((name) => filesOf(path.join(tool, name)))
  return files
    .map((file) => ({ file, stats: statSync(file) }))
    .map(({ file, stats: { mtimeMs, size } }) => `${path.relative(tool, file)} ${mtimeMs} ${size}`)
    .join('\n')
}

function filesOf(file) {
  if (statSync(file).isFile()) return [file]
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .sort()
    .map((name) => path.join(file, name))
}

function readKnown(cache) {
  try {
    return JSON.parse(readFileSync(path.join(cache, 'stamp.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes each file atomically, because two runs may compile at once. */
function writeAtomically(file, content) {
  const temporary = `${file}.${process.pid}`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    // A full disk keeps a part of it.
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Removes obsolete programs older than an hour. A younger one may be in use. */
function removeOthers(cache, digest) {
  const hourAgo = Date.now() - 3_600_000
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name)
    if (name !== digest && statSync(folder).isDirectory() && statSync(folder).mtimeMs < hourAgo)
      rmSync(folder, { recursive: true, force: true })
  }
}
