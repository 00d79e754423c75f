import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prune } from '../../../../cli/pictures/prune.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** A folder with files, the first used last. */
function folderOf(names: readonly string[]): string {
  const folder = temporaryFolder()
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ''])))
  for (const [age, name] of names.entries()) utimesSync(path.join(folder, name), 9000 - age, 9000 - age)
  return folder
}

test('a folder keeps as many files as it may hold, and those that were used last', () => {
  const folder = folderOf(['c', 'a', 'e', 'b', 'd'])
  prune(folder, 3)
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'e'])
})

test('a folder that is not full keeps all', () => {
  const folder = folderOf(['a', 'b'])
  prune(folder, 2)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('a folder that does not exist holds nothing to remove', () => {
  expect(() => prune(path.join(temporaryFolder(), 'none'), 1)).not.toThrow()
})
