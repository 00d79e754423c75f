import { describe, expect, test } from 'vitest'
import { check } from '../../../renderer/content/check.ts'
import { withFallbacks } from '../../../renderer/library/fallback.ts'
import { chromeOf } from '../../../renderer/pages/chrome.ts'
import { linkOf, type Chrome, type NavLink } from '../../../renderer/definitions/context.ts'
import { navigationSchema } from '../../../renderer/definitions/settings/navigation.ts'
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
  rest: { settings?: Record<string, unknown> } = {},
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
