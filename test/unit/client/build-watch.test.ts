import { describe, expect, test } from 'vitest'
import { createBuildWatch } from '../../../renderer/client/build-watch.ts'

const HOUR = 3_600_000

/** A window whose time passes when it is told to, and a host that can be changed. */
function outside(id = 'one', wantsRoutes = true) {
  const host = { id, status: 200, meta: 200, broken: false }
  const asked: string[] = []
  const timers: { work: () => void; ms: number }[] = []
  const looks: (() => void)[] = []
  const document = {
    hidden: false,
    addEventListener: (_: string, work: () => void) => looks.push(work),
  }
  const fetch = async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method === 'GET' ? url : `${method} ${url}`)
    if (host.broken) throw new TypeError('Failed to fetch')
    const isLatest = url.startsWith('/builds/latest.json')
    const status = isLatest ? host.status : host.meta
    const body = isLatest ? { id: host.id } : { matcher: { static: {} }, prerendered: ['/de'] }
    return { ok: status === 200, status, json: async () => body }
  }
  const window = {
    document: document as unknown as Document,
    fetch,
    setTimeout: (work: () => void, ms: number) => timers.push({ work, ms }),
  }
  const pass = async (): Promise<number | undefined> => {
    const timer = timers.shift()
    timer?.work()
    for (let times = 0; times < 20; times += 1) await Promise.resolve()
    return timer?.ms
  }
  const watch = createBuildWatch(window, () => 1795000000000, HOUR, wantsRoutes)
  watch.start()
  return { host, asked, document, looks, pass, watch, timers }
}

describe('the build that is online', () => {
  test('is looked for after a second', async () => {
    const { asked, pass } = outside()
    expect(await pass()).toBe(1000)
    expect(asked).toEqual(['/builds/latest.json?1795000000000', '/builds/meta/one.json'])
  })

  test('gives the version of payloads; a timestamp does before', async () => {
    const { pass, watch } = outside()
    expect(watch.version()).toBe(1795000000000)
    await pass()
    expect(watch.version()).toBe('one')
  })

  test('lists the paths', async () => {
    const { pass, watch } = outside()
    expect(watch.match('/de/b/').kind).toBe('page')
    await pass()
    expect(watch.match('/de/b/').kind).toBe('missing')
  })

  test('is looked for each hour', async () => {
    const { pass } = outside()
    await pass()
    expect(await pass()).toBe(HOUR)
    expect(await pass()).toBe(HOUR)
  })

  test('is not looked for again with an interval of 0', async () => {
    const { timers } = outside()
    const window = {
      document: {} as Document,
      fetch: () => Promise.reject(new Error('cut')),
      setTimeout: (work: () => void) => timers.push({ work, ms: 0 }),
    }
    createBuildWatch(window, () => 1, 0, true).start()
    const before = timers.length
    timers.at(-1)?.work()
    for (let times = 0; times < 20; times += 1) await Promise.resolve()
    expect(timers).toHaveLength(before)
  })
})

test('the list of paths is read once; later it is only asked whether it is still there', async () => {
  const { asked, pass, watch } = outside()
  await pass()
  await pass()
  expect(asked.filter((url) => url.includes('meta'))).toEqual(['/builds/meta/one.json', 'HEAD /builds/meta/one.json'])
  expect(watch.match('/de/b/').kind).toBe('missing')
})

test('without wish for the list of paths a new build is noticed all the same', async () => {
  const { asked, host, pass, watch } = outside('one', false)
  await pass()
  expect([watch.version(), watch.match('/de/b/').kind]).toEqual(['one', 'page'])
  host.id = 'two'
  await pass()
  expect(watch.isOutdated()).toBe(true)
  expect(asked.filter((url) => url.includes('meta'))).toEqual([])
})

describe('the page is outdated', () => {
  test('when another build is online, and then the looking ends', async () => {
    const { host, pass, timers, watch } = outside()
    await pass()
    host.id = 'two'
    await pass()
    expect(watch.isOutdated()).toBe(true)
    expect(timers).toEqual([])
  })

  test.each([404, 403])('when the list of its routes has vanished with status %i', async (status) => {
    const { host, pass, watch } = outside()
    await pass()
    host.meta = status
    await pass()
    expect(watch.isOutdated()).toBe(true)
  })

  test('on request', () => {
    const { watch } = outside()
    watch.expire()
    expect(watch.isOutdated()).toBe(true)
  })
})

describe('the page is not outdated', () => {
  test('as long as the build is the same', async () => {
    const { pass, watch } = outside()
    await pass()
    await pass()
    expect(watch.isOutdated()).toBe(false)
  })

  test.each([{ broken: true }, { status: 500 }, { meta: 500 }])('because the host fails: %o', async (failure) => {
    const { host, pass, watch } = outside()
    await pass()
    Object.assign(host, failure, { id: failure.meta === 500 ? 'one' : 'two' })
    await pass()
    expect(watch.isOutdated()).toBe(false)
    expect(await pass()).toBe(HOUR)
  })
})

test('a first look that failed is made up for by the next', async () => {
  const { host, pass, watch } = outside()
  host.broken = true
  await pass()
  host.broken = false
  await pass()
  expect(watch.version()).toBe('one')
})

test('nothing is asked while nobody looks at the tab', async () => {
  const { asked, document, looks, pass } = outside()
  await pass()
  document.hidden = true
  await pass()
  expect(asked).toHaveLength(2)
  document.hidden = false
  looks[0]?.()
  await pass()
  expect(asked).toHaveLength(4)
})
