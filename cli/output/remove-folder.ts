import { chmodSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from './has-code.ts'

/** On Windows, files stay while something has them open, such as a virus scanner. Node waits this much longer before each further try. */
const RETRIES = process.platform === 'win32' ? { maxRetries: 8, retryDelay: 50 } : {}

/** Removes a folder that builds have made, also one that was protected since (`chmod -R a-w output`), if it belongs to this user. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, ...RETRIES })
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error
    allowRemoval(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file is removed by whoever may write into its folder. */
function allowRemoval(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) allowRemoval(path.join(folder, entry.name))
}
