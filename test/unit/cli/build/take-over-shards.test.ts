import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PlannedPage } from '../../../../cli/build/plan.ts'
import { takeOverShards } from '../../../../cli/build/shards/shards.ts'
import { SHARD_FILE } from '../../../../cli/output/refuse-folder.ts'
import { sha256 } from '../../../../cli/output/digest.ts'
import { writeSealed } from '../../../../cli/output/sealed.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

test('a build without shards makes no digest of a page before it is rendered', () => {
  const page = {
    get digest(): string {
      throw new Error('The digest of a page was made')
    },
  } as PlannedPage
  const target = { base: 'base', staging: '/nowhere', root: '/nowhere' }
  expect(takeOverShards([], [page], target)).toEqual({ results: [], issues: [] })
})

/** Codes of the issues, and the files that are taken over from a shard whose only page has this file. */
function takenFrom(
  file: string,
  alter: (file: string) => void = () => undefined,
): [readonly string[], readonly string[]] {
  const root = temporaryFolder()
  const [folder, staging] = [path.join(root, 'shard'), path.join(root, 'staging')]
  for (const made of [folder, staging]) mkdirSync(made)
  writeFiles(folder, { [file]: 'text' })
  alter(path.join(folder, file))
  const files = [{ path: file, hash: sha256('text'), size: 4 }]
  const page = { digest: 'd', files, references: [], doubled: [], loads: [] }
  const record = { version: 1, shard: { number: 1, of: 1 }, base: 'base', pages: { '/a/': page } }
  writeSealed(path.join(folder, SHARD_FILE), record)
  const planned = { page: { route: { path: '/a/' } }, digest: 'd' } as PlannedPage
  const { issues } = takeOverShards([folder], [planned], { base: 'base', staging, root })
  return [issues.map(({ code }) => code), Object.keys(filesIn(staging))]
}

test('a file is taken over from the folder of a shard, and from nowhere else', () => {
  expect(takenFrom('a/index.html')).toEqual([[], ['a/index.html']])
  for (const other of ['../secret.html', 'vercel.json', '.git/config'])
    expect(takenFrom(other)).toEqual([['wrong-shard'], []])
})

test('a file of a shard that somebody has altered since is not taken over', () => {
  const alter = (file: string): void => writeFileSync(file, 'altered')
  expect(takenFrom('a/index.html', alter)).toEqual([['wrong-shard'], []])
})

test.each([{}, { shard: { number: 1, of: 4_000_000_000 }, pages: {} }])(
  'a record is refused that is none: %j',
  (more) => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 's/1'), { recursive: true })
    writeSealed(path.join(folder, 's/1', SHARD_FILE), { version: 1, ...more })
    const { issues } = takeOverShards([path.join(folder, 's/1')], [], { base: 'base', staging: folder, root: folder })
    expect(issues).toMatchObject([{ file: 's/1/', message: 'this is not the whole folder of a shard' }])
  },
)

test('a folder in place of a file is told as a file that is missing', () => {
  const alter = (file: string): void => {
    rmSync(file)
    mkdirSync(file)
  }
  expect(takenFrom('a/index.html', alter)).toEqual([['wrong-shard'], []])
})

test.skipIf(process.platform === 'win32')('a pipe in place of a file is told as a file that is missing', () => {
  const alter = (file: string): void => {
    rmSync(file)
    execFileSync('mkfifo', [file])
  }
  expect(takenFrom('a/index.html', alter)).toEqual([['wrong-shard'], []])
})
