import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  inlineExecutor,
  portionsOfPages,
  sharingExecutor,
  sparingExecutor,
  threadsFor,
  type Execute,
} from '../../../../cli/build/render/executor.ts'
import type { RenderJob } from '../../../../cli/build/render/render-job.ts'
import type { Order, Thread } from '../../../../cli/build/render/threads.ts'
import type { Page } from '../../../../renderer/definitions/page.ts'
import de from '../../../site/i18n/messages/de.json' with { type: 'json' }
import { theme } from '../../../site/templates/index.ts'
import { engine, pageAt, siteWith } from '../../builders.ts'
import { filesIn, temporaryFolder } from '../temporary.ts'

test.each([
  [0, 8, 0],
  [149, 8, 0],
  [299, 8, 0],
  [300, 8, 2],
  [10_000, 8, 8],
  [100_000, 64, 8],
  [10_000, 2, 2],
  [10_000, 1, 0],
])('for %s pages on %s processors starts %s threads', (pages, processors, expected) => {
  expect(threadsFor(pages, false, processors)).toBe(expected)
})

test('while a server answers, threads render all but a few pages, however few processors there are', () => {
  expect([40, 41, 10_000].map((pages) => threadsFor(pages, true, 1))).toEqual([0, 1, 1])
})

describe('an executor that spares threads', () => {
  /** How many pages were rendered where, in order, if each takes so many milliseconds; those of the first sample, `cold`. */
  async function shareOut(pages: number, ms: number, cold = ms) {
    const calls: [string, number][] = []
    let cpu = 0
    const one = (where: string): Execute => {
      return async (its) => {
        cpu += its.length * (calls.length === 0 ? cold : ms)
        calls.push([where, its.length])
        return []
      }
    }
    const all = Array.from({ length: pages }, (_, index) => pageAt(`/de/${index}/`))
    await sparingExecutor(one('main'), one('threads'), () => cpu)(all, () => {})
    return calls
  }

  test('leaves light pages to the main thread', async () => {
    expect(await shareOut(400, 3)).toEqual([
      ['main', 24],
      ['main', 376],
    ])
  })

  test('also if the first ones take long, because their code has not run before', async () => {
    expect(await shareOut(400, 3, 12)).toEqual([
      ['main', 24],
      ['main', 24],
      ['main', 352],
    ])
  })

  test('starts threads when the second sample is as heavy as the first', async () => {
    expect(await shareOut(400, 9)).toEqual([
      ['main', 24],
      ['main', 24],
      ['threads', 352],
    ])
  })

  test('starts threads after the first pages if these leave no doubt', async () => {
    expect(await shareOut(400, 30)).toEqual([
      ['main', 24],
      ['threads', 376],
    ])
  })

  test('starts threads at once for many pages', async () => {
    expect(await shareOut(1500, 1)).toEqual([['threads', 1500]])
  })
})

test('translations of a page are rendered by one thread', () => {
  const pages = ['de', 'en'].flatMap((locale) => ['a', 'b', 'c'].map((key) => pageOfGroup(key, locale)))
  const paths = portionsOfPages(pages, 3).map((portion) => portion.map(({ route }) => route.path))
  expect(paths).toEqual([
    ['/de/a/', '/en/a/', '/de/b/', '/en/b/'],
    ['/de/c/', '/en/c/'],
  ])
})

function pageOfGroup(key: string, locale: string): Page {
  const page = pageAt(`/${locale}/${key}/`)
  return { ...page, route: { ...page.route, locale, group: `pages/${key}` } }
}

describe('the executor of the main thread', () => {
  const pages = [pageAt('/de/a/'), pageAt('/de/b/', {}, { layout: 'wide' }), pageAt('/de/404.html')]

  async function run(its: readonly Page[] = pages, staging = temporaryFolder()) {
    const { translate: _translate, ...site } = siteWith()
    const job: RenderJob = { site, catalogues: { de }, themeFile: '', staging, folders: [], packs: [], font: null }
    let done = 0
    const results = await inlineExecutor(job, { theme, engine, outline: null })(its, (results) => {
      done += results.length
    })
    return { results, done, files: filesIn(staging) }
  }

  test('does its own work when the threads have their first pages', async () => {
    const asked: string[] = []
    const ask = async (order: Order) => {
      asked.push(order.kind)
      return order.kind === 'render' ? order.pages.map(({ route }) => ({ path: route.path })) : null
    }
    const { translate: _translate, ...site } = siteWith()
    const job: RenderJob = { site, catalogues: { de }, themeFile: '', staging: '', folders: [], packs: [], font: null }
    const before: string[] = []
    const execute = sharingExecutor(
      job,
      [{ ask: ask as Thread['ask'] }],
      { theme, engine, outline: null },
      () => void before.push(...asked),
    )
    expect((await execute(pages, () => {})).map(({ path: address }) => address)).toEqual(
      pages.map(({ route }) => route.path),
    )
    expect(before).toEqual(['prepare', 'render'])
  })

  test('writes document and payload of each page, and of the error pages the document', async () => {
    const { files } = await run()
    expect(Object.keys(files)).toEqual(['de/404.html', 'de/a/_payload.json', 'de/a/index.html'])
  })

  test('reports each page that is done, or has failed', async () => {
    expect((await run()).done).toBe(3)
  })

  test('reports why a page fails, and goes on', async () => {
    const { results } = await run()
    expect(results.map(({ error }) => error?.message ?? null)).toEqual([null, "The theme has no layout 'wide'", null])
  })

  test('stops at an error of the disk, which is none of the page', async () => {
    const staging = temporaryFolder()
    writeFileSync(path.join(staging, 'de'), 'A file where a folder is to be')
    await expect(run(pages, staging)).rejects.toMatchObject({ syscall: 'mkdir', path: path.join(staging, 'de', 'a') })
  })

  test('lists the addresses of the site that a page refers to', async () => {
    const links = { '/x': { kind: 'link', href: '/de/x/#a', external: false, hreflang: null } } as const
    const body = { kind: 'markdown', inline: false, source: '[x](/x) [x](/x)', links, images: {} } as const
    const { results } = await run([
      pageAt('/de/a/', {}, { view: { template: 'page', title: 'A', sections: [], body } }),
    ])
    expect(results[0]?.references.filter((address) => address.startsWith('/de/'))).toEqual(['/de/x/#a'])
  })

  test('returns the hash of the written bytes, the same each time', async () => {
    const [first, second] = [await run(), await run()]
    expect(first.results[0]?.files).toEqual(second.results[0]?.files)
    expect(first.results[0]?.files[0]).toMatchObject({
      path: 'de/a/index.html',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
})
