import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '../output/digest.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { stampAt, statsOf } from '../output/stats-of.ts'
import { writeWhole } from '../output/write-whole.ts'
import type { OutsideInputs } from './outside/outside-inputs.ts'

/** Result of a compiler: files by name, data about them, and all input files. */
export interface Compiled<T> {
  readonly outputs: Readonly<Record<string, string | Uint8Array>>
  readonly inputs: readonly string[]
  readonly info: T
}

interface Stamp<T> {
  readonly key: string
  readonly inputs: readonly (readonly [file: string, stamp: string])[]
  readonly outputs: readonly (readonly [name: string, digest: string])[]
  readonly info: T
}

/**
 * Runs a compiler only if an input (by time and size) or the key has changed since the last run. Returns its data about the outputs, which
 * are in `folder`. The check takes one `stat` per input, and the digests of the outputs.
 */
export async function compileCached<T>(
  folder: string,
  name: string,
  key: string,
  compile: () => Promise<Compiled<T>>,
): Promise<T> {
  const file = path.join(folder, `${name}.json`)
  const known = readStamp<T>(file)
  if (known && isFresh(known, key, folder)) return known.info
  const stampRead = stamperFrom(Date.now(), known)
  const { outputs, inputs, info } = await compile()
  mkdirSync(folder, { recursive: true })
  for (const [output, content] of Object.entries(outputs)) writeWhole(path.join(folder, output), content)
  const stamp: Stamp<T> = {
    key,
    inputs: inputs.map((input) => [input, stampRead(input)]),
    outputs: Object.entries(outputs).map(([output, content]) => [output, sha256(content)]),
    info,
  }
  writeSealed(file, stamp)
  return info
}

/**
 * Returns the stamps of inputs as a compiler reads them that starts now. A file that is saved while it runs may have been read before or
 * after, so it gets a stamp that no file has, and counts as changed.
 */
function stamperFrom(start: number, known: Stamp<unknown> | undefined): (file: string) => string {
  const before = new Map(known?.inputs.map(([file]) => [file, stampFile(file)]))
  return (file) => before.get(file) ?? (isSavedSince(start, file) ? 'saved while it was compiled' : stampFile(file))
}

/** Files get their times from a clock of the kernel that goes in steps, of 10 ms at most on Linux. */
const STEP_MS = 10

function isSavedSince(start: number, file: string): boolean {
  return (statsOf(file)?.mtimeMs ?? 0) >= start - STEP_MS
}

/** Cache folders of compiled code, with the parts that are compiled separately. */
const PARTS = { theme: ['theme'], assets: ['scripts', 'styles', 'icons'] } as const

export type AssetPart = (typeof PARTS)['assets'][number]

/** All source files of theme and assets of a site, with their stamps when compiled. */
export function compiledInputs(cache: string): Stamp<unknown>['inputs'] {
  return Object.entries(PARTS).flatMap(([folder, parts]) =>
    parts.flatMap((part) => readStamp(path.join(cache, folder, `${part}.json`))?.inputs ?? []),
  )
}

/** The names of the variables of the environment that the theme of a site reads. */
export function compiledEnvironment(cache: string): readonly string[] {
  const stamp = readStamp<{ readonly outside: OutsideInputs } | undefined>(path.join(cache, 'theme', 'theme.json'))
  return stamp?.info?.outside.environment ?? []
}

function isFresh<T>(stamp: Stamp<T>, key: string, folder: string): boolean {
  return (
    stamp.key === key &&
    stamp.inputs.every(([file, known]) => stampFile(file) === known) &&
    stamp.outputs.every(([output, digest]) => digestOf(path.join(folder, output)) === digest)
  )
}

function digestOf(file: string): string | undefined {
  try {
    return sha256(readFileSync(file))
  } catch {
    // Missing, so it will be compiled again.
    return undefined
  }
}

function readStamp<T>(file: string): Stamp<T> | undefined {
  return readSealed(file) as Stamp<T> | undefined
}

/** Detects changes of a file without reading it, also by programs that give it the size and the modification time of another. */
export function stampFile(file: string): string {
  return stampAt(file) || 'missing'
}
