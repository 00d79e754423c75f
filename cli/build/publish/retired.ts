import type { RetiredFile } from '../record.ts'
import { compare } from '../../../renderer/definitions/compare.ts'
import { isPicture } from '../../../renderer/render/picture.ts'
import type { TextFile } from '../../../renderer/definitions/collections/collection-outputs.ts'
import type { BuildRecord } from '../record.ts'
import { DAY_MS } from '../../../i18n/clock.ts'

/** How long files of earlier builds are kept at least; both limits must have passed. */
export interface Retention {
  readonly days: number
  readonly builds: number
}

/** The build after that of a record. */
export interface NextBuild {
  readonly id: string
  /** Instant of the build, ISO 8601. */
  readonly at: string
  /** Its files by their paths. */
  readonly files: ReadonlyMap<string, unknown>
  /** Files of the old output that nothing else has changed. */
  readonly intact: Pick<ReadonlyMap<string, unknown>, 'has'>
  readonly retention: Retention
}

/** Files of earlier builds that are kept, although this build does not have them: if intact, for a minimum number of days and builds. */
export function retire(record: BuildRecord | undefined, build: NextBuild): Record<string, RetiredFile> {
  if (!record) return {}
  const { files, intact, retention } = build
  const gone = Object.entries(record.files)
    .filter(([file]) => file.startsWith('assets/') && !isPicture(file))
    .map(([file, known]): [string, RetiredFile] => [file, { ...known, at: build.at, builds: 0 }])
  const step = build.id === record.id ? 0 : 1
  const all = [...Object.entries(record.retired ?? {}), ...gone].map(
    ([file, known]) => [file, { ...known, builds: known.builds + step }] as const,
  )
  return Object.fromEntries(
    all.filter(([file, known]) => !files.has(file) && intact.has(file) && isWanted(known, build.at, retention)),
  )
}

function isWanted({ at, builds }: RetiredFile, now: string, retention: Retention): boolean {
  return builds <= retention.builds || Date.parse(now) - Date.parse(at) < retention.days * DAY_MS
}

/** Lists the files of earlier builds in an output, for a later build on a machine that has no record (`--previous`). */
export const RETIRED_LIST = 'builds/retired.json'

/** None if there are no such files. */
export function retiredList(retired: Readonly<Record<string, RetiredFile>>): TextFile[] {
  const files = Object.entries(retired)
    .toSorted(([a], [b]) => compare(a, b))
    .map(([file, { hash, size, at, builds }]) => [file, { hash, size, at, builds }])
  if (files.length === 0) return []
  return [{ path: RETIRED_LIST, content: `${JSON.stringify({ version: 1, files: Object.fromEntries(files) })}\n` }]
}

/** The files of a list by name; none without one. */
export function retiredIn(list: string | undefined): Readonly<Record<string, unknown>> {
  return list === undefined ? {} : (JSON.parse(list) as { readonly files: Readonly<Record<string, unknown>> }).files
}
