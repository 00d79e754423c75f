import { describe, expect, test } from 'vitest'
import { withFallbacks } from '../../../renderer/library/fallback.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const PAGES = [
  ...pageIn(ALL, 'about', { label: 'About us' }),
  ...pageIn(['de', 'en'], 'jobs', { untranslated: { es: 'link' } }),
]
const REST = 'links: { career: /jobs, contact: /about }\n'
const TITLES = '{ de: { title: A }, en: { title: A }, es: { title: A } }'

const TEXTS = ALL.map((locale) => `  ${locale}: { claim: C, links: [], legal: [], notes: { prices: N } }\n`).join('')

/** What is wrong with fields of menu and footer, each told once and not once for each language. */
describe('the fields of menu and footer', () => {
  const vocabulary = {
    skins: ['alarm', 'calm'],
    icons: ['bell'],
    refuseFooterColour: (colour: string) => (colour === '#ffffff' ? 'too bright' : null),
  }
  const button = (fields: string): string =>
    `groups:
  - name: a
    languages: ${TITLES}
    emergency:
      text: Help
      href: /about
      skin: alarm
      icon: bell
`.replace(new RegExp(`${fields.split(':')[0]}: .*`), fields)
  const issuesOf = (navigation: string, footer?: string) =>
    chromeOf(
      targetsWith(PAGES, { navigation: navigation + REST, statics: ['/menu/tool.svg'], ...(footer && { footer }) }),
      { vocabulary },
    ).issues

  test('may be all that theme and folders have', () => {
    const menu = button('text: { de: Hilfe, en: Help, es: Ayuda }').replace(
      'name: a',
      'name: a\n    img: /menu/tool.svg',
    )
    expect(issuesOf(menu)).toEqual([])
  })

  test.each<[string, string, number, object]>([
    [
      'a skin that the theme does not have',
      'skin: alram',
      7,
      { code: 'wrong-value', expected: 'one of alarm, calm', hint: 'did you mean `alarm`?' },
    ],
    ['an icon that the theme does not have', 'icon: bel', 8, { code: 'wrong-value', hint: 'did you mean `bell`?' }],
    [
      'words that lack a language',
      'text: { de: Hilfe, es: Ayuda }',
      5,
      { code: 'missing-language', expected: 'en: …' },
    ],
  ])('%s is an issue at its line', (_, fields, line, issue) => {
    expect(issuesOf(button(fields))).toMatchObject([{ file: 'content/navigation.yaml', line, ...issue }])
  })

  test('a picture that does not exist is an issue at its line', () => {
    const menu = `groups:\n  - name: a\n    img: /menu/tol.svg\n    languages: ${TITLES}\n`
    expect(issuesOf(menu)).toMatchObject([
      {
        code: 'missing-file',
        file: 'content/navigation.yaml',
        line: 3,
        column: 10,
        hint: 'did you mean `/menu/tool.svg`?',
      },
    ])
  })

  test('a logo that does not exist, or whose words lack a language, is an issue at its line', () => {
    const footer = `phone: "1"\nemail: a@b.example\nlogos:\n  - img: /no.svg\n    alt: { de: Siegel }\nlanguages:\n${TEXTS}`
    expect(issuesOf('groups: []\n', footer)).toMatchObject([
      { code: 'missing-file', file: 'content/footer.yaml', line: 4, column: 10 },
      { code: 'missing-language', line: 5, message: '`logos.0.alt` has no text in `en`' },
      { code: 'missing-language', line: 5 },
    ])
  })

  test('a logo has the size of its file, so that nothing moves when it comes', () => {
    const image = { kind: 'image', src: '/seal.svg', width: 155, height: 40 } as const
    const { chrome, issues } = chromeOf(
      targetsWith(PAGES, {
        navigation: `groups: []\n${REST}`,
        footer: `phone: "1"\nemail: a@b.example\nlogos:\n  - { img: /seal.svg, alt: { de: Siegel, en: Seal, es: Sello } }\nlanguages:\n${TEXTS}`,
        statics: ['/seal.svg'],
        assets: { 'content/static/seal.svg': { src: '/seal.svg', image } },
      }),
    )
    expect(issues).toEqual([])
    expect(ALL.map((locale) => chrome[locale]?.footer.logos)).toMatchObject([
      [{ img: image, alt: 'Siegel' }],
      [{ img: image, alt: 'Seal' }],
      [{ img: image, alt: 'Sello' }],
    ])
  })

  test('a legal link that the theme needs and a language lacks is an issue at the links of that language', () => {
    const texts = (name: string): string => `{ legal: [{ name: ${name}, title: Privacy, url: /about }] }`
    const footer = `languages:\n  de: ${texts('privacy')}\n  en: ${texts('pirvacy')}\n  es: ${texts('privacy')}\n`
    const targets = targetsWith(PAGES, { navigation: `groups: []\n${REST}`, footer })
    expect(chromeOf(targets, { legalLinks: ['privacy'] }).issues).toMatchObject([
      {
        code: 'missing-link',
        file: 'content/footer.yaml',
        line: 3,
        column: 25,
        hint: 'does `pirvacy` mean `privacy`?',
      },
    ])
    expect(chromeOf(targets).issues).toEqual([])
  })

  test('a legal link that is lacking is no issue of the languages for which its own stands in', () => {
    const footer = `languages:\n  de: { legal: [{ name: terms, title: Terms, url: /about }] }\n`
    const settings = { untranslated: { en: 'link', es: 'link' } }
    const targets = targetsWith(PAGES, { navigation: `groups: []\n${REST}`, footer, settings })
    const library = { ...targets.library, data: withFallbacks(targets.library.data) }
    expect(chromeOf({ ...targets, library }, { legalLinks: ['privacy'] }).issues).toMatchObject([
      { code: 'missing-link', message: expect.stringContaining('in `de`') },
    ])
  })

  test('a footer on whose colour nothing could be read is an issue at its line', () => {
    const footer = `bgColor: "#ffffff"\nphone: "1"\nemail: a@b.example\nlanguages:\n${TEXTS}`
    expect(issuesOf('groups: []\n', footer)).toMatchObject([{ message: 'too bright', line: 1, column: 11 }])
  })
})
