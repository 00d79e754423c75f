import { request as overHttp, type IncomingHttpHeaders } from 'node:http'
import { request as overTls } from 'node:https'
import { gunzipSync } from 'node:zlib'
import type { Host } from './hosts.ts'

export interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** The path goes over the wire as it stands, which `fetch` would not do. A certificate may be one of a test. */
export function ask(
  { url }: Pick<Host, 'url'>,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const request = url.startsWith('https:') ? overTls : overHttp
  return new Promise((resolve, reject) => {
    const call = request(url, { path: target, headers, rejectUnauthorized: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
        resolve({ status: response.statusCode, headers: response.headers, text })
      })
    })
    call.on('error', reject).end()
  })
}
