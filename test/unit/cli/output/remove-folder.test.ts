import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '../../../../cli/output/remove-folder.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test('a folder that was protected is removed, unless it is not there', () => {
  const out = path.join(temporaryFolder(), 'output')
  writeFiles(out, { 'index.html': '', 'de/about/index.html': '' })
  for (const folder of ['de/about', 'de', '.']) chmodSync(path.join(out, folder), 0o500)
  removeFolder(out)
  removeFolder(out)
  expect(existsSync(out)).toBe(false)
})
