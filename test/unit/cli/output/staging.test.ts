import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { closeStaging, fileWriter, leavingNothing, openStaging, recover } from '../../../../cli/output/staging.ts'
import { fsError } from '../patched-fs.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

describe('a killed run', () => {
  const OLD = { 'output/index.html': 'old' }
  const PREVIOUS = { '.output.kartograf-previous/index.html': 'old' }
  const STAGED = { '.output.kartograf-staging/index.html': 'new' }
  const HALF = { '.output.kartograf-staging/half.html': 'half' }
  const READY = { '.output.kartograf-ready': '' }
  const NEW = { 'output/index.html': 'new' }

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['while rendering is forgotten', { ...OLD, ...HALF }, OLD],
    ['while rendering the first output is forgotten', HALF, {}],
    ['before the first rename is forgotten', { ...OLD, ...STAGED, ...READY }, OLD],
    ['between the renames is finished', { ...PREVIOUS, ...STAGED, ...READY }, NEW],
    ['after the renames is cleaned up', { ...NEW, ...PREVIOUS, ...READY }, NEW],
    ['of a first output before its rename is finished', { ...STAGED, ...READY }, NEW],
    ['that has lost its staging folder gives the old output back', { ...PREVIOUS, ...READY }, OLD],
    ['that never was leaves the output alone', OLD, OLD],
  ])('%s', (_, before, after) => {
    const parent = temporaryFolder()
    writeFiles(parent, before)
    recover(path.join(parent, 'output'))
    expect(filesIn(parent)).toEqual(after)
  })

  test('does not put its files into the staging folder of the next', () => {
    const parent = temporaryFolder()
    writeFiles(parent, { ...OLD, ...HALF })
    expect(readdirSync(openStaging(path.join(parent, 'output')))).toEqual([])
  })
})

test('work that fails, as on a full disk, leaves the output and nothing beside it', async () => {
  const parent = temporaryFolder()
  const out = path.join(parent, 'output')
  writeFiles(parent, { 'output/index.html': 'old', '.output.kartograf-staging/half.html': 'half' })
  await expect(leavingNothing(out, () => Promise.reject(fsError('ENOSPC')))).rejects.toThrow('ENOSPC')
  expect(readdirSync(parent)).toEqual(['output'])
})

test('closes the staging folder and leaves the output', () => {
  const out = path.join(temporaryFolder(), 'output')
  writeFiles(out, { 'index.html': 'old' })
  const staging = openStaging(out)
  closeStaging(out)
  expect([existsSync(staging), existsSync(out)]).toEqual([false, true])
})

test('writes files into folders that it makes', () => {
  const folder = temporaryFolder()
  const write = fileWriter(folder)
  write('de/a/index.html', 'one')
  write('de/a/_payload.json', 'two')
  expect(filesIn(folder)).toEqual({ 'de/a/_payload.json': 'two', 'de/a/index.html': 'one' })
})
