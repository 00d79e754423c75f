import path from 'node:path'
import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOST } from '../../../../cli/output/own-name.ts'
import { checkDataFolder, checkWritable } from '../../../../cli/receiver/data-folder.ts'
import { createFileStore } from '../../../../cli/receiver/store/file-store.ts'
import { incomingName, removeLeftovers } from '../../../../cli/receiver/store/leftovers.ts'
import { temporaryFolder } from '../temporary.ts'
import { request } from './stored-request.ts'

describe('the data folder', () => {
  test('must not be served', () => {
    const root = temporaryFolder()
    mkdirSync(path.join(root, 'output'))
    symlinkSync(path.join(root, 'output'), path.join(root, 'link'))
    const check = (data: string) => () => checkDataFolder(path.join(root, data), path.join(root, 'output'))
    for (const data of ['output', 'output/.data', 'output/../output/x', 'link/data', 'output/..requests'])
      expect(check(data), data).toThrow('is inside the output')
    for (const data of ['.data', '..data', 'output-data', '.']) expect(check(data), data).not.toThrow()
  })

  test('must be one that can be written to', () => {
    const root = temporaryFolder()
    writeFileSync(path.join(root, 'file'), '')
    for (const data of ['file', 'file/below'])
      expect(() => checkWritable(path.join(root, data)), data).toThrow('cannot be written to: see who owns')
    for (const data of ['.', 'new', 'new/below']) expect(() => checkWritable(path.join(root, data)), data).not.toThrow()
  })

  test('may be cleared away while the receiver runs', async () => {
    const data = path.join(temporaryFolder(), 'data')
    const store = createFileStore(data)
    await store.open().publish(request)
    rmSync(data, { recursive: true })
    expect(await store.open().publish(request)).toBe(true)
  })

  test('may come late: one failure does not last', async () => {
    const data = path.join(temporaryFolder(), 'data')
    writeFileSync(data, '')
    const store = createFileStore(data)
    await expect(store.open().publish(request)).rejects.toThrow('ENOTDIR')
    rmSync(data)
    expect(await store.open().publish(request)).toBe(true)
  })

  test('loses what dead processes left, and nothing that is still being written', () => {
    const folder = temporaryFolder()
    const names = {
      own: incomingName('from-a-process-that-had-our-number'),
      dead: `${HOST}.999999999.a`,
      alive: `${HOST}.${process.ppid}.b`,
      elsewhere: 'other-host.1.c',
      container: `${HOST}0.999999999.e`,
      stale: 'other-host.1.d',
    }
    for (const name of Object.values(names)) mkdirSync(path.join(folder, name))
    utimesSync(path.join(folder, names.stale), 1, 1)
    removeLeftovers(folder, Date.now())
    const left = Object.entries(names).filter(([, name]) => existsSync(path.join(folder, name)))
    expect(left.map(([kind]) => kind)).toEqual(['alive', 'elsewhere', 'container'])
  })
})
