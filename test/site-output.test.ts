import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOutput } from './support/output-rules.ts'
import { PROJECT, site } from './support/site.ts'

/** The website of this repository, built once into a folder of its own. */
const out = path.join(PROJECT, '.cache', 'site-output')
const html = (file: string): string => readFileSync(path.join(out, file), 'utf8')

beforeAll(() => {
  rmSync(out, { recursive: true, force: true })
  expect(site(['generate', '--out', out])).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

describeOutput(() => out)

describe('the pages of the site', () => {
  const everywhere = [
    '',
    'workplace/managed-workplace/',
    'azure/azure-foundation/',
    'security/cloud-security-operations-center/',
    'security/are-you-under-attack/',
    'services-overview/',
    'company/contact-and-locations/',
    'career/',
    'blog/',
    'events/',
    'posts/what-eleven-minutes-look-like/',
    'posts/landing-zone-names-that-survive-mergers/',
    'posts/autopilot-failure-modes/',
    'authors/dagny-oberrauch/',
    'authors/ylva-kesselring/',
    'authors/tilo-brandlhuber/',
    'events/copilot-workshop/',
    'events/it-sa-2025/',
    'casestudies/hallbrueck-maschinenbau/',
  ]
  const pages = [
    ...['de', 'en', 'es'].flatMap((locale) => everywhere.map((page) => `${locale}/${page}`)),
    'de/datenschutz/',
    'en/privacy/',
    'de/impressum/',
    'en/imprint/',
    'de/cookies/',
    'en/cookies/',
    'de/stellenanzeigen/',
    'en/job-offers/',
    'de/stellenanzeigen/intune-engineer/',
    'en/job-offers/soc-analyst/',
  ]

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

  test('the pages that routes.json lists as light have the dawn tone, the others the night tone', () => {
    expect(html('de/security/cloud-security-operations-center/index.html').includes('<body data-tone="dawn"')).toBe(true)
    expect(html('de/index.html').includes('<body data-tone="night"')).toBe(true)
  })

  test('the price note stands in every footer', () => {
    expect(html('de/index.html').includes('zzgl. gesetzlicher Umsatzsteuer')).toBe(true)
    expect(html('en/index.html').includes('All prices exclude VAT')).toBe(true)
    expect(html('es/index.html').includes('sin IVA')).toBe(true)
  })
})
