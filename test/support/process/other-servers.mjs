// `node --import`: other servers are played here. Each request is a line of the file OTHER_SERVERS; hosts of `tool.example` answer 404.
import { EventEmitter } from 'node:events'
import { appendFileSync } from 'node:fs'
import https from 'node:https'
import { Readable } from 'node:stream'

https.request = (url, { method }) => {
  const { href, host } = new URL(url)
  appendFileSync(process.env.OTHER_SERVERS ?? '', `${method} ${href}\n`)
  const answer = Object.assign(Readable.from([]), { statusCode: host === 'tool.example' ? 404 : 200, headers: {} })
  const sent = new EventEmitter()
  return Object.assign(sent, { end: () => (queueMicrotask(() => sent.emit('response', answer)), sent) })
}
