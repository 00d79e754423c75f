import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackage, type Outcome, run } from './package.ts'
import { AT, PROJECT } from './site.ts'

export const SOURCES = path.join(PROJECT, 'test', 'museum')

/** The font of its pages: the one package that the site takes beside the generator. */
const FONT = '@fontsource-variable/alexandria'

/** The compiler as strict as it can be, and no file of the repository in reach. */
const COMPILER = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['templates'],
}

/** The museum as its owners have it: in a folder of its own outside of the repository, with the packed generator from npm. */
export function museumWithPackage(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'museum-')))
  copyMuseum(folder)
  const manifest = { private: true, type: 'module', dependencies: { [FONT]: versionOf(FONT) } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(COMPILER))
  installPackage(folder)
  return folder
}

/** The files of the museum in another folder. */
export function copyMuseum(folder: string): void {
  for (const name of ['content', 'i18n', 'templates'])
    cpSync(path.join(SOURCES, name), path.join(folder, name), { recursive: true })
}

/** Runs the installed `kartograf` there, by the clock of the tests. */
export function kartograf(folder: string, command: string, ...args: readonly string[]): Outcome {
  return run(folder, 'kartograf', [command, ...(command === 'schema' ? [] : ['--at', AT]), ...args])
}

function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return devDependencies[name] ?? 'latest'
}
