import { describe, expect, test } from 'vitest'
import { forPrograms } from '../../../i18n/format.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const PAGES = [
  ...pageIn(ALL, 'about', { label: 'About us' }),
  ...pageIn(['de', 'en'], 'jobs', { untranslated: { es: 'link' } }),
]
const REST = 'links: { career: /jobs, contact: /about }\n'

function chromeWith(footer: string) {
  return chromeOf(targetsWith(PAGES, { navigation: `groups: []\n${REST}`, facts: { phone: '+49 1' }, footer }))
}

describe('the footer', () => {
  const texts = (claim: string): string =>
    `{ claim: "${claim}", links: [{ title: More, links: [{ title: Jobs, url: /jobs }] }], legal: [{ title: About, url: /about }, { name: team, title: Team, url: /about }], notes: { prices: Net. } }`
  const footer = (claim: string, languages: readonly string[] = ALL): string =>
    `phone: "{{phone}}"\nemail: "{{site.contact.email}}"\nlanguages:\n${languages.map((locale) => `  ${locale}: ${texts(claim)}\n`).join('')}`

  test('has its facts filled in', () => {
    const { chrome } = chromeWith(footer('Call {{phone}}.'))
    expect(chrome['de']?.footer).toMatchObject({ phone: '+49 1', email: 'info@alpha.example', claim: 'Call +49 1.' })
  })

  test('has the contact of the settings where it says nothing, and needs neither claim nor links', () => {
    const own = `languages:\n${ALL.map((locale) => `  ${locale}: {}\n`).join('')}`
    const { chrome, issues } = chromeWith(own)
    expect(issues).toEqual([])
    expect(chrome['de']?.footer).toMatchObject({ email: 'info@alpha.example', claim: '', legal: [] })
    expect(forPrograms(chrome['de']?.footer.phone ?? '')).toBe('+49 89 1')
  })

  test('has its links resolved for each language', () => {
    const { chrome } = chromeWith(footer('Call.'))
    expect(chrome['en']?.footer.groups[0]?.links[0]?.link.href).toBe('/en/jobs/')
  })

  test('has legal links that the theme finds by their names', () => {
    const { chrome } = chromeWith(footer('Call.'))
    expect(chrome['de']?.footer.legal.find(({ name }) => name === 'team')?.title).toBe('Team')
  })

  test('reports a fact that is not known', () => {
    const { issues } = chromeWith(footer('Call {{fax}}.'))
    expect(issues.map(({ code, line }) => [code, line])).toEqual([
      ['unknown-fact', 4],
      ['unknown-fact', 5],
      ['unknown-fact', 6],
    ])
  })

  test('reports a language of the site in which it has no texts', () => {
    const { issues } = chromeWith(footer('Call.', ['de', 'en']))
    expect(issues).toMatchObject([{ code: 'missing-language', file: 'content/footer.yaml' }])
  })

  test('needs no texts in a language that the site does not have', () => {
    const german = pageIn(['de'], 'home', { path: '/' })
    const about = pageIn(['de'], 'about')
    const { issues } = chromeOf(
      targetsWith([...german, ...about], {
        navigation: 'groups: []\nlinks: { career: /about, contact: /about }\n',
        footer: footer('Call.', ['de']).replace('/jobs', '/about'),
        facts: { phone: '1' },
        settings: { locales: ['de'] },
      }),
    )
    expect(issues).toEqual([])
  })
})
