import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { MountOptions } from '../../../../cli/receiver/answering.ts'
import { mountReceiver } from '../../../../cli/receiver/mount.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'
import { FORMS, ORIGIN } from './receiving.ts'

/** What the receiver logs while two requests come through a proxy. */
async function logOf(more: Partial<MountOptions>): Promise<string[]> {
  const root = temporaryFolder()
  writeFiles(root, { 'output/forms.json': JSON.stringify(FORMS) })
  const log: string[] = []
  const receiver = mountReceiver({
    out: path.join(root, 'output'),
    data: path.join(root, 'data'),
    origins: [ORIGIN],
    env: {},
    log: (line) => log.push(line),
    onAnswered: () => undefined,
    ...more,
  })
  const server = http.createServer((request, response) => void receiver.handle(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endpoint = new URL(FORMS.forms[0]?.endpoint ?? '', `http://127.0.0.1:${port}`)
  for (let count = 0; count < 2; count += 1)
    await fetch(endpoint, { method: 'POST', headers: { 'X-Forwarded-For': '203.0.113.7' }, body: 'a=b' })
  server.closeAllConnections()
  server.close()
  await receiver.close()
  return log
}

test('a receiver behind a proxy that nobody has told it of says so, once', async () => {
  const log = await logOf({})
  expect(log).toHaveLength(1)
  expect(log[0]).toContain('PROXIES')
})

test('one that was told is silent', async () => {
  expect(await logOf({ addressOf: () => '203.0.113.7' })).toEqual([])
})

test('a form that posts to another host has its path here: its requests are answered, pages at the same path are not', async () => {
  const root = temporaryFolder()
  const forms = FORMS.forms.map((form) => ({ ...form, endpoint: 'https://forms.example/forms/all' }))
  writeFiles(root, { 'output/forms.json': JSON.stringify({ ...FORMS, forms }) })
  const receiver = mountReceiver({
    out: path.join(root, 'output'),
    data: path.join(root, 'data'),
    origins: [ORIGIN],
    env: {},
    log: () => undefined,
    onAnswered: () => undefined,
  })
  const server = http.createServer((request, response) => {
    if (!receiver.handle(request, response)) response.end('a page')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/forms/all`
  expect(await (await fetch(url)).text()).toBe('a page')
  expect(await (await fetch(url, { method: 'POST', body: 'a=b' })).text()).not.toBe('a page')
  server.closeAllConnections()
  server.close()
  await receiver.close()
})
