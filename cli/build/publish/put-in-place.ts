import { existsSync } from 'node:fs'
import { flushFiles } from '../../output/flush.ts'
import { flushFolder } from '../../output/flush-one.ts'
import { closeStaging } from '../../output/staging.ts'
import { publish } from '../../output/publish.ts'
import { publishInPlace } from '../../output/in-place.ts'
import type { Workspace } from '../../output/paths.ts'
import type { BuildOptions } from '../build-types.ts'
import { outputFileOf, type BuildRecord, type RetiredFile } from '../record.ts'
import type { OutputFile } from '../../output/output-file.ts'
import { type NextBuild, retire } from './retired.ts'

/** In `watch`, old files are not kept: an hour of work on a style sheet would leave hundreds. */
export function retiredFiles(
  record: BuildRecord | undefined,
  { inPlace }: Pick<BuildOptions, 'inPlace'>,
  build: NextBuild,
): Record<string, RetiredFile> {
  return retire(record && inPlace ? { ...record, files: {} } : record, build)
}

interface Placing {
  readonly staging: string
  readonly hashes: ReadonlyMap<string, string>
  readonly intact: ReadonlyMap<string, OutputFile>
  readonly record: BuildRecord | undefined
  readonly retired: Readonly<Record<string, RetiredFile>>
  /** Foreign files in the old output, which are carried over. */
  readonly foreign: readonly string[]
}

/** Publishes the new output, unless it equals the old one. Returns its files. */
export async function putInPlace(
  { out }: Workspace,
  { inPlace, durable }: BuildOptions,
  { staging, hashes, intact, record, retired, foreign }: Placing,
): Promise<Map<string, OutputFile>> {
  const before = Object.keys({ ...record?.files, ...record?.retired })
  const placed = new Map([...hashes, ...Object.entries(retired).map(([file, { hash }]) => [file, hash] as const)])
  const flush = durable ? { files: flushFiles, folder: flushFolder } : undefined
  const publication = { out, staging, files: placed, intact, foreign, flush }
  const unchanged =
    placed.size === before.length && [...placed].every(([file, hash]) => intact.get(file)?.hash === hash)
  if (unchanged) closeStaging(out)
  else if (inPlace && existsSync(out)) await publishInPlace(publication, before)
  else await publish(publication)
  const stands = ([file, hash]: readonly [string, string]): OutputFile => {
    const known = inPlace ? intact.get(file) : undefined
    return known?.hash === hash ? known : outputFileOf(out, file, hash)
  }
  return new Map([...hashes].map((entry) => [entry[0], stands(entry)]))
}
