import { renameSync, rmSync } from 'node:fs'
import { MendableError } from '../program.ts'
import { OWN_NAME } from './own-name.ts'
import { patiently } from './patience.ts'
import { statsOf } from './stats-of.ts'
import { writeFile } from './write-file.ts'

/** Writes a file atomically, because another run on the same site may be reading it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${OWN_NAME}`
  try {
    // A full disk keeps a part of it.
    writeFile(draft, content)
    patiently(() => renameSync(draft, file))
  } catch (error) {
    rmSync(draft, { force: true })
    // Systems say that in different words, some without a name.
    if (statsOf(file)?.isDirectory())
      throw new MendableError(`${file} is a folder, and a file has to be written there: remove the folder.`, {
        cause: error,
      })
    throw error
  }
}
