import path from 'node:path'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { configuresHost } from '../../../renderer/outputs/hosts/headers.ts'
import type { RenderResult } from '../../output/render-result.ts'

/** A page that a shard has rendered: the digest of its value, and what the build needs to know about it. */
export type ShardPage = Pick<RenderResult, 'files' | 'references' | 'doubled' | 'loads' | 'lacks' | 'stray'> & {
  readonly digest: string
}

/** Whether a page of a record has what `generate` writes about one. A seal tells what is damaged, not what somebody else has written. */
export function isShardPage(page: unknown): page is ShardPage {
  if (!isRecord(page)) return false
  const { digest, files, references, doubled, loads, lacks = '', stray = [] } = page
  return (
    [digest, lacks].every(isText) &&
    [references, doubled, loads, stray].every((list) => Array.isArray(list) && list.every(isText)) &&
    Array.isArray(files) &&
    files.every(isFile)
  )
}

/**
 * Pages have no hidden files, as of a repository in the output, and none that a host reads as its configuration: those are of the whole
 * site, which `merge` makes itself.
 */
function isFile(file: unknown): boolean {
  if (!isRecord(file)) return false
  const { path: name, hash, size } = file
  return isText(name) && isText(hash) && typeof size === 'number' && isPlain(name) && !configuresHost(name)
}

function isPlain(name: string): boolean {
  return path.posix.normalize(name) === name && !/[\p{Cc}\\]|(?:^|\/)\./u.test(name)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
