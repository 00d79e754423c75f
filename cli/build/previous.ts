import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { MendableError } from '../program.ts'
import { FILES_LIST } from '../output/foreign.ts'
import { fileWriter } from '../output/staging.ts'
import { sha256 } from '../output/paths.ts'
import type { OutputFile, RetiredFile } from './record.ts'
import { inPortions } from './in-portions.ts'
import { RETIRED_LIST, retire, type Retention } from './retired.ts'

/** Files of an earlier output that are carried over to this one. */
export interface CarriedOver {
  readonly retired: Readonly<Record<string, RetiredFile>>
  /** Files that the earlier output lists but lacks; null if it is not an output. */
  readonly missing: readonly string[] | null
}

/** An earlier output, in a folder or online. */
interface Source {
  /** The bytes of a file; undefined if there is none. */
  readonly read: (file: string) => Promise<Uint8Array | undefined>
}

interface Build {
  readonly id: string
  readonly at: string
}

/** The new output that files are carried over to. */
interface Arriving {
  readonly staging: string
  readonly hashes: ReadonlyMap<string, unknown>
  /** Files that this machine has kept from its own earlier builds. */
  readonly retired: Readonly<Record<string, RetiredFile>>
  readonly retention: Retention
}

/**
 * Copies hashed files of an earlier output that this build does not have into the staging folder, so that open tabs still find them after a
 * deploy from a machine that starts empty. `previous` is a folder or the URL of the site that is online.
 */
export async function carryOver(previous: string, build: Build, arriving: Arriving): Promise<CarriedOver> {
  const source = /^https?:\/\//.test(previous) ? online(previous) : inFolder(previous)
  const last = await lastOutput(source)
  if (!last) return { retired: {}, missing: null }
  const wanted = retire({ ...last, version: 1, base: '', pages: {} }, build, arriving.hashes, ANY, arriving.retention)
  const names = Object.keys(wanted).filter((file) => !Object.hasOwn(arriving.retired, file))
  const write = fileWriter(arriving.staging)
  const found = await inPortions(names, async (file) => {
    const bytes = await source.read(file)
    const hash = bytes && sha256(bytes)
    const known = wanted[file]
    if (!bytes || hash === undefined || !known || (known.hash !== '' && known.hash !== hash)) return []
    write(file, bytes)
    return [[file, { ...known, hash, size: bytes.length }] as const]
  })
  const retired = Object.fromEntries(found.flat())
  return { retired, missing: names.filter((file) => !Object.hasOwn(retired, file)) }
}

/** Online, a listed file counts as existing until it is requested. */
const ANY = { has: (): boolean => true }

/** Only plain names within `assets/`, because the list is untrusted and becomes file paths. */
const PLAIN = /^assets\/(?!.*\.\.)[\w.@~+-]+(\/[\w.@~+-]+)*$/

/** The hashed files of an earlier output; undefined if it has no list of its files. Their digests are known for retired files only. */
async function lastOutput({ read }: Source) {
  const list = await read(FILES_LIST)
  const latest = await read('builds/latest.json')
  if (!list || !latest) return undefined
  const names = textOf(list)
    .split('\n')
    .filter((name) => PLAIN.test(name))
  const retired = retiredIn(await read(RETIRED_LIST))
  const { id } = jsonIn(latest, 'builds/latest.json') as { readonly id: string }
  return { id, files: Object.fromEntries(names.map((name) => [name, UNKNOWN])), retired }
}

const UNKNOWN: OutputFile = { hash: '', size: 0, mtimeMs: 0 }

function retiredIn(bytes: Uint8Array | undefined): Record<string, RetiredFile> {
  if (!bytes) return {}
  const { files } = jsonIn(bytes, RETIRED_LIST) as { readonly files: Readonly<Record<string, RetiredFile>> }
  return Object.fromEntries(Object.entries(files).filter(([name]) => PLAIN.test(name)))
}

function jsonIn(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(textOf(bytes))
  } catch (cause) {
    throw new PreviousError(`${file} of the earlier build is damaged. Leave out --previous.`, { cause })
  }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

function inFolder(folder: string): Source {
  return {
    read: (file) => readFile(path.join(folder, file)).catch(ignoreMissing),
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Longer than a file takes on a slow connection. */
const TIME_LIMIT_MS = 60_000

function online(address: string): Source {
  const root = address.replace(/\/*$/, '/')
  return {
    read: async (file) => {
      const response = await fetch(new URL(file, root), { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
        (error: unknown) => unreachable(root, error),
      )
      if (response.status >= 500) unreachable(root, new Error(`it answers ${response.status}`))
      // Some hosts answer with a page where a file is missing.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
  }
}

class PreviousError extends MendableError {
  override readonly name = 'PreviousError'
}

function unreachable(root: string, error: unknown): never {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? cause.message : message
  throw new PreviousError(
    `The files of the earlier build at ${root} could not be read: ${reason}. Try again, or leave out --previous: pages that are open now may then lose parts.`,
  )
}
