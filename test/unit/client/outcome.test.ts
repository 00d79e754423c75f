import { describe, expect, test } from 'vitest'
import { ask, Fatal } from '../../../renderer/client/middleware.ts'
import { outcomeOf, type Outcome, type Surroundings } from '../../../renderer/client/navigation/outcome.ts'
import { matchAny, matcherOf } from '../../../renderer/client/navigation/routes.ts'
import type { Payload } from '../../../renderer/definitions/payload.ts'
import type { RouteMiddleware } from '../../../renderer/definitions/theme.ts'

const match = matcherOf({
  matcher: { static: { '/de/old': { redirect: '/de/a/' }, '/de/out': { redirect: 'https://b.example/' } } },
  prerendered: ['/de', '/de/a', '/'],
})

const payload: Payload = {
  shell: 's',
  styles: [],
  path: '/de/a/',
  locale: 'de',
  title: 't',
  middleware: [],
  body: {},
  head: '',
  main: '',
  slots: {},
}

interface Change {
  readonly payload?: Partial<Payload>
  readonly outdated?: boolean
  readonly answer?: RouteMiddleware
  readonly known?: boolean
}

function go(
  path: string,
  { payload: change = {}, outdated = false, answer = () => true, known = true }: Change = {},
): Promise<Outcome> {
  const site: Surroundings = {
    shell: 's',
    data: { locale: 'de', middleware: { members: '/m.js' } },
    builds: { isOutdated: () => outdated, match: known ? match : matchAny },
    payloads: { load: async () => ({ ...payload, ...change }) },
    loadModule: async () => ({ middleware: answer }),
  }
  return outcomeOf(new URL(path, 'https://a.example'), site)
}

const members = { middleware: ['members'] }

describe('routes', () => {
  test.each([
    ['/de/', 'page'],
    ['/de/a/', 'page'],
    ['/', 'page'],
    ['/de/b/', 'missing'],
    ['/de/old/', 'redirect'],
    ['/de/constructor/', 'missing'],
  ])('%s is a %s', (path, kind) => {
    expect(match(path).kind).toBe(kind)
  })

  test('anything may be a page as long as no build is known', () => {
    expect(matchAny('/de/b/').kind).toBe('page')
  })
})

describe('a navigation', () => {
  test('shows the payload of a page', async () => {
    expect(await go('/de/a/')).toEqual({ kind: 'show', payload })
  })

  test.each<[string, Change]>([
    ['there is a new build', { outdated: true }],
    ['the shell is another one', { payload: { shell: 'other' } }],
  ])('is a document load when %s', async (_, change) => {
    expect(await go('/de/a/', change)).toEqual({ kind: 'load' })
  })

  test('ends at a path that no route matches', async () => {
    expect(await go('/de/b/')).toEqual({ kind: 'missing' })
  })

  test('asks the host where no route is known', async () => {
    expect((await go('/de/b/', { known: false })).kind).toBe('show')
  })

  test.each([
    ['/de/old/', '/de/a/'],
    ['/de/out/', 'https://b.example/'],
  ])('to %s is led to %s', async (path, to) => {
    expect(await go(path)).toEqual({ kind: 'redirect', to })
  })
})

describe('route middleware', () => {
  test.each<[string, RouteMiddleware, string]>([
    ['agrees', () => true, 'show'],
    ['refuses', () => false, 'refused'],
    ['refuses after a while', async () => false, 'refused'],
    ['leads elsewhere', () => '/de/', 'redirect'],
  ])('that %s', async (_, answer, kind) => {
    expect((await go('/de/a/', { payload: members, answer })).kind).toBe(kind)
  })

  test('gets path and language', async () => {
    const told: unknown[] = []
    await go('/de/a/', { payload: members, answer: (to) => told.push(to) > 0 })
    expect(told).toEqual([{ path: '/de/a/', locale: 'de' }])
  })

  test.each(['https://b.example/', '//b.example/', 'javascript:alert(1)'])('cannot lead to %s', async (to) => {
    await expect(go('/de/a/', { payload: members, answer: () => to })).rejects.toBeInstanceOf(Fatal)
  })

  test('of an unknown name is fatal, and named', async () => {
    await expect(go('/de/a/', { payload: { middleware: ['x'] } })).rejects.toThrow("Unknown route middleware: 'x'.")
  })

  test('that throws is fatal, with its cause', async () => {
    const cause = new Error('cause')
    const answer = (): never => {
      throw cause
    }
    await expect(go('/de/a/', { payload: members, answer })).rejects.toMatchObject({ cause })
    await expect(go('/de/a/', { payload: members, answer })).rejects.toBeInstanceOf(Fatal)
  })

  test('whose code cannot be loaded is no fault of the site', async () => {
    const cut = new TypeError('Failed to fetch')
    const asked = ask(['members'], { path: '/de/a/', locale: 'de' }, { members: '/m.js' }, () => Promise.reject(cut))
    await expect(asked).rejects.toBe(cut)
  })

  test('is asked in order, until one does not agree', async () => {
    const order: string[] = []
    const load = async (src: string): Promise<{ middleware: RouteMiddleware }> => ({
      middleware: () => order.push(src) < 2,
    })
    expect(await ask(['a', 'b', 'c'], { path: '/', locale: 'de' }, { a: '1', b: '2', c: '3' }, load)).toBe(false)
    expect(order).toEqual(['1', '2'])
  })
})
