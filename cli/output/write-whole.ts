import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file atomically, because another run on the same site may be reading it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
