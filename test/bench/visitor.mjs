// What a visitor's phone has to do for the first page: a CPU four times slower, a slow line (150 ms, 1.6 Mbit/s), a narrow screen, an
// empty cache. Times of the browser's own thread count, which neighbours on the machine do not lengthen.
// `node test/bench/visitor.mjs [path …]`, on the site of this folder or that of SITE_OUT; VISITOR_ROUNDS says how often (5).
import { fileURLToPath } from 'node:url'
import { inBrowser } from './browser.mjs'

const PAGES = [
  '/de/',
  '/de/security/managed-red-tenant/',
  '/de/blog/',
  '/de/posts/token-theft-on-one-page/',
  '/de/events/nis2-breakfast-graz/',
  '/de/stellenanzeigen/',
]
const ROUNDS = Number(process.env.VISITOR_ROUNDS ?? 5)
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Longer tasks are long, and what goes beyond it blocks. */
const LONG_MS = 50
/** After `load`: idle work and the first look for a new build are over. */
const SETTLE_MS = 4000

export function benchVisitor(paths = PAGES) {
  return inBrowser(async (page) => {
    const browser = page.context().browser()
    const { origin } = new URL(await originOf(page))
    const results = {}
    for (const path of paths) {
      const visits = []
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin, path))
      results[path] = Object.fromEntries(Object.keys(visits[0]).map((name) => [name, middle(visits, name)]))
    }
    return { rounds: ROUNDS, unit: 'ms, median', ...results }
  })
}

/** The page was opened with a base address, which only a navigation makes known. */
async function originOf(page) {
  await page.goto('/robots.txt')
  return page.url()
}

async function visit(browser, origin, path) {
  const context = await browser.newContext(PHONE)
  const session = await browser.newBrowserCDPSession()
  try {
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', LINE)
    await page.addInitScript(watchPaints)
    const events = await traced(session, async () => {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.waitForTimeout(SETTLE_MS)
    })
    return { ...(await page.evaluate(() => globalThis.visitor)), ...tasksOf(events, path) }
  } finally {
    await context.close()
    await session.detach()
  }
}

/** Runs in the page, before anything of it. */
function watchPaints() {
  const visitor = (globalThis.visitor = {
    'first paint': 0,
    'largest paint': 0,
    'layout shift × 1000': 0,
    'long tasks': 0,
  })
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (visitor['first paint'] = startTime))
  watch('largest-contentful-paint', ({ startTime }) => (visitor['largest paint'] = startTime))
  watch(
    'layout-shift',
    ({ value, hadRecentInput }) => !hadRecentInput && (visitor['layout shift × 1000'] += value * 1000),
  )
  watch('longtask', () => (visitor['long tasks'] += 1))
}

async function traced(session, work) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await work()
  await session.send('Tracing.end')
  await complete
  return events
}

/** What the thread of the page was busy with from the navigation on. */
function tasksOf(events, path) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.endsWith(path),
  )
  const own = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === start?.pid && tid === start.tid && ts >= start.ts,
  )
  const busy = (name) => own.filter((event) => event.name === name).map(({ tdur = 0 }) => tdur / 1000)
  const tasks = [...busy('RunTask'), ...busy('ThreadControllerImpl::RunTask')]
  const sum = (list) => list.reduce((total, ms) => total + ms, 0)
  return {
    'longest task, own time': Math.max(0, ...tasks),
    'tasks over 50 ms, own time': tasks.filter((ms) => ms > LONG_MS).length,
    'blocking, own time': sum(tasks.map((ms) => Math.max(0, ms - LONG_MS))),
    'largest layout': Math.max(0, ...busy('Layout')),
    layout: sum(busy('Layout')),
    style: sum(busy('UpdateLayoutTree')),
    paint: sum(busy('Paint')),
    scripts: sum([...busy('FunctionCall'), ...busy('EvaluateScript'), ...busy('v8.evaluateModule')]),
  }
}

function middle(visits, name) {
  const sorted = visits.map((visit) => visit[name]).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
  console.log(JSON.stringify(await benchVisitor(paths.length > 0 ? paths : PAGES), null, 2))
}
