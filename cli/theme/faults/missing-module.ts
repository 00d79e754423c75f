import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { didYouMean } from '../../../renderer/content/nearest.ts'
import type { IssueWords } from '../../../renderer/definitions/issue.ts'
import { relativePath } from '../../output/paths.ts'
import { statsOf } from '../../output/stats-of.ts'

/** Names that other tools resolve by settings, such as `@/button`, are meant as modules of the theme, too. */
const OWN = /^(?:\.{0,2}\/|@\/|~|#)/

/** What is wrong with an import in `file` that leads to no module. */
export function missingModule(name: string, file: string): IssueWords {
  return OWN.test(name) ? missingFile(name, file) : missingPackage(name, file)
}

function missingFile(name: string, file: string): IssueWords {
  if (/\.\w+$/.test(name) && statsOf(path.resolve(path.dirname(file), name))?.isDirectory()) return folderInPlace(name)
  const near = nearest(name, file)
  return {
    message: `there is no module \`${name}\``,
    expected: 'the path of a module from the folder of this one, in its upper and lower case',
    hint: near && `did you mean \`${near}\`?`,
  }
}

function folderInPlace(name: string): IssueWords {
  return {
    message: `\`${name}\` is a folder, and no module`,
    expected: 'a file of this name',
    hint: 'move the folder away, or name a module in it',
  }
}

function missingPackage(name: string, file: string): IssueWords {
  const [owner] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name]
  const places = createRequire(file).resolve.paths(owner) ?? []
  if (places.some((place) => existsSync(path.join(place, owner))))
    return {
      message: `the package \`${owner}\` has no \`${name}\``,
      expected: 'a name in `exports` of its package.json',
    }
  return {
    message: `the package \`${owner}\` is not installed`,
    expected: 'a package of the site',
    hint: `npm install ${owner}`,
  }
}

/** The module of the theme that is meant: one with the same name in another folder or case, or with nearly the same path. */
function nearest(name: string, file: string): string | undefined {
  const modules = modulesAround(file)
  const same = modules.filter((one) => nameOf(one) === nameOf(name))
  return didYouMean(name, same) ?? same[0] ?? nearlySame(name, modules)
}

function nameOf(module: string): string {
  return withoutEnding(path.posix.basename(module)).toLowerCase()
}

/** Compared without endings, which the import may lack. */
function nearlySame(name: string, modules: readonly string[]): string | undefined {
  const byPath = new Map(modules.map((one) => [withoutEnding(one), one]))
  return byPath.get(didYouMean(withoutEnding(name), [...byPath.keys()]) ?? '')
}

function withoutEnding(module: string): string {
  return module.replace(/\.\w+$/, '')
}

/** The modules of the theme, as `file` would import them. */
function modulesAround(file: string): string[] {
  const [theme] = /^.*[\\/]templates(?=[\\/])/.exec(file) ?? [path.dirname(file)]
  return readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name) && !name.includes('node_modules'))
    .map((name) => relativePath(path.dirname(file), path.join(theme, name)))
    .map((way) => (way.startsWith('.') ? way : `./${way}`))
}
