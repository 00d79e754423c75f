// The modules of the generator that other packages import, as JavaScript with declarations.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Modules that a theme, a host or the compiler of themes asks for by name; all others come along with them. */
const PUBLIC = ['renderer/index', 'renderer/client', 'cli/receiver/entry']
const INNER = ['i18n/locales', ...['hydrate', 'live', 'main', 'root'].map((name) => `renderer/client/${name}`)]

/** Compiles the modules of `tool` into `stage` and takes out what none of them reaches: TypeScript also writes what only types refer to. */
export function emitModules(tool, stage) {
  const tsc = path.join(tool, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [tsc, '-p', path.join(tool, 'cli', 'package', 'tsconfig.json'), '--outDir', stage]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The modules of the package do not compile:\n${stdout}`)
  const written = readdirSync(stage, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.js$|\.d\.ts$/.test(name),
  )
  for (const name of written.filter((name) => name.endsWith('.d.ts'))) nameCompiledFiles(path.join(stage, name))
  const reached = new Set([...reach(stage, [...PUBLIC, ...INNER], '.js'), ...reach(stage, PUBLIC, '.d.ts')])
  for (const name of written) if (!reached.has(path.join(stage, name))) rmSync(path.join(stage, name))
  removeEmpty(stage)
}

/** The files of one ending that some modules import, themselves included. */
function reach(stage, modules, ending) {
  const files = new Set(modules.map((name) => path.join(stage, name + ending)))
  for (const file of files) {
    for (const specifier of importsIn(file).filter((name) => name.startsWith('.')))
      files.add(path.resolve(path.dirname(file), specifier.replace(/\.js$/, ending)))
  }
  return files
}

/** Import specifiers of a module. */
export function importsIn(file) {
  const code = readFileSync(file, 'utf8')
  const patterns = /(?:\bfrom\s*|^import\s*|\bimport\()(['"])([^'"\s]+)\1/gm
  return [...code.matchAll(patterns)].map(([, , specifier]) => specifier)
}

/** TypeScript rewrites the endings of imports in modules, and leaves them in declarations. */
function nameCompiledFiles(file) {
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, code.replaceAll(/(['"])(\.{1,2}\/[^'"\s]+)\.tsx?\1/g, '$1$2.js$1'))
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name))
  if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
