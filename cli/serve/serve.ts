import { existsSync } from 'node:fs'
import path from 'node:path'
import { LockedError, withLock } from '../output/lock.ts'
import { recover } from '../output/staging.ts'
import { EXIT, UsageError } from '../program.ts'
import { mountReceiver } from '../receiver/mount.ts'
import type { HostName } from './hosts/hosts.ts'
import { startServer } from './server.ts'
import { stopSignal } from './stop-signal.ts'

/** `kartograf serve`: the output as a static host would serve it, and the receiver of its forms, until the process is stopped. */
export async function serve(out: string, data: string, port: number, as?: HostName): Promise<number> {
  if (!existsSync(out)) await recoverIfUnlocked(out)
  if (!existsSync(path.join(out, 'index.html')))
    throw new UsageError(
      `There is no site in ${out}. Run \`kartograf generate\` first, or name the site with --root, or its output with --out.`,
    )
  const { url, close } = await startServer({
    out,
    port,
    as,
    uncached: false,
    receiver: (origins) => mountReceiver({ out, data, origins, env: process.env }),
  })
  // Registered before printing the URL, because a program that reads it may send the signal at once.
  const stopped = stopSignal()
  process.stdout.write(`Serving ${out} at ${url}\n`)
  await stopped
  await close()
  return EXIT.fine
}

/** Restores the output if a run was killed while replacing it, unless another run is replacing it now. */
async function recoverIfUnlocked(out: string): Promise<void> {
  try {
    await withLock(out, 'kartograf serve', async () => recover(out))
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
  }
}
