import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startSite } from '../site.ts'

/** Runs a server command until the work with it is done. */
export async function withServer(
  args: readonly string[],
  work: (url: string, server: ReturnType<typeof startSite>) => Promise<void>,
): Promise<void> {
  const server = startSite(args)
  try {
    await work(await urlOf(server), server)
  } finally {
    await stopServer(server)
  }
}

/** Asks a server to end, and resolves when it has: until then it may write into the folder of its site. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}

/** The address that a server prints on one line. */
export function urlOf(server: ReturnType<typeof startSite>): Promise<string> {
  return printed(server, /(http:\/\/127\.0\.0\.1:\d+\/)/)
}

/** The first group of the pattern, as soon as a server has printed a text that matches. */
export function printed(server: ReturnType<typeof startSite>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (chunk: Buffer): void => {
      text += chunk.toString()
      const found = pattern.exec(text)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => reject(new Error(`The server ended: ${text}`)))
  })
}
