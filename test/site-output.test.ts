import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalOf } from './support/html.ts'
import { describeOutput } from './support/output-rules.ts'
import { filesOf, PROJECT, site } from './support/site.ts'

/** The website of this repository, built once into a folder of its own. */
const out = path.join(PROJECT, '.cache', 'site-output')
const html = (file: string): string => readFileSync(path.join(out, file), 'utf8')

beforeAll(() => {
  rmSync(out, { recursive: true, force: true })
  expect(site(['generate', '--out', out])).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

describeOutput(() => out)

const TITLE = /<title>([^<]*)</
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
const H1 = /<h1[^>]*>(.*?)<\/h1>/s

/** Every route that the site must have, with its languages and, where they differ, its paths. */
const { routes } = JSON.parse(readFileSync(path.join(PROJECT, 'test', 'routes.json'), 'utf8')) as {
  routes: { path: string; locales: string[]; paths?: Record<string, string>; headerLight?: boolean }[]
}

describe('the pages of the site', () => {
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

  test('no title, description or h1 stands on two pages of a language, pages of archives included', () => {
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

  test('the price note stands in every footer', () => {
    expect(html('de/index.html').includes('zzgl. gesetzlicher Umsatzsteuer')).toBe(true)
    expect(html('en/index.html').includes('All prices exclude VAT')).toBe(true)
    expect(html('es/index.html').includes('sin IVA')).toBe(true)
  })
})
