import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import { groupId } from '../../../renderer/library/groups.ts'
import { SHARD_FILE } from '../../output/refuse-folder.ts'
import { fileWriter } from '../../output/staging.ts'
import { sha256 } from '../../output/digest.ts'
import { isWithin, relativePath } from '../../output/paths.ts'
import { readSealed } from '../../output/sealed.ts'
import { isRegularFile } from '../../output/stats-of.ts'
import type { PlannedPage } from '../plan.ts'
import type { RenderResult } from '../../output/render-result.ts'
import { isShardPage, type ShardPage } from './shard-page.ts'

/** A part of a build, which another machine can render: `{ number: 2, of: 4 }` is `--shard 2/4`. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The content of `SHARD_FILE`: what `merge` needs to know about the pages of a shard, by path. */
export interface ShardRecord {
  readonly version: 1
  readonly shard: Shard
  /** Digest of the values that all pages share: program, theme, settings. */
  readonly base: string
  readonly pages: Readonly<Record<string, ShardPage>>
}

/** The pages of a shard: every nth group of translations, because a theme may cache what translations share. */
export function pagesOfShard(pages: readonly PlannedPage[], { number, of }: Shard): PlannedPage[] {
  const places = new Map<string, number>()
  return pages.filter(({ page: { route } }) => {
    const text = groupId(route)
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place % of === number - 1
  })
}

interface TakenOver {
  /** Results of pages that a shard has rendered from an equal value. Their files are in the staging folder. */
  readonly results: readonly RenderResult[]
  readonly issues: readonly Issue[]
}

interface ShardTarget {
  readonly base: string
  readonly staging: string
  /** Folder that paths in issues are relative to. */
  readonly root: string
}

/** A folder with the record of its shard. */
interface WholeShard {
  readonly folder: string
  readonly record: ShardRecord
}

/** Takes over pages that shards have rendered. Pages that have changed since, or that no shard has, remain to be rendered. */
export function takeOverShards(
  folders: readonly string[],
  pages: readonly PlannedPage[],
  target: ShardTarget,
): TakenOver {
  // A build without shards makes the digests of its pages after them.
  if (folders.length === 0) return { results: [], issues: [] }
  const wrong = (folder: string, message: string, hint: string) => issueFor(`${folder}/`, target, message, hint)
  const whole: WholeShard[] = []
  const issues = folders.flatMap((folder) => {
    const record = readShard(folder)
    if (!record) return wrong(folder, 'this is not the whole folder of a shard', 'upload and download all its files')
    whole.push({ folder, record })
    if (record.base === target.base) return []
    return wrong(folder, 'this shard was made by another program, theme or settings', 'build it again')
  })
  const missing = missingOf(whole.map(({ record }) => record.shard))
  const [first = target.root] = folders
  if (issues.length === 0 && missing) issues.push(wrong(first, missing, 'give each folder once'))
  return issues.length > 0 ? { results: [], issues } : takenOver(whole, pages, target)
}

/** Pages whose values are those that a shard has rendered. */
function takenOver(whole: readonly WholeShard[], pages: readonly PlannedPage[], target: ShardTarget): TakenOver {
  const write = fileWriter(target.staging)
  const results: RenderResult[] = []
  const issues: Issue[] = []
  for (const { page, digest } of pages) {
    const found = whole.find(({ record }) => record.pages[page.route.path]?.digest === digest)
    const made = found?.record.pages[page.route.path]
    if (!found || !made) continue
    const altered = made.files.find((file) => !bring(found.folder, file, write))
    if (altered) {
      const file = path.join(found.folder, altered.path)
      issues.push(issueFor(file, target, 'this file is missing or altered', 'build the shard again'))
    }
    results.push({ path: page.route.path, ...withoutDigest(made), picture: null, variants: [], error: null, ms: 0 })
  }
  return { results, issues }
}

/** A folder ends with a slash. */
function issueFor(file: string, { root }: ShardTarget, message: string, hint: string): Issue {
  const expected = 'the folders of all shards, each made by `kartograf generate --shard` from these sources'
  const shown = relativePath(root, file) + (file.endsWith('/') ? '/' : '')
  return issueIn(shown, START, { code: 'wrong-shard', message, expected, hint })
}

function readShard(folder: string): ShardRecord | undefined {
  const file = path.join(folder, SHARD_FILE)
  const record = isRegularFile(file) ? readSealed(file) : undefined
  return isWhole(record) ? record : undefined
}

/** Machines of a build; a larger number was not written by `generate`. */
const MOST_SHARDS = 10_000

function isWhole(record: unknown): record is ShardRecord {
  if (!isRecord(record) || record['version'] !== 1 || !isRecord(record['pages']) || !isRecord(record['shard']))
    return false
  return Number(record['shard']['of']) <= MOST_SHARDS && Object.values(record['pages']).every(isShardPage)
}

/** The error in the numbers of the shards; undefined if each number exists exactly once. */
function missingOf(shards: readonly Shard[]): string | undefined {
  const of = shards[0]?.of ?? 0
  if (shards.some((shard) => shard.of !== of)) return 'the shards are of builds with different numbers of shards'
  const numbers = new Set(shards.map(({ number }) => number))
  if (numbers.size < shards.length) return 'a shard is given twice'
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !numbers.has(number))
  return missing.length > 0 ? `of ${of} shards, ${missing.join(', ')} is missing` : undefined
}

/** Copies a file of a shard; false if it is no file, its bytes differ from the record, or its path is outside the folder. */
function bring(
  folder: string,
  { path: file, hash }: ShardPage['files'][number],
  write: ReturnType<typeof fileWriter>,
): boolean {
  const source = path.join(folder, file)
  if (path.isAbsolute(file) || !isWithin(folder, source) || !isRegularFile(source)) return false
  const bytes = readFileSync(source)
  if (sha256(bytes) !== hash) return false
  write(file, bytes)
  return true
}

function withoutDigest({ files, references, doubled, loads, lacks, stray }: ShardPage): Omit<ShardPage, 'digest'> {
  return { files, references, doubled, loads, ...(lacks !== undefined && { lacks }), ...(stray && { stray }) }
}
