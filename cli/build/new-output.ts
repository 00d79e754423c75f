import { templateName } from '../../renderer/definitions/page.ts'
import type { ParserName } from '../../renderer/markdown/parser.ts'
import { isVariant } from '../../renderer/render/variants.ts'
import { changedAddresses } from './addresses.ts'
import type { BuildSummary, PageTime } from './build-result.ts'
import { sha256 } from '../output/digest.ts'
import type { Plan } from './plan.ts'
import { isSameTime, type BuildRecord, type RecordedPage } from './record.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { RenderResult } from '../output/render-result.ts'
import type { StagedFile } from './site-files.ts'

/** The files of each page, by path. */
export function filesOf(todo: Plan, results: readonly RenderResult[]): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...todo.keep.map(({ page, recorded }) => [page.route.path, recorded.files] as const),
    ...results.map((result) => [result.path, result.files.map((file) => file.path)] as const),
  ])
}

/**
 * The pages of the next record, by path: kept ones as they were recorded, and those that were rendered. `files`: paths in the output by
 * page.
 */
export function recordedPages(
  todo: Plan,
  results: readonly RenderResult[],
  files: ReadonlyMap<string, readonly string[]>,
): Record<string, RecordedPage> {
  const kept = todo.keep.map(({ page, recorded }) => [page.route.path, recorded] as const)
  const resultOf = new Map(results.map((result) => [result.path, result]))
  const rendered = todo.render.map(({ page, digest }) => {
    const { path } = page.route
    const { loads = [], lacks, stray } = resultOf.get(path) ?? {}
    const told = { ...(loads.length > 0 && { loads }), ...(lacks !== undefined && { lacks }), ...(stray && { stray }) }
    return [path, { digest, files: files.get(path) ?? [], ...told }] as const
  })
  return Object.fromEntries([...kept, ...rendered])
}

/**
 * What this build changes in the output of the last one; everything is written if there is none. A file with another time counts as
 * written, even if its bytes are the same.
 */
export function changes(
  record: BuildRecord | undefined,
  files: ReadonlyMap<string, OutputFile>,
): Pick<BuildSummary, 'written' | 'removed' | 'addresses'> {
  const before = record?.files ?? {}
  const written = [...files].filter(([file, now]) => before[file]?.hash !== now.hash || !isSameTime(before[file], now))
  return {
    written: written.map(([file]) => file),
    removed: Object.keys(before).filter((file) => !files.has(file)),
    addresses: changedAddresses(before, files),
  }
}

/** Hash of every file of the new output, by path, in the order of the paths. */
export function hashesOf(
  todo: Plan,
  results: readonly RenderResult[],
  others: readonly StagedFile[],
  intact: ReadonlyMap<string, OutputFile>,
): Map<string, string> {
  const kept = todo.keep.flatMap(({ recorded }) => recorded.files)
  const all = [
    ...kept.map((file) => [file, intact.get(file)?.hash ?? ''] as const),
    ...results.flatMap(({ files }) => files.map((file) => [file.path, file.hash] as const)),
    ...others.map((file) => [file.path, file.hash] as const),
  ]
  return new Map(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The build id is a digest of the output: equal sites have equal ids on any machine and day. With the fallback parser the id differs, even
 * if the bytes are the same. Pictures count by their names, since encoders may give other bytes on another machine.
 */
export function buildId(hashes: ReadonlyMap<string, string>, parser: ParserName): string {
  const lines = [...hashes].map(([file, hash]) => (isVariant(file) ? file : `${file} ${hash}`))
  return sha256([...lines, ...(parser === 'satteri' ? [] : [parser])].join('\n')).slice(0, 16)
}

/** The time of each rendered page, with the template that it used. */
export function pageTimes(todo: Plan, results: readonly RenderResult[]): PageTime[] {
  const views = new Map(todo.render.map(({ page }) => [page.route.path, page.view]))
  return results.map(({ path: page, ms }) => {
    const view = views.get(page)
    return { path: page, template: view ? templateName(view) : '', ms }
  })
}
