// `node --import`: other servers are played here. Each request is a line of the file OTHER_SERVERS; hosts of `tool.example` answer 404.
import { appendFileSync } from 'node:fs'

globalThis.fetch = (url, { method } = {}) => {
  if (typeof url !== 'string') throw new TypeError('The link check asks for texts')
  const { href, host } = new URL(url)
  appendFileSync(process.env.OTHER_SERVERS ?? '', `${method} ${href}\n`)
  return Promise.resolve(new Response(null, { status: host === 'tool.example' ? 404 : 200 }))
}
