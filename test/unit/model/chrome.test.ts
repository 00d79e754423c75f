import { describe, expect, test } from 'vitest'
import { forPrograms } from '../../../i18n/format.ts'
import { check } from '../../../renderer/content/check.ts'
import { withFallbacks } from '../../../renderer/library/fallback.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { linkOf, type Chrome, type NavLink } from '../../../renderer/definitions/context.ts'
import { navigationSchema } from '../../../renderer/definitions/navigation.ts'
import { sortIssues } from '../../../renderer/definitions/issue.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { ALL, pageIn, targetsWith } from '../builders.ts'

const PAGES = [
  ...pageIn(ALL, 'about', { label: 'About us' }),
  ...pageIn(['de', 'en'], 'jobs', { untranslated: { es: 'link' } }),
]
const REST = 'links: { career: /jobs, contact: /about }\n'
const TITLES = '{ de: { title: A }, en: { title: A }, es: { title: A } }'

function chromeWith(
  navigation: string,
  rest: { footer?: string; settings?: Record<string, unknown> } = {},
  links: readonly string[] = [],
) {
  return chromeOf(targetsWith(PAGES, { navigation: navigation + REST, facts: { phone: '+49 1' }, ...rest }), { links })
}

function germanGroups(navigation: string): readonly NavLink[] {
  return germanOf(navigation).groups
}

function germanOf(navigation: string): Chrome {
  const { chrome, issues } = chromeWith(navigation)
  if (!chrome['de']) throw new Error(`No chrome, but ${JSON.stringify(issues)}`)
  return chrome['de']
}

const COMPANY = `groups:
  - name: company
    languages:
      de: { title: Firma, description: Über uns, url: /about }
      en: { title: Company, url: /about }
      es: { title: Empresa, url: /about }
    children:
      - name: tool
        target: _blank
        languages:
          de: { title: Werkzeug, url: "https://tool.example/" }
          en: { title: Tool, url: "https://tool.example/" }
          es: { title: Herramienta, url: "https://tool.example/" }
`

describe('a named link', () => {
  test('is found in each language, in another one where its page lacks the language', () => {
    const { chrome } = chromeWith('groups: []\n')
    expect(ALL.map((locale) => chrome[locale]?.links['career']?.href)).toEqual(['/de/jobs/', '/en/jobs/', '/de/jobs/'])
    expect(chrome['es']?.links['career']?.hreflang).toBe('de')
  })

  test('is given by its name, and what the menu data do not name is reported with how to mend it', () => {
    const chrome = germanOf('groups: []\n')
    expect(linkOf(chrome, 'contact').href).toBe('/de/about/')
    expect(() => linkOf(chrome, 'shop')).toThrow("no link 'shop'")
  })

  test('that the theme shows must be there', () => {
    const { issues } = chromeWith('groups: []\n', {}, ['career', 'shop'])
    expect(issues).toMatchObject([{ code: 'missing-link', file: 'content/navigation.yaml', line: 2, column: 8 }])
    expect(issues[0]?.message).toContain('`shop`')
  })

  test('that is nearly called so is suggested', () => {
    expect(chromeWith('groups: []\n', {}, ['careers']).issues).toMatchObject([{ hint: 'did you mean `career`?' }])
  })
})

describe('the menu', () => {
  test('has title, description and address in each language', () => {
    const { chrome } = chromeWith(COMPANY)
    const shown = ALL.map((locale) => chrome[locale]?.groups[0])
    expect(shown.map((group) => [group?.title, group?.description, group?.link?.href])).toEqual([
      ['Firma', 'Über uns', '/de/about/'],
      ['Company', null, '/en/about/'],
      ['Empresa', null, '/es/about/'],
    ])
  })

  test('knows which links lead elsewhere', () => {
    expect(germanGroups(COMPANY)[0]?.children[0]?.link).toMatchObject({ href: 'https://tool.example/', external: true })
  })

  test('states facts in its texts, and refuses those that are unknown', () => {
    const menu = COMPANY.replace('title: Firma', 'title: "Firma {{facts.customers}}"')
    const facts = { facts: { customers: 1214 } }
    expect(chromeOf(targetsWith(PAGES, { navigation: menu + REST, facts })).chrome['de']?.groups[0]?.title).toBe(
      'Firma 1.214',
    )
    const wrong = menu.replace('facts.customers', 'facts.clients')
    expect(chromeOf(targetsWith(PAGES, { navigation: wrong + REST, facts })).issues).toMatchObject([
      { code: 'unknown-fact', file: 'content/navigation.yaml', line: 4 },
    ])
  })

  test.each([
    ['{facts.customers}', 'single-braces', 'warning'],
    ['{{facts.customers}', 'broken-fact', 'error'],
  ])('reports %s in its texts, which is no fact', (written, code, severity) => {
    const menu = COMPANY.replace('title: Firma', `title: "Firma ${written}"`)
    const { issues } = chromeOf(targetsWith(PAGES, { navigation: menu + REST, facts: { facts: { customers: 1214 } } }))
    expect(issues).toMatchObject([{ code, severity, file: 'content/navigation.yaml', line: 4 }])
  })

  test.each(['_blank', '_self'])('says in its link that it opens in %s', (target) => {
    const menu = COMPANY.replace('target: _blank', `target: ${target}`)
    expect(germanGroups(menu)[0]?.children[0]?.link?.target).toBe(target)
    expect(germanGroups(menu)[0]?.link?.target).toBeUndefined()
  })

  test('has no link where none is written', () => {
    expect(germanGroups(`groups:\n  - { name: a, languages: ${TITLES} }\n`)[0]?.link).toBeNull()
  })

  test('shows an item again where its name is given', () => {
    const groups = germanGroups(`${COMPANY}  - name: again\n    languages: ${TITLES}\n    children: [tool]\n`)
    expect(groups[1]?.children[0]?.title).toBe('Werkzeug')
  })

  test('resolves the link of a button', () => {
    const button = '{ text: Under Attack?, href: /about, skin: alarm, icon: bell }'
    const [group] = germanGroups(`groups:\n  - { name: a, languages: ${TITLES}, emergency: ${button} }\n`)
    expect(group?.emergency).toMatchObject({ text: 'Under Attack?', link: { href: '/de/about/' } })
  })

  test('names the pages of a switch by their labels', () => {
    const { groupSwitch } = germanOf('groups: []\ngroupSwitch: { group: blog, pages: [/about, /jobs] }\n')
    expect(groupSwitch?.items.map(({ label, link }) => [label, link.href])).toEqual([
      ['About us', '/de/about/'],
      ['jobs de', '/de/jobs/'],
    ])
  })
})

