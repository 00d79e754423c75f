import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startDelivery } from '../../../../cli/receiver/deliver/delivery.ts'
import { hooksOf } from '../../../../cli/receiver/environment.ts'
import { createFileStore } from '../../../../cli/receiver/store/file-store.ts'
import { signatureOf } from '../../../../cli/receiver/deliver/webhook.ts'
import { temporaryFolder } from '../temporary.ts'
import { request } from './stored-request.ts'

test('a webhook does not take personal data on to where it is redirected, and the log says why it failed', async () => {
  const asked: string[] = []
  const server = http.createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    outgoing.writeHead(307, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const data = temporaryFolder()
  await createFileStore(data, ['webhook']).open().publish(request)
  const log: string[] = []
  const hooks = hooksOf({ FORMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` }, Date.now, () => undefined)
  const delivery = startDelivery({ data, hooks, retryAfter: 1_000_000, log: (line) => log.push(line) })
  await expect.poll(() => log).toEqual([expect.stringContaining('fetch failed (unexpected redirect)') as string])
  expect(asked).toEqual(['/hook'])
  expect(log.join('')).not.toContain('Ada')
  await delivery.stop()
  server.close()
  server.closeAllConnections()
})

test('a webhook is signed as in the example of Standard Webhooks', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const text = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(signatureOf(text, secret)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
