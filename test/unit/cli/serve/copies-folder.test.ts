import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newCopiesFolder, removeAbandonedCopies } from '../../../../cli/serve/copies-folder.ts'
import { HOST } from '../../../../cli/output/own-name.ts'
import { writeFiles } from '../temporary.ts'

/** A folder of copies with the name that a process has given to it. */
function folderOf(host: string, pid: number): string {
  const folder = path.join(tmpdir(), `kartograf-copies.${host}.${pid}.abcDEF`)
  writeFiles(folder, { '1-2/index.html.br': 'compressed' })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('copies of a process that has ended are removed, and those of living ones and of other machines stay', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const own = newCopiesFolder()
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const folders = [folderOf(HOST, ended), own, folderOf(HOST, process.ppid), folderOf('elsewhere-1', ended)]
  removeAbandonedCopies()
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true, true])
})