describe('a wrong menu', () => {
  test('is told once, at the texts that stand in for a language without them', () => {
    const menu = COMPANY.replace('Company, url: /about', 'Company, url: /abuot').replace(/ +es: .*Empresa.*\n/, '')
    const settings = { untranslated: { es: 'link' }, fallbackLocales: ['en'] }
    const targets = targetsWith(PAGES, { navigation: menu + REST, settings })
    const library = { ...targets.library, data: withFallbacks(targets.library.data) }
    expect(sortIssues(chromeOf({ ...targets, library }).issues)).toMatchObject([
      { code: 'dead-link', message: 'no page at /abuot', line: 5, column: 34 },
    ])
  })

  test.each<[string, string, string, string, number]>([
    [
      'that leads in a circle',
      `groups:\n  - name: a\n    languages: ${TITLES}\n    children:\n      - { name: b, languages: ${TITLES}, children: [a] }\n`,
      'circular-navigation',
      'the navigation is circular: a › b › a',
      2,
    ],
    [
      'that leads from an item to itself',
      `groups:\n  - { name: a, languages: ${TITLES}, children: [a] }\n`,
      'circular-navigation',
      'the navigation is circular: a › a',
      2,
    ],
    [
      'with a name that nobody has',
      `groups:\n  - name: a\n    languages: ${TITLES}\n    children:\n      - bravo\n`,
      'unknown-item',
      'no navigation item is named `bravo`',
      5,
    ],
    [
      'without a language that the site has',
      'groups:\n  - name: a\n    languages:\n      de: { title: A }\n      es: { title: A }\n',
      'missing-language',
      '`a` has no texts in `en`',
      4,
    ],
    [
      'with a link to nothing',
      'groups:\n  - name: a\n    languages:\n      de: { title: A }\n      en: { title: A, url: /abuot }\n      es: { title: A }\n',
      'dead-link',
      'no page at /abuot',
      5,
    ],
  ])('%s is an issue at its place', (_, navigation, code, message, line) => {
    expect(chromeWith(navigation).issues).toMatchObject([{ code, message, line, file: 'content/navigation.yaml' }])
  })

  test('that names an item of a group with errors is not reported again', () => {
    const { library, ...targets } = targetsWith(PAGES, {
      navigation: `groups:\n  - { name: a, languages: ${TITLES}, children: [gone] }\n${REST}`,
    })
    const data = { ...library.data, damaged: new Set(['navigation'] as const) }
    const { chrome, issues } = chromeOf({ ...targets, library: { ...library, data } })
    expect(issues).toEqual([])
    expect(chrome['de']?.groups[0]?.children).toEqual([])
  })

  test('may open a link in two ways, and any other is reported with its place', () => {
    const yaml = `${COMPANY.replace('_blank', '_blnak')}${REST}`
    const { issues } = check(navigationSchema, parseYaml(yaml), 'content/navigation.yaml', (at) =>
      placeInYaml(yaml, at),
    )
    expect(issues).toMatchObject([
      { code: 'wrong-value', line: 9, column: 17, message: expect.stringContaining('_blank, _self') },
    ])
  })

  test('whose names bring each other again and again is refused once, at the entry that is too much', () => {
    const group = (name: string, child: string): string =>
      `  - { name: ${name}, languages: ${TITLES}, children: [${Array.from({ length: 8 }, () => child).join(', ')}] }\n`
    const last = `  - { name: e, languages: ${TITLES} }\n`
    const { issues } = chromeWith(
      `groups:\n${group('a', 'b')}${group('b', 'c')}${group('c', 'd')}${group('d', 'e')}${last}`,
    )
    expect(issues).toMatchObject([{ code: 'large-navigation', file: 'content/navigation.yaml', line: 6 }])
  })

  test.each([
    [5, 0],
    [6, 1],
  ])('may be five levels deep: with %s levels it has %s issues', (depth, count) => {
    const inner = (level: number): string =>
      `{ name: l${level}, languages: ${TITLES}, children: [${level < depth ? inner(level + 1) : ''}] }`
    const { issues } = chromeWith(`groups:\n  - ${inner(1)}\n`)
    expect(issues.filter(({ code }) => code === 'deep-navigation')).toHaveLength(count)
  })
})

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
    const texts = ALL.map((locale) => `  ${locale}: { claim: C, links: [], legal: [], notes: { prices: N } }\n`).join(
      '',
    )
    const footer = `phone: "1"\nemail: a@b.example\nlogos:\n  - img: /no.svg\n    alt: { de: Siegel }\nlanguages:\n${texts}`
    expect(issuesOf('groups: []\n', footer)).toMatchObject([
      { code: 'missing-file', file: 'content/footer.yaml', line: 4, column: 10 },
      { code: 'missing-language', line: 5, message: '`logos.0.alt` has no text in `en`' },
      { code: 'missing-language', line: 5 },
    ])
  })

  test('a logo has the size of its file, so that nothing moves when it comes', () => {
    const texts = ALL.map((locale) => `  ${locale}: { claim: C, links: [], legal: [], notes: { prices: N } }\n`).join(
      '',
    )
    const image = { kind: 'image', src: '/seal.svg', width: 155, height: 40 } as const
    const { chrome, issues } = chromeOf(
      targetsWith(PAGES, {
        navigation: `groups: []\n${REST}`,
        footer: `phone: "1"\nemail: a@b.example\nlogos:\n  - { img: /seal.svg, alt: { de: Siegel, en: Seal, es: Sello } }\nlanguages:\n${texts}`,
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

  test('a footer on whose colour nothing could be read is an issue at its line', () => {
    const texts = ALL.map((locale) => `  ${locale}: { claim: C, links: [], legal: [], notes: { prices: N } }\n`).join(
      '',
    )
    const footer = `bgColor: "#ffffff"\nphone: "1"\nemail: a@b.example\nlanguages:\n${texts}`
    expect(issuesOf('groups: []\n', footer)).toMatchObject([{ message: 'too bright', line: 1, column: 11 }])
  })
})

describe('the footer', () => {
  const texts = (claim: string): string =>
    `{ claim: "${claim}", links: [{ title: More, links: [{ title: Jobs, url: /jobs }] }], legal: [{ title: About, url: /about }, { name: team, title: Team, url: /about }], notes: { prices: Net. } }`
  const footer = (claim: string, languages: readonly string[] = ALL): string =>
    `phone: "{{phone}}"\nemail: "{{site.contact.email}}"\nlanguages:\n${languages.map((locale) => `  ${locale}: ${texts(claim)}\n`).join('')}`

  test('has its facts filled in', () => {
    const { chrome } = chromeWith('groups: []\n', { footer: footer('Call {{phone}}.') })
    expect(chrome['de']?.footer).toMatchObject({ phone: '+49 1', email: 'info@alpha.example', claim: 'Call +49 1.' })
  })

  test('has the contact of the settings where it says nothing, and needs neither claim nor links', () => {
    const own = `languages:\n${ALL.map((locale) => `  ${locale}: {}\n`).join('')}`
    const { chrome, issues } = chromeWith('groups: []\n', { footer: own })
    expect(issues).toEqual([])
    expect(chrome['de']?.footer).toMatchObject({ email: 'info@alpha.example', claim: '', legal: [] })
    expect(forPrograms(chrome['de']?.footer.phone ?? '')).toBe('+49 89 1')
  })

  test('has its links resolved for each language', () => {
    const { chrome } = chromeWith('groups: []\n', { footer: footer('Call.') })
    expect(chrome['en']?.footer.groups[0]?.links[0]?.link.href).toBe('/en/jobs/')
  })

  test('has legal links that the theme finds by their names', () => {
    const { chrome } = chromeWith('groups: []\n', { footer: footer('Call.') })
    expect(chrome['de']?.footer.legal.find(({ name }) => name === 'team')?.title).toBe('Team')
  })

  test('reports a fact that is not known', () => {
    const { issues } = chromeWith('groups: []\n', { footer: footer('Call {{fax}}.') })
    expect(issues.map(({ code, line }) => [code, line])).toEqual([
      ['unknown-fact', 4],
      ['unknown-fact', 5],
      ['unknown-fact', 6],
    ])
  })

  test('reports a language of the site in which it has no texts', () => {
    const { issues } = chromeWith('groups: []\n', { footer: footer('Call.', ['de', 'en']) })
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
