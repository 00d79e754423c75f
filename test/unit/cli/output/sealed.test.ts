import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSealed, readSerialized, writeSealed, writeSerialized } from '../../../../cli/output/sealed.ts'
import { temporaryFolder } from '../temporary.ts'

test('a value is read as it was written, and not at all when one byte of it is another', () => {
  const file = path.join(temporaryFolder(), 'value.json')
  expect(readSealed(file)).toBeUndefined()
  writeSealed(file, { links: ['/path'] })
  expect(readSealed(file)).toEqual({ links: ['/path'] })
  writeFileSync(file, readFileSync(file, 'utf8').replace('/path', '/pith'))
  expect(readSealed(file)).toBeUndefined()
})

test('a serialized value keeps its maps, and is not read with another key', () => {
  const file = path.join(temporaryFolder(), 'folder', 'value.bin')
  expect(readSerialized(file, 'alpha')).toBeUndefined()
  writeSerialized(file, 'alpha', new Map([['/path', { digest: '1' }]]))
  expect(readSerialized(file, 'alpha')).toEqual(new Map([['/path', { digest: '1' }]]))
  expect(readSerialized(file, 'alph')).toBeUndefined()
  expect(readSerialized(file, 'beta')).toBeUndefined()
})

test('a folder in place of a file is named, and no draft stays beside it', () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'value.json')
  mkdirSync(file)
  expect(readSealed(file)).toBeUndefined()
  expect(() => writeSealed(file, {})).toThrow(
    `${file} is a folder, and a file has to be written there: remove the folder.`,
  )
  expect(readdirSync(folder)).toEqual(['value.json'])
})
