import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSealed, writeSealed } from '../../../cli/output/sealed.ts'
import { temporaryFolder } from './temporary.ts'

test('a value is read as it was written, and not at all when one byte of it is another', () => {
  const file = path.join(temporaryFolder(), 'value.json')
  expect(readSealed(file)).toBeUndefined()
  writeSealed(file, { links: ['/path'] })
  expect(readSealed(file)).toEqual({ links: ['/path'] })
  writeFileSync(file, readFileSync(file, 'utf8').replace('/path', '/pith'))
  expect(readSealed(file)).toBeUndefined()
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
