import { stopServer } from '../../support/process/server.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addServices, COUNTER } from '../../support/samples/services.ts'
import { copyFixture, edit, generate } from '../../support/site.ts'
import { barriersOf } from '../support/axe.ts'
import { openTab, serve, sharedBrowser, type Tab } from '../support/browser.ts'

const ends: (() => unknown)[] = []
let base = ''
let scriptless = ''
let tab: Tab
/** What was asked of other hosts. */
let foreign: string[] = []

/** Builds a copy of the fixture site with services, and serves it. */
async function start(name: string, more: (root: string) => void = () => undefined): Promise<string> {
  const root = copyFixture(name)
  ends.push(() => rmSync(root, { recursive: true, force: true }))
  addServices(root)
  // The fixture site forbids to zoom, as a warning wants to see.
  edit(root, 'content/site.yaml', ', maximum-scale=1, user-scalable=no', '')
  more(root)
  const run = generate(root)
  if (run.code !== 0) throw new Error(run.stderr)
  const served = await serve(path.join(root, 'output'))
  ends.push(() => stopServer(served.server))
  return served.base
}

beforeAll(async () => {
  base = await start('consent')
  scriptless = await start('consent-scriptless', (root) =>
    edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nscript: false'),
  )
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(async () => {
  tab = await openTab(await sharedBrowser(), base)
  foreign = await answerForOthers(tab)
})
afterEach(async () => {
  await tab.close()
})

/** Answers for the hosts of the services, as no network is there; gives the list of what they are asked for. */
async function answerForOthers({ page }: Tab): Promise<string[]> {
  const asked: string[] = []
  const answer = (host: string, contentType: string, body: string): Promise<unknown> =>
    page.context().route(`https://${host}/**`, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
    })
  await answer('player.example', 'text/html', '<!doctype html><title>film</title><p>film</p>')
  await answer('map.example', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await answer('count.example', 'text/javascript', COUNTER)
  return asked
}

const shown = () => new URL(tab.page.url()).pathname
const dialog = () => tab.page.locator('dialog#services')
const settings = () => tab.page.locator('[data-service-settings]')
const press = (name: string) => dialog().getByRole('button', { name }).click()
const policies = () => tab.said.filter((line) => line.startsWith('policy:'))
const goAndWait = async (address: string) => {
  await tab.go(address)
  await settings().waitFor()
}
const rejectInAnotherTab = async () => {
  const other = await tab.page.context().newPage()
  await other.goto('/de/about/')
  await other.locator('[data-service-settings]').waitFor()
  await other.locator('[data-service-settings]').press('Enter')
  // By keyboard: Playwright clicks only where frames are drawn, and one of two tabs is behind the other.
  await other.getByRole('button', { name: 'Alle ablehnen' }).press('Enter')
  await expect.poll(() => other.locator('dialog#services').isVisible()).toBe(false)
  await other.close()
  await tab.page.bringToFront()
}
const seen = () => tab.page.evaluate(() => ({ cookie: document.cookie, local: localStorage.getItem('count:seen') }))

describe('before a visitor has decided', () => {
  test('nothing of a service is loaded, and the dialog is beside the page without taking the focus', async () => {
    await goAndWait('/de/services/')
    await expect.poll(() => dialog().isVisible()).toBe(true)
    expect(foreign).toEqual([])
    expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await tab.page.locator('main a', { hasText: 'Über uns' }).click()
    await expect.poll(shown).toBe('/de/about/')
    expect(foreign).toEqual([])
    expect(await seen()).toEqual({ cookie: expect.not.stringContaining('_count'), local: null })
  })

  test('no service is ticked, and to reject takes as many clicks as to accept', async () => {
    await goAndWait('/de/services/')
    expect(await dialog().locator('input:checked').count()).toBe(0)
    await press('Alle ablehnen')
    await expect.poll(() => dialog().isVisible()).toBe(false)
    await tab.page.reload()
    await settings().waitFor()
    expect(await dialog().isVisible()).toBe(false)
    expect(foreign).toEqual([])
  })

  test('a page of the site that visitors ask nothing of says nothing of policy', async () => {
    await goAndWait('/de/services/')
    expect(policies()).toEqual([])
  })
})

describe('a visitor who agrees', () => {
  test('gets everything at once, and on later pages without being asked', async () => {
    await goAndWait('/de/')
    await press('Alle annehmen')
    await expect.poll(() => tab.page.evaluate(() => 'counted' in window)).toBe(true)
    await goAndWait('/de/services/')
    await expect.poll(() => tab.page.locator('#film iframe, #other iframe, #map img').count()).toBe(3)
    expect(await dialog().isVisible()).toBe(false)
    expect(foreign).toEqual(
      expect.arrayContaining([
        'https://count.example/count.js',
        'https://map.example/graz.png',
        'https://player.example/embed/42',
      ]),
    )
    expect(policies()).toEqual([])
  })

  test('gets it after a navigation without a new document too, and the script once', async () => {
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    // By keyboard: Chromium may still take a click for one in a frame that has just been there.
    await tab.page.locator('main a', { hasText: 'Über uns' }).press('Enter')
    await expect.poll(shown).toBe('/de/about/')
    await tab.page.goBack()
    await expect.poll(() => tab.page.locator('#map img').count()).toBe(1)
    expect(await tab.isSameDocument()).toBe(true)
    expect(await tab.page.evaluate(() => (window as { counted?: number }).counted)).toBe(1)
  })

  test('runs no other script than the one whose digest the settings state', async () => {
    await tab.page.context().route('https://count.example/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${COUNTER}; window.more = 1`,
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    await expect.poll(() => tab.said.join()).toMatch(/digest.*integrity/)
    expect(await tab.page.evaluate(() => 'counted' in window)).toBe(false)
  })

  test('to one service gets that one only', async () => {
    await goAndWait('/de/services/')
    await dialog().getByRole('checkbox', { name: 'Landkarte' }).check()
    await press('Auswahl speichern')
    await expect.poll(() => tab.page.locator('#map img').count()).toBe(1)
    expect(foreign).toEqual(['https://map.example/graz.png'])
  })

  test('can withdraw: what was stored is deleted, and nothing is loaded again', async () => {
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    await expect.poll(seen).toEqual({ cookie: expect.stringContaining('_count1=1'), local: '1' })
    // By keyboard, for the same reason as above.
    await settings().press('Enter')
    await expect.poll(() => dialog().locator('input:checked').count()).toBe(3)
    foreign.length = 0
    await Promise.all([tab.page.waitForEvent('load'), press('Alle ablehnen')])
    await settings().waitFor()
    expect(await seen()).toEqual({ cookie: expect.not.stringContaining('_count'), local: null })
    expect(await tab.page.locator('main iframe').count()).toBe(0)
    expect(foreign).toEqual([])
  })

  test('can withdraw in another tab: what this one shows later needs a new decision', async () => {
    await goAndWait('/de/services/')
    await press('Später entscheiden')
    await tab.page.locator('#film [data-show=always]').click()
    await expect.poll(() => tab.page.locator('main iframe').count()).toBe(2)
    await tab.page.locator('main a', { hasText: 'Über uns' }).press('Enter')
    await expect.poll(shown).toBe('/de/about/')
    await rejectInAnotherTab()
    foreign.length = 0
    await tab.page.goBack()
    await tab.page.locator('#film').waitFor()
    await settings().press('Enter')
    expect(await dialog().locator('input:checked').count()).toBe(0)
    await dialog().getByRole('button', { name: 'Auswahl speichern' }).press('Enter')
    await tab.page.locator('#map [data-show=always]').press('Enter')
    await expect.poll(() => tab.page.locator('#map img').count()).toBe(1)
    expect(await tab.page.locator('main iframe').count()).toBe(0)
    expect(foreign).toEqual(['https://map.example/graz.png'])
    expect(await tab.isSameDocument()).toBe(true)
  })

  test('can withdraw in another tab: what this one shows or runs is stopped', async () => {
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    await expect.poll(seen).toEqual({ cookie: expect.stringContaining('_count1=1'), local: '1' })
    await rejectInAnotherTab()
    await expect.poll(() => tab.isSameDocument()).toBe(false)
    await settings().waitFor()
    expect(await tab.page.locator('main iframe').count()).toBe(0)
    expect(await seen()).toEqual({ cookie: expect.not.stringContaining('_count'), local: null })
  })

  test('can withdraw in a browser that refuses its storage: what runs is stopped by a new document', async () => {
    await tab.page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    })
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    await expect.poll(() => tab.page.locator('main iframe').count()).toBe(2)
    await settings().press('Enter')
    await Promise.all([tab.page.waitForEvent('load'), press('Alle ablehnen')])
    await settings().waitFor()
    expect(await tab.page.locator('main iframe').count()).toBe(0)
    expect(await tab.isSameDocument()).toBe(false)
  })

  test('is not asked in a tab that was open before', async () => {
    await goAndWait('/de/services/')
    await expect.poll(() => dialog().isVisible()).toBe(true)
    await rejectInAnotherTab()
    await expect.poll(() => dialog().isVisible()).toBe(false)
  })

  test('is asked again when a service changes its provider', async () => {
    await goAndWait('/de/services/')
    await press('Alle annehmen')
    await expect.poll(() => tab.page.locator('#map img').count()).toBe(1)
    await tab.page.route('**/de/about/', async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(/data-revision="\d+"/, 'data-revision="7"')
      await route.fulfill({ response: answer, body: html })
    })
    await goAndWait('/de/about/')
    await expect.poll(() => dialog().isVisible()).toBe(true)
  })
})

