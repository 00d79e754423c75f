import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../support/site.ts'
import { barriersIn, barriersOf } from '../support/axe.ts'
import { serveRealSite, visiting } from '../support/real.ts'
import { watchShown } from '../support/shown.ts'

const real = serveRealSite()
const ENGLISH = '/en/job-offers/'
const GERMAN = '/de/stellenanzeigen/'

const at = visiting(real)

const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}(?: \\d+)?$`) })
const chosen = (page: Page) => page.locator('.chip[aria-pressed=true]')
const rows = (page: Page) => page.locator('[data-item]:visible')
const status = (page: Page) => page.locator('.filter [role=status]')

/** Waits until the island lives: a press that comes earlier is lost. */
async function press(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      if ((await chip(page, name).getAttribute('aria-pressed')) === 'false') await chip(page, name).click()
      return chip(page, name).getAttribute('aria-pressed')
    })
    .toBe('true')
}

const SCREENS = [
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
  ['a desk', 1440, 900],
] as const

/** What tells an entry of a list from the others, and comes first in it. */
const FIRST = {
  '/de/blog/': '.post-card-title',
  '/es/casestudies/': '.case-card-customer',
  '/en/authors/': '.person h4',
  '/es/events/': '.event-card h2',
}

describe('the first screen of a phone, a tablet and a desk', () => {
  test.each(Object.entries(FIRST))('shows the first entry of %s', (address, entry) =>
    at(address, async ({ page }) => {
      for (const [name, width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        const box = await page.locator(entry).first().boundingBox()
        expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThan(height)
      }
    }),
  )
})

describe('the filter of the jobs', () => {
  test('offers exactly German, English and Spanish, and the position types that have a job', () =>
    at(ENGLISH, async ({ page }) => {
      const facets = page.locator('.filter fieldset')
      const names = async (index: number): Promise<string[]> => {
        const texts = await facets.nth(index).locator('.chip').allInnerTexts()
        return texts.map((text) => text.replace(/\s*\d+$/, ''))
      }
      expect(await names(0)).toEqual(['German', 'English', 'Spanish'])
      expect(await names(1)).toEqual(['Full-time', 'Part-time', 'Permanent'])
      expect(await page.locator('.filter [data-none]').count()).toBe(0)
    }))

  test('narrows by language and type together, counts, and says how many are left', () =>
    at(ENGLISH, async ({ page }) => {
      const all = await rows(page).count()
      await press(page, 'German')
      const german = await rows(page).count()
      expect(german).toBeLessThan(all)
      expect(await status(page).innerText()).toBe(`${german} positions`)
      expect(Number((await chip(page, 'Part-time').innerText()).split(/\s/).at(-1))).toBeGreaterThan(0)
      await press(page, 'Part-time')
      const both = await rows(page).count()
      expect(both).toBeGreaterThan(0)
      expect(both).toBeLessThan(german)
      // Only what is unusual is a tag: German and English go without saying.
      for (const tags of await rows(page).locator('.job-row-tags').allInnerTexts()) expect(tags).toContain('Part-time')
    }))

  test('keeps the choice in the address: shared, reloaded, and after going away and back', () =>
    at(`${ENGLISH}?language=es`, async ({ page }) => {
      await expect.poll(() => rows(page).count()).toBe(1)
      await press(page, 'Full-time')
      await expect.poll(() => new URL(page.url()).search).toBe('?language=es&type=full_time')
      await page.reload()
      await expect.poll(() => chosen(page).count()).toBe(2)
      await rows(page).getByRole('link').first().click()
      await page.waitForURL('**/spanish-speaking-service-manager/')
      await page.goBack()
      await expect.poll(() => chosen(page).count()).toBe(2)
      await expect.poll(() => rows(page).count()).toBe(1)
      await page.goForward()
      await page.waitForURL('**/spanish-speaking-service-manager/')
    }))

  test('shows a shared choice and never the whole list before it, and nothing moves', async () => {
    const { page, go, close } = await real().open({
      viewport: { width: 1000, height: 1600 },
      reducedMotion: 'no-preference',
    })
    const seen = await watchShown(page, '.job-row-title')
    await page.route(/island-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await go(`${ENGLISH}?language=es`)
    await expect.poll(async () => (await seen()).texts.length).toBe(1)
    await expect.poll(() => rows(page).count()).toBe(1)
    const { texts, shift } = await seen()
    expect(texts).toEqual([await rows(page).locator('.job-row-title').innerText()])
    expect(shift).toBeLessThan(0.002)
    await close()
  })

  test('works after a page change without a document load, and leaves the address of the next page alone', () =>
    at('/en/career/', async ({ page, isSameDocument }) => {
      await page.getByRole('link', { name: 'full list of open positions' }).click()
      await page.waitForURL(`**${ENGLISH}`)
      await press(page, 'Spanish')
      await expect.poll(() => rows(page).count()).toBe(1)
      await page.goBack()
      await page.waitForURL('**/en/career/')
      expect(await isSameDocument()).toBe(true)
      await expect.poll(() => page.locator('[data-item][hidden]').count()).toBe(0)
    }))

  test('is taken back as a whole, and the focus stays in it', () =>
    at(`${ENGLISH}?language=es&ref=letter`, async ({ page }) => {
      await page.getByRole('button', { name: 'Reset filters' }).click()
      expect(await chosen(page).count()).toBe(0)
      expect(await page.locator('[data-item][hidden], [data-item-group][hidden]').count()).toBe(0)
      await expect.poll(() => new URL(page.url()).search).toBe('?ref=letter')
      expect(await page.evaluate(() => document.activeElement?.closest('.filter') !== null)).toBe(true)
    }))

  test('works with the keyboard alone', () =>
    at(ENGLISH, async ({ page }) => {
      await press(page, 'German')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^English/)
      await page.keyboard.press('Space')
      await expect.poll(() => chosen(page).count()).toBe(2)
      await page.keyboard.press('Enter')
      await expect.poll(() => chosen(page).count()).toBe(1)
    }))

  test('offers a type without a job where the address asks for it, so that it can be taken back', () =>
    at(`${ENGLISH}?type=training`, async ({ page }) => {
      await expect.poll(() => chosen(page).count()).toBe(1)
      expect(await chip(page, 'Apprenticeship').innerText()).toMatch(/0$/)
    }))

  test('begins on the first screen of a phone, a tablet and a desk, with pay and roster', () =>
    at(ENGLISH, async ({ page }) => {
      await expect.poll(() => page.locator('.chip').count()).toBe(6)
      for (const [name, width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        const pay = rows(page).first().locator('.job-row-pay')
        expect(await pay.innerText(), name).toMatch(/€[\d,]+–[\d,]+ a year\s+\d+\shours/)
        const title = await rows(page).first().locator('.job-row-title').boundingBox()
        expect((title?.y ?? height) + (title?.height ?? 0), name).toBeLessThan(height)
      }
    }))

  test('says in English that there is no position, in the words of the specification, and where to write instead', () =>
    at(`${ENGLISH}?language=es&type=training`, async ({ page }) => {
      await expect.poll(() => status(page).innerText()).toBe('We currently have no positions in this language.')
      await expect.poll(() => rows(page).count()).toBe(0)
      // One useful link: whom to write to where no position is open.
      expect(await page.locator('#job-rows a:visible').count()).toBe(1)
      expect(await page.locator('#job-rows a:visible').getAttribute('href')).toMatch(/^mailto:|^\/en\//)
    }))

  test('invites young professionals in German where there is no position', () =>
    at(`${GERMAN}?language=es&type=training`, async ({ page }) => {
      await expect.poll(() => status(page).innerText()).toBe('Aktuell haben wir keine Stellen in dieser Sprache.')
      const invitation = page.locator('#job-rows [data-empty]')
      expect(await invitation.innerText()).toContain('initiativ')
      await invitation.getByRole('link', { name: 'Ausbildung' }).click()
      await page.waitForURL('**/de/young-professionals/')
    }))

  test.each([
    ['/es/job-offers/', ENGLISH],
    ['/es/jobs/', ENGLISH],
    ['/de/job-offers/', GERMAN],
  ])('%s, which has no list of its own, leads to %s', (address, list) =>
    at(address, async ({ page }) => {
      await page.waitForURL(`**${list}`)
      expect(await page.locator('[data-item]').count()).toBeGreaterThan(5)
    }),
  )

  test('is not there without script, and the list is complete, by language', () =>
    at(
      ENGLISH,
      async ({ page }) => {
        expect(await page.locator('.filter').isVisible()).toBe(false)
        expect(await page.locator('.job-list-group > h3').allInnerTexts()).toEqual([
          'Main language: German',
          'Main language: English',
          'Main language: Spanish',
        ])
        expect(await rows(page).count()).toBeGreaterThan(5)
      },
      { javaScriptEnabled: false },
    ))
})

describe('the filter of the case studies', () => {
  test('shows the cases of the chosen industries', () =>
    at('/es/casestudies/', async ({ page }) => {
      const all = await rows(page).count()
      expect(await status(page).innerText()).toBe(`${all} casos`)
      // Each industry has one case so far, and a number that is always the same says nothing.
      expect((await page.locator('.chip').allInnerTexts()).filter((text) => /\d/.test(text))).toEqual([])
      await press(page, 'Sanidad')
      await expect.poll(() => rows(page).count()).toBe(1)
      await press(page, 'Seguros')
      await expect.poll(() => rows(page).count()).toBe(2)
      await expect.poll(() => new URL(page.url()).search).toBe('?industry=healthcare&industry=insurance')
    }))
})

describe('an event', () => {
  test('gives its calendar file as a calendar', () =>
    at('/es/events/copilot-workshop/', async ({ page }) => {
      const link = page.getByRole('link', { name: 'Añadir al calendario' })
      const href = (await link.getAttribute('href')) ?? ''
      expect([href, await link.getAttribute('type'), await link.getAttribute('download')]).toEqual([
        '/es/events/copilot-workshop/copilot-workshop.ics',
        'text/calendar',
        '',
      ])
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe('copilot-workshop.ics')
      const response = await page.request.get(href)
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(await response.text()).toContain('SUMMARY:')
    }))

  test('offers none for the past', () =>
    at('/de/events/it-sa-2025/', async ({ page }) => {
      expect(await page.locator('a[href$=".ics"]').count()).toBe(0)
    }))
})

describe('structured data', () => {
  test('is data to the content security policy, and changes with the page', () =>
    at('/en/job-offers/soc-analyst/', async ({ page, said, isSameDocument }) => {
      const types = (): Promise<string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('script[type="application/ld+json"]')].map(
            (block) => (JSON.parse(block.textContent ?? '') as { '@type': string })['@type'],
          ),
        )
      expect(await types()).toEqual(['JobPosting', 'BreadcrumbList'])
      await page.locator('main').getByRole('link', { name: 'Open positions' }).first().click()
      await page.waitForURL(`**${ENGLISH}`)
      expect(await types()).toEqual(['FAQPage', 'BreadcrumbList'])
      expect(await isSameDocument()).toBe(true)
      expect(said).toEqual([])
    }))
})

describe('both lists', () => {
  test.each([ENGLISH, GERMAN, '/de/casestudies/'])('%s: axe finds nothing, before and after a choice', (address) =>
    at(
      address,
      async ({ page, said }) => {
        expect(await barriersOf(page, 'meta-viewport')).toEqual([])
        await expect
          .poll(async () => {
            if ((await chosen(page).count()) === 0) await page.locator('.chip').first().click()
            return chosen(page).count()
          })
          .toBe(1)
        expect(await barriersIn(page, 'main')).toEqual([])
        expect(said.filter((text) => !text.includes('axe'))).toEqual([])
      },
      { bypassCSP: true },
    ),
  )

  test('React is loaded on the pages with a filter and on no other', () => {
    const pages = filesOf(real().out).filter((file) => file.endsWith('/index.html'))
    const withFilter = pages.filter((file) =>
      readFileSync(path.join(real().out, file), 'utf8').includes('data-name="ListFilter"'),
    )
    expect(withFilter).toEqual([
      'de/casestudies/index.html',
      'de/stellenanzeigen/index.html',
      'en/casestudies/index.html',
      'en/job-offers/index.html',
      'es/casestudies/index.html',
    ])
  })

  test('a page without a filter asks for no React', () =>
    at('/en/career/', async ({ page, asked }) => {
      await page.mouse.wheel(0, 20_000)
      await page.waitForLoadState('networkidle')
      expect(asked.filter((address) => address.includes('island-') || address.includes('shared.'))).toEqual([])
    }))
})
