// Emits the modules that other packages import as JavaScript with declarations.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Modules imported by name from themes, hosts or the theme compiler; their dependencies are included. */
const PUBLIC = ['renderer/index', 'renderer/client', 'cli/receiver/entry']
const INNER = [
  'i18n/locales',
  ...['edit/edit', 'hydrate', 'main', 'root', 'services/services', 'watch/live'].map(
    (name) => `renderer/client/${name}`,
  ),
]

/** Compiles the modules of `tool` into `stage`, and removes unreachable ones: TypeScript also emits modules used only for types. */
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

/** The files of the modules and of everything that they import, with a given extension. */
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

/** TypeScript rewrites import extensions in modules, but not in declarations. */
function nameCompiledFiles(file) {
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, code.replaceAll(/(['"])(\.{1,2}\/[^'"\s]+)\.tsx?\1/g, '$1$2.js$1'))
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name))
  if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
