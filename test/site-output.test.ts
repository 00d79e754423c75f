import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    const files = filesOf(out).filter((file) =>
      /^(de\/stellenanzeigen|(en|es)\/job-offers)\/.+\/index\.html$/.test(file),
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

  test('the price note stands in every footer', () => {
    expect(html('de/index.html').includes('zzgl. gesetzlicher Umsatzsteuer')).toBe(true)
    expect(html('en/index.html').includes('All prices exclude VAT')).toBe(true)
    expect(html('es/index.html').includes('sin IVA')).toBe(true)
  })
})
