import http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ReceiverOptions } from '../../../../cli/receiver/receive.ts'
import { answerWith } from '../../../../cli/receiver/node.ts'
import { ORIGIN, receiving } from './receiving.ts'

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A receiver on a real server, and a connection to it that has sent the start of an application. */
async function sending(options: Partial<ReceiverOptions>) {
  const { receive, stored } = receiving(options)
  const server = http.createServer((incoming, outgoing) => void answerWith(receive, incoming, outgoing, ORIGIN))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const head = `POST /forms/application HTTP/1.1\r\nHost: a\r\nOrigin: ${ORIGIN}\r\nAccept: application/json\r\nContent-Length: 2000\r\n`
  const part = 'Content-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  socket.write(`${head}Content-Type: multipart/form-data; boundary=edge\r\n\r\n--edge\r\n${part}`)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { socket, stored, ended, answer: () => answer }
}

test.each([
  ['falls silent', { silenceLimit: 50 }],
  ['takes too long', { timeLimit: 50 }],
])('a client that %s in the middle of a file gets its answer while it is connected', async (_, limit) => {
  const { socket, stored, answer } = await sending(limit)
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"error":"timeout"/)
  expect(stored()).toEqual([])
  socket.destroy()
})

test('what a client sends after its answer is read past, and then the connection ends', async () => {
  const { socket, ended, answer } = await sending({ silenceLimit: 50 })
  await expect.poll(answer).toContain('"error":"timeout"')
  socket.write('x'.repeat(2000))
  await ended
  expect(answer().match(/HTTP\/1\.1/g)).toHaveLength(1)
})
