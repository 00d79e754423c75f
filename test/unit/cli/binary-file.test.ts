import path from 'node:path'
import { expect, test } from 'vitest'
import { assetOf } from '../../../cli/content/files/binary-file.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

test.each([
  ['C# guide.pdf', 'assets/C- guide.2d711642b7.pdf'],
  ['100%41.PDF', 'assets/100-41.2d711642b7.pdf'],
  ['Büro & Co.pdf', 'assets/Büro & Co.2d711642b7.pdf'],
])('the file %s gets an address without signs that divide one', (name, target) => {
  const root = temporaryFolder()
  writeFiles(root, { [name]: 'x' })
  expect(assetOf(path.join(root, name)).binary?.path).toBe(target)
})
