import { describe, expect, test } from 'vitest'
import { createPayloads, parsePayload } from '../../../renderer/client/payloads.ts'

function payloadAt(path: string): Record<string, unknown> {
  return {
    shell: 's',
    path,
    locale: 'de',
    title: 't',
    middleware: [],
    body: { 'data-tone': 'night' },
    head: '<title>t</title>',
    main: '<main></main>',
    slots: {},
  }
}

/** A host that answers with payloads, and remembers what it was asked. */
function hostWith(answer: (path: string) => { readonly ok?: boolean; readonly body?: string } = () => ({})) {
  const asked: string[] = []
  const fetch = async (url: string): Promise<{ ok: boolean; text: () => Promise<string> }> => {
    asked.push(url)
    const path = url.replace(/_payload\.json.*$/, '')
    const { ok = true, body = JSON.stringify(payloadAt(path)) } = answer(path)
    return { ok, text: async () => body }
  }
  return { asked, fetch }
}

describe('payloads', () => {
  test('are asked for beside their page, with the version in the query', async () => {
    const { asked, fetch } = hostWith()
    await createPayloads(fetch, () => 'id-1').load('/de/a/')
    expect(asked).toEqual(['/de/a/_payload.json?id-1'])
  })

  test('are asked for once, by however many at a time', async () => {
    const { asked, fetch } = hostWith()
    const payloads = createPayloads(fetch, () => '1')
    const [one, other] = await Promise.all([payloads.load('/de/a/'), payloads.load('/de/a/')])
    expect(one).toBe(other)
    expect(asked).toHaveLength(1)
  })

  test('that failed are asked for again', async () => {
    let ok = false
    const { asked, fetch } = hostWith(() => ({ ok }))
    const payloads = createPayloads(fetch, () => '1')
    await expect(payloads.load('/de/a/')).rejects.toThrow('No payload of /de/a/')
    expect(payloads.has('/de/a/')).toBe(false)
    ok = true
    await payloads.load('/de/a/')
    expect(asked).toHaveLength(2)
  })

  test('are forgotten, the one that was used longest ago first, when there are more than 40', async () => {
    const { fetch } = hostWith()
    const payloads = createPayloads(fetch, () => '1')
    for (let index = 0; index < 40; index += 1) await payloads.load(`/de/${index}/`)
    await payloads.load('/de/0/')
    await payloads.load('/de/40/')
    expect(['/de/0/', '/de/1/', '/de/2/', '/de/40/'].map(payloads.has)).toEqual([true, false, true, true])
  })

  test('count what they cost', async () => {
    const { fetch } = hostWith()
    const payloads = createPayloads(fetch, () => '1')
    await payloads.load('/de/a/')
    expect(payloads.size()).toBe(JSON.stringify(payloadAt('/de/a/')).length)
  })
})

describe('what is taken for a payload', () => {
  test('has all its parts and the path that was asked for', () => {
    expect(parsePayload(JSON.stringify(payloadAt('/de/a/')), '/de/a/')).toEqual(payloadAt('/de/a/'))
  })

  test.each(['shell', 'middleware', 'body', 'head', 'main', 'slots'])('is nothing without %s', (part) => {
    const { [part]: _gone, ...rest } = payloadAt('/de/a/')
    expect(() => parsePayload(JSON.stringify(rest), '/de/a/')).toThrow('No payload of /de/a/')
  })

  test.each([
    ['another path', JSON.stringify(payloadAt('/de/b/'))],
    ['null', 'null'],
    ['a number', '1'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(() => parsePayload(text, '/de/a/')).toThrow(Error)
  })
})
