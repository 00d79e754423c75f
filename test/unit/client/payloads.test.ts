import { describe, expect, test, vi } from 'vitest'
import { createPayloads, parsePayload } from '../../../renderer/client/navigation/payloads.ts'

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
function hostWith(answer: (path: string) => { readonly body?: string } = () => ({})) {
  const asked: string[] = []
  const fetch = async (url: string): Promise<{ text: () => Promise<string> }> => {
    asked.push(url)
    const path = url.replace(/_payload\.json.*$/, '')
    const { body = JSON.stringify(payloadAt(path)) } = answer(path)
    return { text: async () => body }
  }
  return { asked, fetch }
}

describe('payloads', () => {
  test('are asked for beside their page, with the version in the query', async () => {
    const { asked, fetch } = hostWith()
    await createPayloads(
      fetch,
      () => 'id-1',
      () => undefined,
    ).load('/de/a/', 'high')
    expect(asked).toEqual(['/de/a/_payload.json?id-1'])
  })

  test('are asked for once, by however many at a time', async () => {
    const { asked, fetch } = hostWith()
    const payloads = createPayloads(
      fetch,
      () => '1',
      () => undefined,
    )
    const [one, other] = await Promise.all([payloads.load('/de/a/', 'high'), payloads.load('/de/a/', 'high')])
    expect(one).toBe(other)
    expect(asked).toHaveLength(1)
  })

  test('that failed are asked for again', async () => {
    let body = '<!doctype html>'
    const { asked, fetch } = hostWith(() => ({ body }))
    const payloads = createPayloads(
      fetch,
      () => '1',
      () => undefined,
    )
    await expect(payloads.load('/de/a/', 'high')).rejects.toThrow(SyntaxError)
    expect(payloads.has('/de/a/')).toBe(false)
    body = JSON.stringify(payloadAt('/de/a/'))
    await payloads.load('/de/a/', 'high')
    expect(asked).toHaveLength(2)
  })

  test('that are not answered are given up after ten seconds, and asked for again', async () => {
    const clock = new AbortController()
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const silent = (_: string, { signal }: RequestInit): Promise<never> =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    const payloads = createPayloads(
      silent,
      () => '1',
      () => undefined,
    )
    const loading = payloads.load('/de/a/', 'low')
    expect(waits).toHaveBeenCalledExactlyOnceWith(10_000)
    clock.abort(new Error('late'))
    await expect(loading).rejects.toThrow('late')
    expect(payloads.has('/de/a/')).toBe(false)
    waits.mockRestore()
  })

  test('are forgotten, the one that was used longest ago first, when there are more than 40', async () => {
    const { fetch } = hostWith()
    const payloads = createPayloads(
      fetch,
      () => '1',
      () => undefined,
    )
    for (let index = 0; index < 40; index += 1) await payloads.load(`/de/${index}/`, 'high')
    await payloads.load('/de/0/', 'high')
    await payloads.load('/de/40/', 'high')
    expect(['/de/0/', '/de/1/', '/de/2/', '/de/40/'].map(payloads.has)).toEqual([true, false, true, true])
  })

  test('count what they cost', async () => {
    const { fetch } = hostWith()
    const payloads = createPayloads(
      fetch,
      () => '1',
      () => undefined,
    )
    await payloads.load('/de/a/', 'high')
    expect(payloads.size()).toBe(JSON.stringify(payloadAt('/de/a/')).length)
  })
})

describe('the styles of a payload', () => {
  test('are there before it is shown', async () => {
    const { fetch } = hostWith()
    let arrive: () => void = () => undefined
    const styles = new Promise<void>((resolve) => (arrive = resolve))
    const loading = createPayloads(
      fetch,
      () => '1',
      () => styles,
    ).load('/de/a/', 'high')
    let isReady = false
    void loading.then(() => (isReady = true))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(isReady).toBe(false)
    arrive()
    await expect(loading).resolves.toMatchObject({ path: '/de/a/' })
  })

  test('that cannot be loaded fail it', async () => {
    const { fetch } = hostWith()
    const lost = async (): Promise<never> => Promise.reject(new Error('lost'))
    const payloads = createPayloads(fetch, () => '1', lost)
    await expect(payloads.load('/de/a/', 'high')).rejects.toThrow('lost')
  })
})

describe('what is taken for a payload', () => {
  test('has the path that was asked for', () => {
    expect(parsePayload(JSON.stringify(payloadAt('/de/a/')), '/de/a/')).toEqual(payloadAt('/de/a/'))
  })

  test('has that path also where its escapes have small letters, as Apache redirects to them', () => {
    const payload = payloadAt('/de/%C3%BCber/')
    expect(parsePayload(JSON.stringify(payload), '/de/%c3%bcber/')).toEqual(payload)
  })

  test.each([
    ['another path', JSON.stringify(payloadAt('/de/b/'))],
    ['without a path', '{}'],
    ['null', 'null'],
    ['a number', '1'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(() => parsePayload(text, '/de/a/')).toThrow(Error)
  })
})
