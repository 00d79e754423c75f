import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSealed, writeSealed } from '../../../cli/output/sealed.ts'
import { sha256 } from '../../../cli/output/digest.ts'
import { stampFile } from '../../../cli/theme/compile-cache.ts'

/** What a compiler keeps of a run: see `compileCached`. */
interface Stamp {
  readonly inputs: readonly (readonly [file: string, stamp: string])[]
  readonly outputs: readonly (readonly [name: string, digest: string])[]
}

const STAMPS = ['theme/theme', 'assets/scripts', 'assets/styles', 'assets/icons']
const FOLDERS = ['theme', 'assets']
/** What a copy of a site consists of. */
const SOURCES = ['content', 'i18n', 'templates']

/**
 * Gives a fresh copy of the fixture what the compilers have made of another copy, in `kept`, as if it had been compiled in its own place. A
 * build compiles again what the copy changes, and all if `kept` is outdated. `compile` compiles a copy; it is asked if nothing is kept.
 */
export function giveCompiled(root: string, kept: string, compile: (root: string) => void): void {
  if (!existsSync(kept)) keep(root, kept, compile)
  else moveTo(root, kept, rootOf(kept))
}

function keep(root: string, kept: string, compile: (root: string) => void): void {
  compile(root)
  const draft = `${kept}-${process.pid}`
  for (const folder of FOLDERS) cpSync(path.join(root, '.cache', folder), path.join(draft, folder), { recursive: true })
  writeFileSync(path.join(draft, 'root'), root)
  rmSync(path.join(root, '.cache'), { recursive: true })
  removeEarlier(kept)
  try {
    renameSync(draft, kept)
  } catch {
    // Another worker was faster.
    rmSync(draft, { recursive: true })
  }
  moveTo(root, kept, rootOf(kept))
}

const rootOf = (kept: string): string => readFileSync(path.join(kept, 'root'), 'utf8')

function removeEarlier(kept: string): void {
  const [folder, name] = [path.dirname(kept), path.basename(kept)]
  const earlier = readdirSync(folder).filter((entry) => entry.startsWith('compiled-') && !entry.startsWith(name))
  for (const entry of earlier) rmSync(path.join(folder, entry), { recursive: true, force: true })
}

/** Gives a fresh copy of a site what the compilers have made of the site in `before`, whose `.cache` is `kept`. */
export function moveTo(root: string, kept: string, before: string): void {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const folder of FOLDERS) cpSync(path.join(kept, folder), path.join(cache, folder), { recursive: true })
  for (const name of STAMPS) moveStamp(path.join(cache, name), before, root)
}

/** Paths of the copy take the place of those of the first one; its files are the same, and have times of their own. */
function moveStamp(name: string, before: string, root: string): void {
  const moved = (text: string): string =>
    SOURCES.reduce((result, folder) => result.replaceAll(`${before}/${folder}/`, `${root}/${folder}/`), text)
  const stamp = JSON.parse(moved(JSON.stringify(readSealed(`${name}.json`)))) as Stamp
  const outputs = stamp.outputs.map(([output, digest]) => {
    if (!output.endsWith('.map')) return [output, digest]
    const file = path.join(path.dirname(name), output)
    const map = moved(readFileSync(file, 'utf8'))
    writeFileSync(file, map)
    return [output, sha256(map)]
  })
  const inputs = stamp.inputs.map(([file, known]) => [file, file.startsWith(`${root}/`) ? stampFile(file) : known])
  writeSealed(`${name}.json`, { ...stamp, inputs, outputs })
}
