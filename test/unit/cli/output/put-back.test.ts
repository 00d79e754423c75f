import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStaging } from '../../../../cli/output/staging.ts'
import { publish } from '../../../../cli/output/publish.ts'
import { rmSync } from 'node:fs'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('an output that cannot be put in place leaves the old one there', async () => {
  const out = path.join(temporaryFolder(), 'output')
  writeFiles(out, { 'index.html': 'old' })
  const staging = openStaging(out)
  writeFiles(staging, { 'index.html': 'new' })
  // The staging folder is gone at the moment of its renaming, as on a disk that fails.
  const flush = { files: () => Promise.resolve(rmSync(staging, { recursive: true })), folder: () => Promise.resolve() }
  const files = new Map([['index.html', 'hash']])
  await expect(publish({ out, staging, files, intact: new Map(), flush })).rejects.toThrow('ENOENT')
  expect(existsSync(out)).toBe(true)
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('old')
})

test('a foreign file that comes while the output is replaced is kept', async () => {
  const out = path.join(temporaryFolder(), 'output')
  writeFiles(out, {
    'index.html': 'old',
    'gone/index.html': 'old',
    'builds/files.txt': 'index.html\ngone/index.html\n',
  })
  const staging = openStaging(out)
  writeFiles(staging, { 'index.html': 'new', 'builds/files.txt': 'index.html\n' })
  // Foreign files were looked for before; one comes now, and one of the build is altered.
  const late = { 'reports/late.txt': 'late', 'gone/index.html': 'altered' }
  const flush = { files: async () => writeFiles(out, late), folder: () => Promise.resolve() }
  const files = new Map(['index.html', 'builds/files.txt'].map((file) => [file, 'hash']))
  await publish({ out, staging, files, intact: new Map(), flush })
  expect(readFileSync(path.join(out, 'reports/late.txt'), 'utf8')).toBe('late')
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('new')
  expect(existsSync(path.join(out, 'gone'))).toBe(false)
})
