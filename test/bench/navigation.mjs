// From the click on a link to the page in place: a prefetched payload beside a document load of the same link, taken in turns
// in one run, on the site of this folder (or that of SITE_OUT, an output that is there).
import { fileURLToPath } from 'node:url'
import { inBrowser, summary } from './browser.mjs'

const ROUNDS = 40

export function benchNavigation() {
  return inBrowser(measure)
}

async function measure(page) {
  await page.goto('/de/')
  const [from, to] = await page.$$eval('header a[href^="/de/"]', (links) =>
    [...new Set(links.map((link) => link.getAttribute('href')))].filter((href) => href !== '/de/').slice(0, 2),
  )
  const payloads = []
  const documents = []
  for (let round = 0; round < ROUNDS; round += 1) {
    payloads.push(await byPayload(page, from, to))
    documents.push(await byDocument(page, from, to))
  }
  return {
    link: `${from} → ${to}, ${ROUNDS} times each`,
    'prefetched payload, click → page in place': summary(payloads.map(({ shown }) => shown)),
    'prefetched payload, click → painted': summary(payloads.map(({ painted }) => painted)),
    'document load, click → page in place': summary(documents.map(({ shown }) => shown)),
    'document load, click → painted': summary(documents.map(({ painted }) => painted)),
  }
}

async function byPayload(page, from, to) {
  await page.goto(from)
  const asked = page.waitForResponse((response) => response.url().includes(`${to}_payload.json`))
  await page.$eval(`header a[href="${to}"]`, (link) =>
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  )
  await (await asked).finished()
  await page.waitForTimeout(50)
  return page.$eval(
    `header a[href="${to}"]`,
    (link) =>
      new Promise((resolve) => {
        const start = performance.now()
        const { pathname } = new URL(link.href)
        new MutationObserver((_, observer) => {
          if (location.pathname !== pathname) return
          observer.disconnect()
          const shown = performance.now() - start
          requestAnimationFrame(() => setTimeout(() => resolve({ shown, painted: performance.now() - start })))
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
        link.click()
      }),
  )
}

async function byDocument(page, from, to) {
  await page.goto(from)
  await page.waitForTimeout(50)
  // The same link, left to the browser.
  await page.$eval(`header a[href="${to}"]`, (link) => {
    link.dataset.reload = ''
    sessionStorage.setItem('bench', String(Date.now()))
    link.click()
  })
  await page.waitForURL(`**${to}`, { waitUntil: 'load' })
  return page.evaluate(() => {
    const begun = Number(sessionStorage.getItem('bench'))
    const [entry] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const offset = performance.timeOrigin - begun
    return {
      shown: offset + entry.domContentLoadedEventEnd,
      painted: offset + (paint?.startTime ?? entry.loadEventEnd),
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await benchNavigation(), null, 2))
