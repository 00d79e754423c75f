// The `package.json` of the package: that of the repository without what is only for development.
import { readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { importsIn } from './emit.mjs'

/** Packages that themes import too and of which only one copy may exist. Any version from ours on is accepted. */
const PEERS = ['react', 'react-dom', 'zod']

/** Packages that `watch` uses if the site has installed them, in the tested versions. */
const OPTIONAL = ['@sveltia/cms']

/** Packages of which files are read by name when they are needed (`cli/content/grammars.ts`). */
const READ_BY_NAME = ['highlight.js']

/** Packages whose declarations are in another package. */
const TYPES = { hast: '@types/hast', mdast: '@types/mdast' }

const EXPORTS = { '.': 'renderer/index', './client': 'renderer/client', './receiver': 'cli/receiver/entry' }

/** `package.json` for the modules in `stage` and a program that imports `specifiers`. */
export function manifestOf(repository, stage, specifiers) {
  const { name, version, license, bin, type, engines } = repository
  const versions = { ...repository.devDependencies, ...repository.dependencies }
  const imported = packagesIn([...specifiers, ...importsOf(stage), ...READ_BY_NAME]).filter(
    (other) => !PEERS.includes(other),
  )
  return {
    name,
    version,
    description: 'A build-time generator for multilingual corporate websites',
    license,
    bin,
    type,
    sideEffects: ['./cli/**', './renderer/client/**'],
    exports: { ...Object.fromEntries(Object.entries(EXPORTS).map(entryPoint)), './package.json': './package.json' },
    dependencies: Object.fromEntries(imported.map((other) => [other, versionOf(other, versions)])),
    peerDependencies: {
      ...Object.fromEntries(PEERS.map((peer) => [peer, `^${versionOf(peer, versions)}`])),
      ...Object.fromEntries(OPTIONAL.map((peer) => [peer, `~${versionOf(peer, versions)}`])),
    },
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((peer) => [peer, { optional: true }])),
    engines,
  }
}

function entryPoint([specifier, module]) {
  return [specifier, { types: `./${module}.d.ts`, default: `./${module}.js` }]
}

function versionOf(name, versions) {
  const version = versions[name]
  if (version === undefined) throw new Error(`The package imports ${name}, which package.json does not name`)
  return version
}

/** Packages imported by the modules and declarations of a folder. */
function importsOf(stage) {
  const names = readdirSync(stage, { recursive: true, encoding: 'utf8' })
  const modules = names.filter((name) => /\.(js|d\.ts)$/.test(name))
  return modules.flatMap((name) => importsIn(path.join(stage, name)))
}

/** The packages among some imports, sorted, each once. */
function packagesIn(specifiers) {
  const names = specifiers.filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)).map(packageName)
  return [...new Set(names.map((name) => TYPES[name] ?? name))].sort((one, other) => one.localeCompare(other, 'en'))
}

function packageName(specifier) {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
}
