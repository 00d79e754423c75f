import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { canonicalOf } from '../support/html.ts'
import { describeOutput } from '../support/output-rules.ts'
import { SHARED } from '../support/run/shared-sites.ts'
import { filesOf, PROJECT } from '../support/site.ts'

/** The website of this repository. */
const out = SHARED.real
const html = (file: string): string => readFileSync(path.join(out, file), 'utf8')

describeOutput(() => out)

const TITLE = /<title>([^<]*)</
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
const H1 = /<h1[^>]*>(.*?)<\/h1>/s

/** Every route that the site must have, with its languages and, where they differ, its paths. */
const { routes } = JSON.parse(readFileSync(path.join(PROJECT, 'test', 'routes.json'), 'utf8')) as {
  routes: { path: string; locales: string[]; paths?: Record<string, string>; headerLight?: boolean }[]
}

/** Addresses of the pages that can be reached by links of the same language, from its home page on. */
function reachableIn(locale: string): ReadonlySet<string> {
  const reached = new Set([`/${locale}/`])
  for (const address of reached) {
    const links = html(`${address.slice(1)}index.html`).matchAll(/<a\b[^>]*?href="(\/[^"#?]*\/)["#?]/g)
    for (const [, target = ''] of links)
      if (target.startsWith(`/${locale}/`) && existsSync(path.join(out, target, 'index.html'))) reached.add(target)
  }
  return reached
}

describe('the pages of the site', () => {
  test.each(['security/nis2', 'azure/plan-your-cloud'])('each navigation of %s has a name of its own', (page) => {
    const names = [...html(`en/${page}/index.html`).matchAll(/<nav\b[^>]*? aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    )
    expect(names).toContain('Contents')
    expect(names).toEqual([...new Set(names)])
  })

  test.each(['de', 'en', 'es'])(
    'each page in %s that search engines may show can be reached from the home page',
    (locale) => {
      const reached = reachableIn(locale)
      const shown = filesOf(out)
        .filter((file) => file.startsWith(`${locale}/`) && file.endsWith('/index.html'))
        .map((file) => ({ address: `/${file.slice(0, -'index.html'.length)}`, document: html(file) }))
        .filter(({ document }) => !document.includes('<meta name="robots" content="noindex">'))
        .filter(({ address, document }) => canonicalOf(document)?.endsWith(address))
      expect(shown.length).toBeGreaterThan(90)
      expect(shown.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([])
    },
  )

  test.each(['it-workaholics-v2', 'wpnus-25-trial', 'ignite-25-trial', 'azure/azure-foundation-it-workaholics'])(
    'the campaign %s has a picture for links, whether search engines may find it or not',
    (page) => {
      for (const locale of ['de', 'en', 'es']) {
        const document = html(`${locale}/${page}/index.html`)
        expect(document).toMatch(/<meta property="og:image" content="[^"]+\.png">/)
        expect(document).toMatch(/<meta property="og:image:alt" content="[^"]+ \| Stratalp">/)
      }
    },
  )

  test('a post with a chart draws it as a table with bars, whose text is as large as other text, and has a PNG for links', () => {
    for (const post of ['autopilot-failure-modes', 'six-months-of-avd-autoscale', 'what-eleven-minutes-look-like'])
      for (const locale of ['de', 'en', 'es']) {
        const document = html(`${locale}/posts/${post}/index.html`)
        expect(document).not.toContain('<figure class="post-picture">')
        const [, chart = ''] = /<figure class="in-text">([^]*?)<\/figure>/.exec(document) ?? []
        expect(chart.match(/<svg class="chart-track"/g)?.length).toBeGreaterThanOrEqual(5)
        expect(chart).toMatch(/<th scope="row">/)
        expect(document).toMatch(/<meta property="og:image" content="[^"]+\.png">/)
      }
  })

  test('a screen is shown in the language of the page, for wide and narrow windows, and is light', () => {
    for (const locale of ['de', 'en', 'es']) {
      const document = html(`${locale}/posts/finops-meeting-in-twenty-minutes/index.html`)
      expect(document).toMatch(/"image":\["[^"]+decisions[^"]+\.png"/)
      expect(document).toMatch(/<meta property="og:image" content="[^"]+decisions[^"]+\.png">/)
      expect(document).toMatch(/<meta property="og:image:width" content="1200">/)
      const files = [...document.matchAll(new RegExp(`/(assets/pictures/decisions\\.${locale}[^" ]+\\.avif)`, 'g'))]
      expect(files.some(([, file = '']) => file.includes('narrow'))).toBe(true)
      for (const [, file = ''] of files) expect(statSync(path.join(out, file)).size).toBeLessThan(60_000)
    }
  })

  test('every page with a main action leads to the contact form and tells it where it was asked', () => {
    const asking = filesOf(out).filter((file) => file.endsWith('/index.html') && html(file).includes('?about='))
    expect(asking.length).toBeGreaterThan(230)
    for (const file of asking) {
      const page = `/${file.slice(0, -'index.html'.length)}`
      const links = [...html(file).matchAll(/href="(\/[^"?]*)\?about=([^"#]*)#request"/g)]
      expect(links.length, page).toBeGreaterThan(0)
      for (const [, form = '', about] of links) {
        expect(about).toBe(page)
        expect(html(`${form.slice(1)}index.html`)).toContain('id="request"')
      }
    }
  })

  test('the receiver knows all pages from which somebody may ask', () => {
    const { pages } = JSON.parse(html('forms.json')) as { pages: string[] }
    const files = filesOf(out).filter((file) => file.endsWith('_payload.json'))
    expect(pages.length).toBeGreaterThanOrEqual(files.length)
    for (const page of pages) expect(existsSync(path.join(out, page, 'index.html')), page).toBe(true)
  })

  test('every service says which three others go with it, and why', () => {
    const services = filesOf(out).filter(
      (file) => /^de\/.*\/index\.html$/.test(file) && html(file).includes('"related-ways"'),
    )
    expect(services.length).toBeGreaterThanOrEqual(40)
    for (const file of services) {
      const [, rows = ''] = /<ul class="related-ways">(.*?)<\/ul>/s.exec(html(file)) ?? []
      expect(rows.match(/<h3><a href="\/de\/[^"]+">[^<]+<\/a><\/h3><p>[^<]+<\/p>/g), file).toHaveLength(3)
    }
  })

  test('each author has links, and those to profiles elsewhere are stated for search engines', () => {
    const authors = filesOf(out).filter((file) => /^en\/authors\/[^/]+\/index\.html$/.test(file))
    expect(authors.length).toBeGreaterThanOrEqual(6)
    for (const file of authors) {
      expect(html(file)).toContain('class="entry-rail-link"')
      expect(html(file)).toMatch(/"sameAs":\["https:\/\/[a-z]+\.stratalp\.example\//)
    }
  })

  test('the menu shows the pictures of the products and the footer the marks of the company', () => {
    const document = html('en/index.html')
    expect(document.match(/<img class="menu-picture" src="\/menu\//g)).toHaveLength(7)
    expect(document.match(/class="site-footer-logo seal" src="\/marks\//g)).toHaveLength(3)
    expect(document).toContain('alt="Certified to ISO 9001, valid until March')
    expect(document).toContain('<rect width="100%" height="100%" fill="#061925">')
  })

  test.each([
    ['de', '18. Februar 2027', '9:00–17:00 Uhr'],
    ['en', 'February 18, 2027', '9:00 a.m.–5:00 p.m.'],
    ['es', '18 de febrero de 2027', '9:00–17:00 h'],
  ])('the card of an event says when in the form of %s: %s, %s', (locale, day, hours) => {
    const document = html(`${locale}/events/copilot-workshop/index.html`)
    const card = /<section class="event-card".*?<\/section>/s.exec(document)?.[0] ?? ''
    const words = card
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/[\u2060\u00ad]/g, '')
      .replaceAll(/\u00a0/g, ' ')
    expect(words).toContain(day)
    expect(words).toContain(hours)
  })

  const pages = routes.flatMap(({ path: page, locales, paths }) =>
    locales.map((locale) => `${locale}${paths?.[locale] ?? page}`.replace(/\/?$/, '/')),
  )

  test.each(pages)('%s is there with its payload', (page) => {
    expect(existsSync(path.join(out, page, 'index.html'))).toBe(true)
    expect(existsSync(path.join(out, page, '_payload.json'))).toBe(true)
  })

  test.each(['de', 'en', 'es'])('each document in %s leads to feeds that hold its posts', (locale) => {
    const rss = html(`${locale}/rss.xml`)
    const posts = [...rss.matchAll(/<guid[^>]*>https:\/\/[^/]+(\/[^<]+)<\/guid>/g)].map(([, address = '']) => address)
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(posts.filter((address) => !existsSync(path.join(out, address, 'index.html')))).toEqual([])
    expect(html(`${locale}/atom.xml`).match(/<entry>/g)).toHaveLength(posts.length)
    const { items } = JSON.parse(html(`${locale}/feed.json`)) as { items: { url: string }[] }
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(posts)
    expect(html(`${locale}/index.html`)).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="/${locale}/rss.xml">`),
    )
  })

  test('the Spanish footer leads to the English legal pages, marked as English', () => {
    const links = html('es/index.html').match(/<a[^>]*href="\/en\/(?:privacy|imprint|cookies)\/"[^>]*>/g)
    expect(links).toHaveLength(3)
    expect(links?.every((link) => link.includes('hrefLang="en"'))).toBe(true)
  })

  test('the security group has the emergency button in every language', () => {
    expect(html('de/index.html').includes('Under Attack?')).toBe(true)
    expect(html('es/index.html').includes('¿Bajo ataque?')).toBe(true)
  })

  test('products open in a new tab and cannot reach back', () => {
    const [link = ''] = /<a[^>]*href="https:\/\/stratapack\.example\/"[^>]*>/.exec(html('en/index.html')) ?? []
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener"')
  })

  test('every job page has its pay range, a person with a role, and a way to apply', () => {
    const files = filesOf(out).filter(
      (file) =>
        /^(de\/stellenanzeigen|(en|es)\/job-offers)\/.+\/index\.html$/.test(file) &&
        !/application-received|bewerbung/.test(file),
    )
    expect(files).toHaveLength(19)
    const lacking = files.filter((file) => {
      const page = html(file)
      const [, pay = ''] = /<dt>(?:Gehalt|Pay|Salario)<\/dt><dd>(.*?)<\/dd>/.exec(page) ?? []
      return !/\d.*€|€.*\d/.test(pay) || !page.includes('Hanne Trostberg, ') || !page.includes('id="apply"')
    })
    expect(lacking).toEqual([])
  })

  test('every author page shows posts newest first, and the list leads to each', () => {
    const list = html('en/authors/index.html')
    const pages = filesOf(out).filter((file) => /^en\/authors\/.+\/index\.html$/.test(file))
    const wrong = pages.filter((file) => {
      const days = [...html(file).matchAll(/<time dateTime="([^"]+)"/g)].map((match) => match[1] ?? '')
      return (
        days.join() !== days.toSorted().toReversed().join() ||
        !list.includes(`href="/${file.replace('index.html', '')}"`)
      )
    })
    expect(wrong).toEqual([])
    expect(pages.some((file) => html(file).includes('<time'))).toBe(true)
  })

  test('no title, description or h1 is on two pages of a language, pages of archives included', () => {
    const owners = new Map<string, string>()
    const twice = filesOf(out).flatMap((file) => {
      const page = html(file)
      if (!file.endsWith('/index.html') || !page.includes('data-shell=')) return []
      const [locale] = file.split('/')
      return [TITLE, DESCRIPTION, H1].flatMap((pattern) => {
        const key = `${locale} ${String(pattern)} ${pattern.exec(page)?.[1] ?? ''}`
        const owner = owners.get(key)
        owners.set(key, file)
        return owner === undefined ? [] : [`${owner} and ${file}: ${key}`]
      })
    })
    expect(twice).toEqual([])
  })

  const toned = routes.filter(({ headerLight }) => headerLight !== undefined)

  test.each(toned)(
    '$path has the header that routes.json asks for: light $headerLight',
    ({ path: page, headerLight }) => {
      const [body] = /<body [^>]*>/.exec(html(path.join('de', page, 'index.html'))) ?? []
      expect(body).toContain(`data-tone="${headerLight ? 'dawn' : 'night'}"`)
    },
  )

  const LANDING = [
    'workplace/managed-workplace-it-workaholics',
    'azure/azure-foundation-it-workaholics',
    'it-workaholics-v2',
    'wpnus-25-trial',
    'ignite-25-trial',
  ]

  test.each(LANDING)(
    '%s has no menu and no list of pages, but career, contact, emergency button, languages and imprint',
    (page) => {
      for (const locale of ['de', 'en', 'es']) {
        const document = html(path.join(locale, page, 'index.html'))
        expect(document).toContain('data-layout="landing"')
        expect(document).not.toMatch(/class="site-nav"|class="menu-group"|site-footer-groups/)
        const header = document.slice(document.indexOf('<header'), document.indexOf('</header>'))
        for (const link of [`/${locale}/career/`, `/${locale}/company/contact-and-locations/`])
          expect(header).toContain(`href="${link}"`)
        for (const part of ['skip-link', 'wordmark', 'alarm-button', 'language-button'])
          expect(document).toContain(part)
        expect(document).toMatch(/href="\/(de\/impressum|en\/imprint)\/"/)
      }
    },
  )

  test('the crisis exercise is an event like the others', () => {
    expect(html('de/events/hsd-into-the-breach/index.html')).toContain('data-layout="event"')
  })

  test.each([
    ['de/workplace/managed-workplace-it-workaholics', 'de/workplace/managed-workplace/'],
    ['es/azure/azure-foundation-it-workaholics', 'es/azure/azure-foundation/'],
    ['en/company/switzerland-v2', 'en/company/switzerland/'],
    ['de/privacy-v2', 'de/datenschutz/'],
    ['en/imprint-example-v2', 'en/imprint/'],
    // There is no other Spanish page of this text, and the hub of the Azure pages is a page of its own.
    ['es/privacy-v2', 'es/privacy-v2/'],
    ['es/imprint-example-v2', 'es/imprint-example-v2/'],
    ['de/azure/index-v2', 'de/azure/index-v2/'],
  ])('%s is known to search engines as %s', (page, expected) => {
    expect(canonicalOf(html(path.join(page, 'index.html')))).toBe(`https://www.stratalp.example/${expected}`)
  })

  test.each(['it-workaholics-v2', 'wpnus-25-trial', 'ignite-25-trial'])('%s is not to be found', (page) => {
    for (const locale of ['de', 'en', 'es'])
      expect(html(path.join(locale, page, 'index.html'))).toContain('<meta name="robots" content="noindex">')
  })

  test('the Spanish job stands where the English ones do, and its old address leads there', () => {
    const address = '/es/job-offers/spanish-speaking-service-manager/'
    expect(existsSync(path.join(out, address, 'index.html'))).toBe(true)
    expect(html('es/jobs/spanish-speaking-service-manager/index.html')).toContain(address)
  })

  test('a service page with its art has at most 30 kB', () => {
    const pages = filesOf(out).filter((file) => /^(?:de|en|es)\/(?:workplace|azure|security)\/.*\.html$/.test(file))
    expect(pages.length).toBeGreaterThan(90)
    expect(pages.filter((file) => gzipSync(html(file)).length > 30 * 1024)).toEqual([])
  })

  test('the price note is in every footer', () => {
    expect(html('de/index.html').includes('zzgl. gesetzlicher Umsatzsteuer')).toBe(true)
    expect(html('en/index.html').includes('All prices exclude VAT')).toBe(true)
    expect(html('es/index.html').includes('sin IVA')).toBe(true)
  })
})

describe('style sheets', () => {
  const styled = (url: string): ReadonlySet<string> => {
    // What a rule excludes, it does not style.
    const rules = html(url.slice(1)).replaceAll(/:not\([^)]*\)/g, '')
    const classes = [...rules.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
    return new Set(classes)
  }
  const shownIn = (text: string): string[] =>
    [...text.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const isRedirect = (file: string): boolean =>
    html(file).includes('http-equiv="refresh" content="0; url=') && !html(file).includes('<main')
  const documents = filesOf(out).filter((file) => file.endsWith('.html') && !isRedirect(file))
  const sheetsOf = (text: string): string[] =>
    [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url)
  const zipped = (url: string): number => gzipSync(readFileSync(path.join(out, url))).length

  test('each document has one, of at most 17 kB', () => {
    const sheets = documents.map((file) => sheetsOf(html(file)))
    expect(sheets.filter((urls) => urls.length !== 1)).toEqual([])
    const sizes = [...new Set(sheets.flat())].map((url) => [url, zipped(url)] as const)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.filter(([, size]) => size > 17 * 1024)).toEqual([])
  })

  test('what all pages share has at most 12 kB', () => {
    // A message needs little else: the hero of entries.
    const [shared = ''] = sheetsOf(html('404.html'))
    expect(zipped(shared)).toBeLessThanOrEqual(12 * 1024)
  })

  test('there are no others than documents and visits from other pages ask for', () => {
    const asked = new Set(documents.flatMap((file) => sheetsOf(html(file))))
    const payloads = filesOf(out).filter((file) => path.basename(file).startsWith('_payload.json'))
    for (const file of payloads)
      for (const url of (JSON.parse(html(file)) as { styles: string[] }).styles) asked.add(url)
    // Those of earlier builds stay for open tabs.
    const retired = filesOf(out).includes('builds/retired.json') ? html('builds/retired.json') : ''
    const written = filesOf(out).filter(
      (file) => /^assets\/style\..*\.css$/.test(file) && !retired.includes(`"${file}"`),
    )
    expect(written.length).toBeGreaterThan(3)
    expect(written.filter((file) => !asked.has(`/${file}`))).toEqual([])
  })

  test('none gives `text-decoration` a thickness, with which Safari leaves it out', () => {
    const sheets = new Set(documents.flatMap((file) => sheetsOf(html(file))))
    const wide = [...sheets].flatMap((file) => html(file.slice(1)).match(/text-decoration:[^;}]*\d(?:px|r?em)/g) ?? [])
    expect(wide).toEqual([])
  })

  test('each has the styles of all that its documents show', () => {
    // Each class with a document that has it.
    const bySheet = new Map<string, Map<string, string>>()
    for (const file of documents) {
      const [sheet = ''] = sheetsOf(html(file))
      const shown = shownIn(html(file)).map((name) => [name, file] as const)
      bySheet.set(sheet, new Map([...(bySheet.get(sheet) ?? []), ...shown]))
    }
    const anywhere = new Set([...bySheet.keys()].flatMap((sheet) => Array.from(styled(sheet))))
    const missing = [...bySheet].flatMap(([sheet, shown]) => {
      const has = styled(sheet)
      return [...shown].filter(([name]) => anywhere.has(name) && !has.has(name))
    })
    const told = missing.map(([name, file]) => `${file} shows \`${name}\`, whose rules its sheet does not have`)
    expect(told).toEqual([])
  })

  test('a payload names the sheet of its document, and those that it is made of', () => {
    const [whole = '', ...made] = (JSON.parse(html('de/_payload.json')) as { styles: string[] }).styles
    expect(sheetsOf(html('de/index.html'))).toEqual([whole])
    expect(made.length).toBeGreaterThan(1)
    expect(html(whole.slice(1))).toBe(made.map((url) => html(url.slice(1))).join(''))
  })
})
