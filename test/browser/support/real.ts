import { beforeAll } from 'vitest'
import { SHARED, sharedSites } from '../../support/run/shared-sites.ts'
import { openTab, sharedBrowser, type Tab, type TabOptions } from './browser.ts'

/** The company's own site, served and open to tabs. */
interface Real {
  readonly out: string
  readonly base: string
  readonly open: (options?: TabOptions) => Promise<Tab>
}

/** The company's site, as it was built and is served for all files of tests. */
export function serveRealSite(): () => Real {
  let real: Real | undefined
  beforeAll(async () => {
    const [{ base }, browser] = await Promise.all([sharedSites().then((sites) => sites.real), sharedBrowser()])
    real = { out: SHARED.real, base, open: (options) => openTab(browser, base, options) }
  })
  return () => {
    if (!real) throw new Error('The site is not served yet')
    return real
  }
}

/** A tab of the site at an address, closed when the work is done. */
export function visiting(real: () => Real) {
  return async <T>(address: string, work: (tab: Tab) => Promise<T>, options: TabOptions = {}): Promise<T> => {
    const tab = await real().open(options)
    try {
      await tab.go(address)
      return await work(tab)
    } finally {
      await tab.close()
    }
  }
}
