import { startSite } from './site.ts'

/** Runs a server command until the work with it is done. */
export async function withServer(args: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const server = startSite(args)
  try {
    await work(await urlOf(server))
  } finally {
    server.kill('SIGTERM')
  }
}

/** The address that a server prints on one line. */
export function urlOf(server: ReturnType<typeof startSite>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (chunk: Buffer): void => {
      text += chunk.toString()
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0]
      if (url) resolve(url)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => reject(new Error(`The server ended: ${text}`)))
  })
}
