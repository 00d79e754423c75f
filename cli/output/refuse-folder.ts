import path from 'node:path'
import { existsSync } from 'node:fs'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { LATEST_FILE } from '../../renderer/definitions/url.ts'
import { FILES_LIST, isUntouched } from './foreign.ts'
import { isWithin } from './paths.ts'

/** Source folders of a site. */
export const SOURCES = ['content', 'i18n', 'templates']

/** File that describes a shard; only folders of shards have it. */
export const SHARD_FILE = 'shard.kartograf'

/** Files that only an output, or a shard of one, has. */
const OWN = [FILES_LIST, LATEST_FILE, SHARD_FILE]

/** Refuses to write into source folders, and to replace a folder that is not an output. */
export function checkOutput(out: string, root: string): Issue | undefined {
  const holdsSite = isWithin(out, root)
  const inSources = SOURCES.some((name) => isWithin(path.join(root, name), out))
  const foreign = !isUntouched(out) && !OWN.some((file) => existsSync(path.join(out, file)))
  if (!holdsSite && !inSources && !foreign) return undefined
  return issueIn(out, START, {
    code: 'foreign-output',
    message: holdsSite
      ? 'the output folder would replace the site itself'
      : inSources
        ? 'the output would be read as a source of the next build'
        : 'the folder holds files that were not generated here',
    expected: 'an empty folder, a new one, or the output of an earlier run',
    hint: 'set another folder with --out, or empty this one',
  })
}
