import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { createFinder } from '../../renderer/search/finder.ts'
import { indexFileOf, type SearchIndex } from '../../renderer/search/format.ts'
import { stemmerOf } from '../../renderer/search/stemmers.ts'
import { SHARED } from '../support/run/shared-sites.ts'
import { PROJECT } from '../support/site.ts'

const file = (name: string): Buffer => readFileSync(path.join(SHARED.real, name))
const json = (name: string): unknown => JSON.parse(file(name).toString('utf8'))

/** Bytes as most hosts send them, level 6. */
const sent = (name: string): number => gzipSync(file(name)).length

/** Questions that one page answers, by language. */
const ANSWERS: readonly (readonly [locale: string, question: string, address: string])[] = [
  ...['de', 'en', 'es'].flatMap((locale) =>
    ['M365', 'O365', 'Office365', 'microsoft365'].map(
      (question) => [locale, question, '/workplace/microsoft-365-copilot/'] as const,
    ),
  ),
  ...['de', 'en', 'es'].map((locale) => [locale, 'windows365', '/workplace/windows365-cloud-pc/'] as const),
  ['de', 'Azure AD', '/workplace/azure-active-directory/'],
  ['en', 'About us', '/company/facts-and-figures/'],
  ['es', 'Quiénes somos', '/company/facts-and-figures/'],
  ['en', 'jobs', '/job-offers/'],
  ['en', 'apprenticeship', '/job-offers/'],
  ...['de', 'en', 'es'].flatMap((locale) =>
    (
      [
        ['microsoft 365', '/workplace/microsoft-365-copilot/'],
        ['blog', '/blog/'],
        ['intune', '/workplace/microsoft-intune/'],
        ['nis 2', '/security/nis2/'],
        ['SOC', '/security/cloud-security-operations-center/'],
        ['zero trust', '/security/global-secure-access/'],
        ['SLA', '/azure/azure-managed-services/'],
        ['helpdesk', '/workplace/managed-workplace/'],
        ['iso 27001', '/company/facts-and-figures/'],
        ['virus', '/security/are-you-under-attack/'],
        ['macbook', '/workplace/microsoft-intune/'],
      ] as const
    ).map(([question, address]) => [locale, question, address] as const),
  ),
  ['de', '24/7', '/security/cloud-security-operations-center/'],
  ['de', 'Über uns', '/company/facts-and-figures/'],
  ['de', 'Stundensatz', '/services-overview/'],
  ['de', 'Angebot anfordern', '/company/contact-and-locations/'],
  ['de', 'Geschäftsführer', '/impressum/'],
  ['de', 'Schulungen', '/azure/azure-fundamentals-training/'],
  ['de', 'künstliche Intelligenz', '/workplace/microsoft-365-copilot/'],
  ['de', 'Azubi', '/young-professionals/'],
  ['en', '24/7', '/security/are-you-under-attack/'],
  ['en', 'CEO', '/imprint/'],
  ['en', 'datacentre', '/azure/datacenter-transformation-with-txture/'],
  ['en', 'internship', '/career/'],
  ['es', '24/7', '/security/cloud-security-operations-center/'],
  ['es', 'referencias', '/casestudies/'],
  ['es', 'trabaja con nosotros', '/career/'],
  ['es', 'inteligencia artificial', '/workplace/microsoft-365-copilot/'],
]

describe.each(['de', 'en', 'es'])('the search of the company in %s', (locale) => {
  const index = json(indexFileOf(locale)) as SearchIndex

  test('answers at least 56 of 60 questions among the first five results', async () => {
    const finder = createFinder(index, locale, await stemmerOf(locale), (name) => Promise.resolve(json(name.slice(1))))
    const questions = load(
      readFileSync(path.join(PROJECT, `test/search/questions.${locale}.yaml`), 'utf8'),
    ) as string[][]
    expect(questions).toHaveLength(60)
    const missed: string[] = []
    for (const [question = '', ...expected] of questions) {
      const found = (await finder.find(question)).slice(0, 5).map((page) => page.path.slice(locale.length + 1))
      if (!found.some((address) => expected.includes(address))) missed.push(question)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(4)
  })

  test.each(ANSWERS.filter(([language]) => language === locale))(
    'answers %s: %s first with %s',
    async (_, question, address) => {
      const finder = createFinder(index, locale, await stemmerOf(locale), (name) =>
        Promise.resolve(json(name.slice(1))),
      )
      expect((await finder.find(question))[0]?.path).toBe(`/${locale}${address}`)
    },
  )

  test('loads at most 60 kB before the first result', () => {
    const shards = Object.values(index.shards).map((name) => sent(name.slice(1)))
    expect(sent(indexFileOf(locale)) + Math.max(...shards)).toBeLessThan(60_000)
  })

  test('knows no page that search engines are asked to leave out', () => {
    const hidden = index.pages.filter(([address]) =>
      /<meta name="robots" content="noindex/.test(file(`${address.slice(1)}index.html`).toString()),
    )
    expect(hidden).toEqual([])
    expect(index.pages.length).toBeGreaterThan(90)
  })
})
