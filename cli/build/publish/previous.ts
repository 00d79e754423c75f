import { isRecord } from '../../../renderer/content/plain-data.ts'
import { LATEST_FILE } from '../../../renderer/definitions/url.ts'
import { FILES_LIST } from '../../output/foreign.ts'
import { fileWriter } from '../../output/staging.ts'
import { sha256 } from '../../output/digest.ts'
import type { RetiredFile } from '../record.ts'
import type { OutputFile } from '../../output/output-file.ts'
import { inPortions } from './in-portions.ts'
import { PreviousError, type Source, sourceAt } from './previous-source.ts'
import { type NextBuild, RETIRED_LIST, retire } from './retired.ts'

/** Files of an earlier output that are carried over to this one. */
export interface CarriedOver {
  readonly retired: Readonly<Record<string, RetiredFile>>
  /** Files that the earlier output lists but lacks; null if it is not an output. */
  readonly missing: readonly string[] | null
}

/** The new output that files are carried over to. */
interface Arriving {
  readonly staging: string
  /** Files that this machine has kept from its own earlier builds. */
  readonly retired: Readonly<Record<string, RetiredFile>>
}

/**
 * Copies hashed files of an earlier output that this build does not have into the staging folder, so that open tabs still find them after a
 * deploy from a machine that starts empty. `previous` is a folder or the URL of the site that is online.
 */
export async function carryOver(
  previous: string,
  build: Omit<NextBuild, 'intact'>,
  arriving: Arriving,
): Promise<CarriedOver> {
  const source = sourceAt(previous)
  const last = await lastOutput(source)
  if (!last) return { retired: {}, missing: null }
  const wanted = retire({ ...last, version: 1, base: '', pages: {} }, { ...build, intact: ANY })
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

/**
 * Only plain names within `assets/`, because the list is untrusted and becomes file paths and addresses. Names are those that authors give
 * to pictures: with letters of any script and blanks, but without signs that have a meaning in paths.
 */
const PLAIN = /^assets(?!.*\.\.)(?:\/[^\p{Cc}\u2028\u2029\\/:*?"<>|%#]+)+$/u

/** The hashed files of an earlier output; undefined if it has no list of its files. Their digests are known for retired files only. */
async function lastOutput({ read }: Source) {
  const list = await read(FILES_LIST)
  const latest = await read(LATEST_FILE)
  if (!list || !latest) return undefined
  const names = textOf(list)
    .split('\n')
    .filter((name) => PLAIN.test(name))
  const retired = safeRetiredIn(await read(RETIRED_LIST))
  const { id } = recordIn(latest, LATEST_FILE)
  if (typeof id !== 'string') throw damaged(LATEST_FILE)
  return { id, files: Object.fromEntries(names.map((name) => [name, UNKNOWN])), retired }
}

const UNKNOWN: OutputFile = { hash: '', size: 0, mtimeMs: 0 }

function safeRetiredIn(bytes: Uint8Array | undefined): Record<string, RetiredFile> {
  if (!bytes) return {}
  const { files } = recordIn(bytes, RETIRED_LIST)
  if (!isRecord(files)) throw damaged(RETIRED_LIST)
  return Object.fromEntries(
    Object.entries(files).filter(
      (entry): entry is [string, RetiredFile] => PLAIN.test(entry[0]) && isRetired(entry[1]),
    ),
  )
}

/** What the list says comes from elsewhere, and becomes part of the record and of the list of this build. */
function isRetired(file: unknown): boolean {
  if (!isRecord(file)) return false
  const { hash, size, at, builds } = file
  const isDated = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at))
  return typeof hash === 'string' && isDated && [size, builds].every((number) => Number.isSafeInteger(number))
}

function recordIn(bytes: Uint8Array, file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(textOf(bytes))
    if (isRecord(value)) return value
  } catch (cause) {
    throw damaged(file, cause)
  }
  throw damaged(file)
}

function damaged(file: string, cause?: unknown): PreviousError {
  return new PreviousError(`${file} of the earlier build is damaged. Leave out --previous.`, { cause })
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}
