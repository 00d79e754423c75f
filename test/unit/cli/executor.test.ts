import { describe, expect, test } from 'vitest'
import { inlineExecutor, threadsFor } from '../../../cli/build/executor.ts'
import type { RenderJob } from '../../../cli/build/render-job.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import de from '../../site/i18n/messages/de.json' with { type: 'json' }
import { theme } from '../../site/templates/index.ts'
import { engine, pageAt, siteWith } from '../builders.ts'
import { filesIn, temporaryFolder } from './temporary.ts'

test.each([
  [0, 8, 0],
  [399, 8, 0],
  [799, 8, 0],
  [800, 8, 2],
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

describe('the executor of the main thread', () => {
  const pages = [pageAt('/de/a/'), pageAt('/de/b/', {}, { layout: 'wide' }), pageAt('/de/404.html')]

  async function run(its: readonly Page[] = pages) {
    const { translate: _translate, ...site } = siteWith()
    const staging = temporaryFolder()
    const job: RenderJob = { site, catalogues: { de }, themeFile: '', staging, font: null }
    let done = 0
    const results = await inlineExecutor(job, { theme, engine, outline: null })(its, (pages) => {
      done += pages
    })
    return { results, done, files: filesIn(staging) }
  }

  test('writes document and payload of each page, and of the error pages the document', async () => {
    const { files } = await run()
    expect(Object.keys(files)).toEqual(['de/404.html', 'de/a/_payload.json', 'de/a/index.html'])
  })

  test('tells each page that is done', async () => {
    expect((await run()).done).toBe(2)
  })

  test('tells of a page that fails why, and goes on', async () => {
    const { results } = await run()
    expect(results.map(({ error }) => error?.message ?? null)).toEqual([null, "The theme has no layout 'wide'", null])
  })

  test('tells to which addresses of the site a page refers', async () => {
    const links = { '/x': { kind: 'link', href: '/de/x/#a', external: false, hreflang: null } } as const
    const body = { kind: 'markdown', inline: false, source: '[x](/x) [x](/x)', links, images: {} } as const
    const { results } = await run([
      pageAt('/de/a/', {}, { view: { template: 'page', title: 'A', sections: [], body } }),
    ])
    expect(results[0]?.references.filter((address) => address.startsWith('/de/'))).toEqual(['/de/x/'])
  })

  test('tells the hash of what it has written, the same each time', async () => {
    const [first, second] = [await run(), await run()]
    expect(first.results[0]?.files).toEqual(second.results[0]?.files)
    expect(first.results[0]?.files[0]).toMatchObject({
      path: 'de/a/index.html',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
})
