// Plain Node: creates the package that other projects install. `npm run pack` writes kartograf-<version>.tgz into this folder, `npm run
// pack -- <folder>` into another one.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '../compile.mjs'
import { emitModules } from './emit.mjs'
import { manifestOf } from './manifest.mjs'
import { noticesOf } from './notices.mjs'

const TOOL = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Documents for users of the package. Some messages refer to them. */
const GUIDES = [
  'tour',
  'writing',
  'building',
  'themes',
  'recipes',
  'addresses',
  'languages',
  'services',
  'pull',
  'edit',
  'migrate',
  'earlier-changes',
].map((name) => `docs/${name}.md`)

/** Files shipped unchanged, by their path in the package. */
const COPIES = {
  LICENSE: 'LICENSE',
  'README.md': 'cli/package/README.md',
  'cli/bin.mjs': 'cli/package/bin.mjs',
  'cli/start.mjs': 'cli/start.mjs',
  'cli/starter': 'cli/starter',
  'cli/receiver/README.md': 'cli/receiver/README.md',
  'docs/deploy': 'docs/deploy',
  ...Object.fromEntries(GUIDES.map((guide) => [guide, guide])),
}

/** Lays the package out in `stage`. */
async function layOut(stage) {
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  emitModules(TOOL, stage)
  const imports = await compileProgram(path.join(stage, 'cli', 'program'))
  const repository = JSON.parse(readFileSync(path.join(TOOL, 'package.json'), 'utf8'))
  const manifest = manifestOf(repository, stage, imports)
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const [to, from] of Object.entries(COPIES)) copy(path.join(TOOL, from), path.join(stage, to))
  writeFileSync(path.join(stage, 'CHANGELOG.md'), changelog())
}

/** What users of the package have to know of a newer version: all but the site that is made in this repository. */
function changelog() {
  const whole = readFileSync(path.join(TOOL, 'CHANGELOG.md'), 'utf8')
  return whole.replaceAll(/### The company's site[^]*?(?=\n(?:## |### |Earlier versions))/g, '')
}

/** Copies a file or folder, without leftovers of builds and installations. */
function copy(from, to) {
  const filter = (file) => !['.cache', '.data', 'node_modules', 'output'].includes(path.basename(file))
  cpSync(from, to, { recursive: true, filter })
}

/** Bundles the command line with most of its packages, so that it starts fast, and writes their licences. Returns the imports. */
async function compileProgram(folder) {
  const entries = ['main', 'worker', 'compiler', 'for-themes', 'for-islands', 'zod']
  const { digest, chunks, modules, imports } = await bundleProgram(TOOL, entries)
  mkdirSync(folder, { recursive: true })
  for (const { fileName, code } of chunks) writeFileSync(path.join(folder, fileName), code)
  writeFileSync(path.join(folder, 'digest'), digest)
  writeFileSync(path.join(folder, 'LICENSES.md'), noticesOf(modules))
  const own = new Set(chunks.map(({ fileName }) => fileName))
  return imports.filter((name) => !own.has(name))
}

/** Returns the path of the tarball. */
function pack(stage, destination) {
  mkdirSync(destination, { recursive: true })
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: stage,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`)
  const [{ filename }] = Object.values(JSON.parse(stdout))
  return path.join(destination, filename)
}

const [folder = '.', ...more] = process.argv.slice(2)
if (folder.startsWith('-') || more.length > 0) {
  process.stderr.write('Expected a folder, or nothing: npm run pack -- ../packages\n')
  process.exit(2)
}

const stage = path.join(TOOL, '.cache', `package-${process.pid}`)
try {
  await layOut(stage)
  process.stdout.write(`${pack(stage, path.resolve(folder))}\n`)
} finally {
  rmSync(stage, { recursive: true, force: true })
}
