import http, { type RequestListener, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { oneAfterOther } from '../../../../cli/serve/pipelined.ts'

/** A connection to a server that answers requests in turn, and what comes from it. */
async function connected(answer: RequestListener): Promise<{ readonly socket: Socket; readonly text: () => string }> {
  const server = http.createServer(oneAfterOther(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { socket, text: () => text }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** A server that answers when the test says so. */
function held() {
  const begun: { readonly url: string | undefined; readonly response: ServerResponse }[] = []
  const answer: RequestListener = ({ url }, response) => void begun.push({ url, response })
  return { begun, answer, urls: () => begun.map(({ url }) => url) }
}

test('a request that is sent ahead begins when the one before it is answered', async () => {
  const { begun, answer, urls } = held()
  const { socket, text } = await connected(answer)
  socket.write(get('/1') + get('/2') + get('/3'))
  await expect.poll(urls).toEqual(['/1'])
  begun[0]?.response.end('one')
  await expect.poll(urls).toEqual(['/1', '/2'])
  begun[1]?.response.end('two')
  await expect.poll(urls).toEqual(['/1', '/2', '/3'])
  begun[2]?.response.end('three')
  await expect.poll(text).toMatch(/one.*two.*three/s)
  // One that comes when all are answered begins at once.
  socket.write(get('/4'))
  await expect.poll(urls).toEqual(['/1', '/2', '/3', '/4'])
})

test('what a client has sent ahead is dropped with its connection', async () => {
  const { begun, answer, urls } = held()
  const { socket } = await connected(answer)
  socket.write(get('/1') + get('/2') + get('/3'))
  await expect.poll(urls).toEqual(['/1'])
  const closed = new Promise((resolve) => begun[0]?.response.once('close', resolve))
  socket.destroy()
  await closed
  const { socket: other } = await connected(answer)
  other.write(get('/other'))
  await expect.poll(urls).toEqual(['/1', '/other'])
})
