import { existsSync } from 'node:fs'
import path from 'node:path'
import { mountReceiver } from './receiver/mount.ts'
import { startServer } from './server.ts'

/** `kartograf serve`: the output as a static host would serve it, and the receiver of its forms, until the process is stopped. */
export async function serve(out: string, data: string, port: number): Promise<number> {
  if (!existsSync(path.join(out, 'index.html'))) {
    process.stderr.write(
      `There is no site in ${out}. Run \`kartograf generate\` first, or give the folder with --out.\n`,
    )
    return 1
  }
  const { url, close } = await startServer({
    out,
    port,
    uncached: false,
    receiver: (origins) => mountReceiver({ out, data, origins, env: process.env }),
  })
  process.stdout.write(`Serving ${out} at ${url}\n`)
  await stopSignal()
  await close()
  return 0
}

/** Resolves when the process is asked to end. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
