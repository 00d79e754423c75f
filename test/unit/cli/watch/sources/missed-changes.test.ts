import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasMissedChanges } from '../../../../../cli/watch/sources/missed-changes.ts'
import { temporaryFolder, writeFiles } from '../../temporary.ts'

const [OLD, NEW] = ['content/posts/a/de.md', 'content/posts/b/de.md']

test.each([
  ['before a build that read everything', 1000, [], false],
  ['before a build that was told of them', 100, [OLD, NEW], false],
  ['long before a build that was told of others', 1000, [OLD], false],
  ['just before a build that was told of others', 100, [OLD], true],
  ['during a build that read everything', -1000, [], true],
  ['during a build that was told of them', -1000, [OLD, NEW], true],
] as const)('of files that have changed %s', (_when, later, told, expected) => {
  const root = temporaryFolder()
  writeFiles(root, { [OLD]: 'a', [NEW]: 'b', 'templates/.DS_Store': 'x' })
  const start = statSync(path.join(root, NEW)).ctimeMs + later
  expect(hasMissedChanges(root, { start, told })).toBe(expected)
})