describe('the place of a film or a map of others', () => {
  test('shows this one alone when asked, and takes the focus', async () => {
    await goAndWait('/de/services/')
    await press('Später entscheiden')
    await tab.page.locator('#film [data-show=once]').click()
    await expect.poll(() => tab.page.locator('main iframe').count()).toBe(1)
    const frame = tab.page.locator('#film iframe')
    expect(await frame.getAttribute('title')).toBe('Der Film')
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(await tab.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    expect(await tab.page.locator('#other iframe').count()).toBe(0)
  })

  test('shows all of the service from now on, if so asked', async () => {
    await goAndWait('/de/services/')
    await press('Später entscheiden')
    await tab.page.locator('#film [data-show=always]').click()
    await expect.poll(() => tab.page.locator('main iframe').count()).toBe(2)
    await tab.page.reload()
    await expect.poll(() => tab.page.locator('main iframe').count()).toBe(2)
    expect(foreign.filter((address) => !address.startsWith('https://player.example/'))).toEqual([])
  })

  test('leads to the provider without script, with no control that does nothing', async () => {
    for (const [address, options] of [
      [base, { javaScriptEnabled: false }],
      [scriptless, {}],
    ] as const) {
      const other = await openTab(await sharedBrowser(), address, options)
      const asked = await answerForOthers(other)
      await other.go(`${address}/de/services/`).catch(() => undefined)
      expect(await other.page.locator('#film a', { hasText: 'Beim Anbieter öffnen' }).getAttribute('href')).toBe(
        'https://player.example/embed/42',
      )
      expect(await other.page.locator('button:visible').count()).toBe(0)
      expect(await other.page.locator('dialog:visible').count()).toBe(0)
      expect(asked).toEqual([])
      await other.close()
    }
  })
})

describe('the dialog', () => {
  test('opens in front of the page by keyboard, keeps its state on Escape and gives the focus back', async () => {
    await goAndWait('/de/services/')
    await press('Alle ablehnen')
    await settings().focus()
    await tab.page.keyboard.press('Enter')
    await expect.poll(() => tab.page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true)
    await dialog().getByRole('checkbox').first().check()
    await tab.page.keyboard.press('Escape')
    expect(await dialog().isVisible()).toBe(false)
    expect(await tab.page.evaluate(() => document.activeElement?.hasAttribute('data-service-settings'))).toBe(true)
    await settings().click()
    expect(await dialog().locator('input:checked').count()).toBe(0)
  })

  test('says who gets which data', async () => {
    await goAndWait('/de/services/')
    expect(await dialog().innerText()).toContain('Zählt Besuche.')
    await dialog().getByText('Einzelheiten').last().click()
    expect(await dialog().innerText()).toMatch(/Count GmbH, Graz[^]*_count\*: Nummer, ein Tag/)
  })

  test('has no barrier at 320 and 1440 pixels, beside the page, in front of it, and closed', async () => {
    await tab.close()
    tab = await openTab(await sharedBrowser(), base, { bypassCSP: true })
    const expectNoBarrier = async (): Promise<void> => {
      for (const width of [320, 1440]) {
        await tab.page.setViewportSize({ width, height: 800 })
        expect(await barriersOf(tab.page), `${width} pixels`).toEqual([])
        expect(await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    }
    await goAndWait('/de/services/')
    await expectNoBarrier()
    await press('Alle ablehnen')
    await expectNoBarrier()
    await settings().click()
    await expectNoBarrier()
  })
})

test('a film of the site plays with captions in the language of the page, within the policy', async () => {
  await goAndWait('/de/services/')
  const film = tab.page.locator('#own video')
  expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0)
  await film.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play()))
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const showing = (video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language, cues }) => [language, cues?.length])
  await expect.poll(() => film.evaluate(showing)).toEqual([['de', 1]])
  expect(policies()).toEqual([])
})
