import { describe, expect, test } from 'vitest'
import { issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import { resolveData } from '../../../renderer/pages/resolve/resolve.ts'
import type { Scope } from '../../../renderer/pages/resolve/scope.ts'
import type { ValuePlace } from '../../../renderer/definitions/issue.ts'
import { ALL, builtWith, engine, entryOf, pageIn, targetsWith, type Surroundings } from '../builders.ts'

const PLAN = { kind: 'image', src: '/assets/plan.1.png', width: 200, height: 100 } as const

const ENTRIES = [
  ...pageIn(ALL, 'about', { label: 'About {{motto}}' }),
  ...pageIn(['de', 'en'], 'offer', {
    sections: [
      { type: 'prices', cards: [{ price: '{{price}}', page: { kind: 'link', to: '#more' } }] },
      { type: 'prose', id: 'more' },
    ],
  }),
  ...ALL.map((locale) => entryOf('authors', 'alpha', locale)),
  ...ALL.map((locale) => entryOf('posts', 'one', locale, { date: '2026-01-01', topics: ['water'] })),
  ...ALL.map((locale) => entryOf('posts', 'two', locale, { date: '2026-02-01' })),
  ...ALL.map((locale) => entryOf('events', 'past', locale, { start: '2026-03-01T09:00', end: '2026-03-01T10:00' })),
  ...ALL.map((locale) => entryOf('events', 'soon', locale, { start: '2026-12-01T09:00', end: '2026-12-01T10:00' })),
  ...ALL.map((locale) => entryOf('events', 'later', locale, { start: '2027-03-01T09:00', end: '2027-03-01T10:00' })),
]

const SURROUNDINGS: Surroundings = {
  facts: {
    bad: { text: { de: 'x', en: '[x](javascript:alert(1)) ![y](https://evil.example/p.png) <form>', es: 'x' } },
    mail: { text: { de: 'a@site.example', en: 'a@site.example', es: 'a@site.example' } },
    motto: { text: { de: 'Fest', en: 'Firm', es: 'Firme' } },
    customers: 1214,
    price: { euro: 1450 },
    francs: { money: { amount: 60, currency: 'CHF' } },
    term: { weeks: 6 },
  },
  assets: { 'content/pages/a/plan.png': { src: PLAN.src, image: PLAN } },
  statics: ['/logo.svg'],
}

const targets = targetsWith(ENTRIES, SURROUNDINGS)

function scopeWith(issues: Issue[], place: ValuePlace = { line: 5, column: 7, block: false }): Scope {
  return {
    locale: 'en',
    route: null,
    folder: 'content/pages/a',
    targets,
    engine,
    file: 'content/pages/a/en.md',
    place: () => place,
    report: (at, told) => issues.push(issueIn('content/pages/a/en.md', at, told)),
  }
}

/** The resolved value of something that is right. */
function resolved<T>(value: T) {
  const issues: Issue[] = []
  const result = resolveData(value, scopeWith(issues))
  if (issues.length > 0) throw new Error(JSON.stringify(issues))
  return result
}

function issuesIn(value: unknown, place?: ValuePlace): Issue[] {
  const issues: Issue[] = []
  resolveData(value, scopeWith(issues, place))
  return issues
}

const BLOCK: ValuePlace = { line: 10, column: 3, block: true }
const inline = (source: string) => ({ kind: 'markdown', inline: true, source }) as const
const prose = (source: string) => ({ kind: 'markdown', inline: false, source }) as const

describe('a fact that brings Markdown with it', () => {
  test('does not hide where other links of the text are', () => {
    const issues = issuesIn(prose('Write to {{mail}}.\n\n[a](/nowhere) and [b](/nowhere)'), BLOCK)
    expect(issues.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
      '12:3 dead-link',
      '12:21 dead-link',
    ])
  })

  test('is checked as it will be shown: links, pictures and HTML', () => {
    const issues = issuesIn(prose('Text {{bad}}'), BLOCK)
    expect(issues.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
      '10:3 removed-html',
      '10:3 forbidden-link',
      '10:3 missing-image',
    ])
  })

  test('leaves the places of all else as they were', () => {
    const issues = issuesIn(prose('{{customers}} and [a](/nowhere)'), BLOCK)
    expect(issues).toMatchObject([{ code: 'dead-link', line: 10, column: 21 }])
  })
})

describe('resolveData', () => {
  test('fills facts into texts, however deep', () => {
    expect(resolved({ a: ['{{motto}} {{customers}}'], b: { c: 'x' }, d: 5, e: null, f: true })).toEqual({
      a: ['Firm 1,214'],
      b: { c: 'x' },
      d: 5,
      e: null,
      f: true,
    })
  })

  test('resolves links', () => {
    expect(resolved({ kind: 'link', to: '/about' } as const)).toEqual({
      kind: 'link',
      href: '/en/about/',
      external: false,
      hreflang: null,
    })
  })

  test('resolves a picture beside the text', () => {
    expect(resolved({ kind: 'image', src: './plan.png' } as const)).toEqual(PLAN)
  })

  test('keeps what is written about a picture, with facts filled in, and resolves the one for narrow windows', () => {
    const field = {
      kind: 'image',
      src: './plan.png',
      alt: '{{customers}} people',
      focus: [0, 1],
      narrow: '/logo.svg',
    } as const
    expect(resolved(field)).toEqual({
      ...PLAN,
      alt: '1,214 people',
      focus: [0, 1],
      narrow: { kind: 'image', src: '/logo.svg', width: 0, height: 0 },
    })
  })

  test('takes a picture that is copied as it is without its size', () => {
    expect(resolved({ kind: 'image', src: '/logo.svg' } as const)).toMatchObject({ src: '/logo.svg', width: 0 })
  })

  test.each([
    ['price', { value: 1450, unit: 'EUR', text: '€1,450' }],
    ['francs', { value: 60, unit: 'CHF', text: 'CHF\u00A060' }],
    ['term', { value: 6, unit: 'weeks', text: '6\u00A0weeks' }],
    ['customers', { value: 1214, unit: 'number', text: '1,214' }],
  ])('gives the figure %s as a number and as text', (name, expected) => {
    expect(resolved({ kind: 'quantity', reference: `{{${name}}}` } as const)).toEqual({ kind: 'quantity', ...expected })
  })

  test('takes the sections of a type from another page, resolved as they are there', () => {
    expect(resolved({ kind: 'excerpt', from: '/offer?a=b', type: 'prices' } as const)).toEqual([
      {
        type: 'prices',
        cards: [{ price: '€1,450', page: { kind: 'link', href: '#more', external: false, hreflang: null } }],
      },
    ])
  })

  test.each([undefined, '/about', '/nowhere', 'https://example.org/offer', '/'])('takes nothing from %s', (from) => {
    expect(resolved({ kind: 'excerpt', from, type: 'prices' } as const)).toEqual([])
  })

  test.each([
    ['unknown', '{{prize}}', { code: 'unknown-fact', hint: 'did you mean {{price}}?' }],
    ['a text', '{{motto}}', { code: 'wrong-value', message: '{{motto}} is not a number, got "Firm"' }],
  ])('refuses a figure that is %s', (_, reference, issue) => {
    expect(issuesIn({ kind: 'quantity', reference })).toMatchObject([{ line: 5, column: 7, ...issue }])
  })

  test('makes a card of a reference', () => {
    expect(resolved({ kind: 'ref', collection: 'pages', key: 'about' } as const)).toMatchObject({
      title: 'about en',
      label: 'About Firm',
      href: '/en/about/',
    })
  })

  test.each([
    ['all, newest first', {}, ['two', 'one']],
    ['some', { limit: 1 }, ['two']],
    ['all but the first', { skip: 1 }, ['one']],
    ['those of a topic', { topic: 'water' }, ['one']],
    ['those of a topic, as long as there are some', { topic: 'stone', limit: 5 }, ['two']],
  ])('lists posts: %s', (_, query, expected) => {
    const cards = resolved({ kind: 'list', collection: 'posts', ...query } as const)
    expect(cards.map(({ key }) => key)).toEqual(expected)
  })

  test.each([
    ['upcoming', ['soon', 'later']],
    ['past', ['past']],
  ] as const)('lists %s events, the nearest first', (when, expected) => {
    const cards = resolved({ kind: 'list', collection: 'events', when } as const)
    expect(cards.map(({ key }) => key)).toEqual(expected)
  })
})

test('a list of a collection that is in order of time begins with the next event, too', () => {
  const { library } = targets
  const events = library.collections.get('events')
  if (!events) throw new Error('There are no events')
  const collections = new Map(library.collections).set('events', { ...events, ascending: true })
  const scope = { ...scopeWith([]), targets: { ...targets, library: { ...library, collections } } }
  const cards = resolveData({ kind: 'list', collection: 'events', when: 'upcoming' } as const, scope)
  expect(cards.map(({ key }) => key)).toEqual(['soon', 'later'])
})

describe('events on the day on which they end', () => {
  const ALONE = { untranslated: { en: 'none', es: 'none' } }
  const event = (key: string, day: string, end: string, timeZone: string) =>
    entryOf('events', key, 'de', { start: `${day}T08:00`, end: `${day}T${end}`, timeZone, ...ALONE })
  // The build is at 12:00 UTC on November 20.
  const events = [
    event('over-in-tokyo', '2026-11-20', '20:59', 'Asia/Tokyo'),
    event('still-on-in-new-york', '2026-11-20', '09:00', 'America/New_York'),
    event('over-yesterday', '2026-11-19', '18:00', 'Europe/Berlin'),
    event('tomorrow', '2026-11-21', '18:00', 'Europe/Berlin'),
  ]

  test.each([
    ['upcoming', ['still-on-in-new-york', 'tomorrow']],
    ['past', ['over-in-tokyo', 'over-yesterday']],
  ] as const)('are %s by the clock of their own place', (when, expected) => {
    const sections = [{ type: 'list', entries: { kind: 'list', collection: 'events', when } }]
    const { page } = builtWith([...pageIn(['de'], 'list', { sections, ...ALONE }), ...events])
    const { view } = page('/de/list/')
    const shown = view.template === 'page' ? view.sections[0]?.['entries'] : []
    expect((shown as readonly { key: string }[]).map(({ key }) => key)).toEqual(expected)
  })
})

describe('Markdown', () => {
  test('keeps its links by the address that is written', () => {
    expect(resolved(inline('See [us](/about).')).links).toMatchObject({ '/about': { href: '/en/about/' } })
  })

  test('keeps its pictures by the address that is written', () => {
    expect(resolved(prose('![Plan](./plan.png)')).images).toEqual({ './plan.png': PLAN })
  })

  test.each([
    ['24. December', '24\\. December'],
    ['3) three', '3\\) three'],
    ['- 28 %', '\\- 28 %'],
    ['# 1', '\\# 1'],
    ['-28 %', '-28 %'],
    ['**bold** - not', '**bold** - not'],
  ])('takes the inline text %j as text and not as a block', (source, expected) => {
    expect(resolved(inline(source)).source).toBe(expected)
  })

  test.each([
    ['two paragraphs', 'One\n\nTwo'],
    ['a list', 'One\n\n- two'],
    ['a heading', 'One\n\n## Two'],
  ])('does not allow %s in an inline text', (_, source) => {
    expect(issuesIn(inline(source))).toMatchObject([{ code: 'not-inline', line: 5, column: 7 }])
  })

  test('leaves the braces of code as they are, in blocks and in a line', () => {
    expect(resolved(prose('{{motto}}\n\n```yaml\n{{user.name}}\n```')).source).toBe(
      'Firm\n\n```yaml\n{{user.name}}\n```',
    )
    expect(resolved(inline('Say `{{motto}}`, {{motto}}')).source).toBe('Say `{{motto}}`, Firm')
  })

  test('allows blocks elsewhere', () => {
    expect(issuesIn(prose('One\n\n- two'))).toEqual([])
  })
})

describe('what leads nowhere', () => {
  test.each<[string, unknown, string, string | undefined]>([
    ['a fact', 'Call {{custmers}}', 'unknown-fact', 'did you mean {{customers}}?'],
    ['a fact by its file', 'Call {{facts.customers}}', 'unknown-fact', 'did you mean {{customers}}?'],
    ['a form of a fact', 'Call {{customers|wrds}}', 'unknown-form', 'did you mean {{customers|words}}?'],
    ['a link', { kind: 'link', to: '/abuot' }, 'dead-link', 'did you mean `/about`?'],
    ['a link in a text', inline('[x](/abuot)'), 'dead-link', 'did you mean `/about`?'],
    ['a link that runs code', inline('[x](javascript:alert(1))'), 'forbidden-link', undefined],
    ['an author', { kind: 'ref', collection: 'authors', key: 'alhpa' }, 'unknown-author', 'did you mean `alpha`?'],
    ['a picture', { kind: 'image', src: '.\\Plan.PNG' }, 'missing-image', 'did you mean `./plan.png`?'],
    [
      'a picture in a text',
      prose('![x](https://example.com/x.png)'),
      'missing-image',
      'save it there, if you may use it',
    ],
  ])('is an issue: %s', (_, value, code, hint) => {
    const [issue, ...more] = issuesIn(value)
    expect(more).toEqual([])
    expect(issue).toMatchObject({ code, severity: 'error', file: 'content/pages/a/en.md', line: 5, column: 7 })
    expect(issue?.hint).toBe(hint)
  })

  test.each<[string, unknown, string]>([
    ['braces that are not closed', prose('One\n\nTwo {{facts.customers}'), 'broken-fact'],
    ['a picture without a text', prose('One\n\nTwo ![](./plan.png)'), 'missing-alt'],
    ['a footnote that is defined nowhere', prose('One\n\nTwo [^2]'), 'undefined-footnote'],
  ])('is told with its place: %s', (_, value, code) => {
    expect(issuesIn(value, BLOCK)).toMatchObject([{ code, severity: 'error', line: 12, column: 7 }])
  })

  test.each<[string, unknown]>([
    ['in a text', prose('One\n\nTwo {site.contact.phone}')],
    ['in the address of a link', prose('One\n\nTwo [us](tel:{site.contact.phone})')],
  ])('a fact in single braces is a warning with its place, once: %s', (_, value) => {
    const found = issuesIn(value, BLOCK).filter(({ code }) => code === 'single-braces')
    expect(found).toMatchObject([{ severity: 'warning', line: 12, expected: '{{site.contact.phone}}' }])
  })

  test('a fact in single braces in a field is a warning, and in code none', () => {
    expect(issuesIn('Ring {site.contact.phone}')).toMatchObject([{ code: 'single-braces', line: 5, column: 7 }])
    expect(issuesIn(inline('Write `{site.contact.phone}`'))).toEqual([])
  })

  test('a form that a language lacks is reported with where its words are written', () => {
    const [issue] = issuesIn('{{price|words.dative}}')
    expect(issue).toMatchObject({ code: 'unknown-form' })
    expect(issue?.hint).toContain('content/facts.yaml: { euro: 1450, words.dative: { en: … } }')
  })

  test('says of a file that is no picture that it is there', () => {
    const broken = targetsWith(ENTRIES, { assets: { 'content/pages/a/b.png': { src: '/assets/b.png', image: null } } })
    const issues: Issue[] = []
    resolveData({ kind: 'image', src: './b.png' } as const, { ...scopeWith(issues), targets: broken })
    expect(issues).toMatchObject([{ code: 'unreadable-image' }])
    expect(issues[0]?.message).toContain('exists, but is not a readable picture')
  })

  test('a picture that the page shows needs words, or an empty text that says that it is decoration', () => {
    const shown = { kind: 'image', src: './plan.png', shown: true } as const
    expect(issuesIn(shown)).toMatchObject([{ code: 'missing-alt', severity: 'error', line: 5, column: 7 }])
    expect(issuesIn({ ...shown, alt: '' })).toEqual([])
  })

  test('a picture of all pages may be named with its letters escaped, as in Markdown', () => {
    const image = { kind: 'image', src: '/På 1.png', width: 8, height: 4 } as const
    const assets = { 'content/static/På 1.png': { src: image.src, image } }
    const targetsOf = targetsWith(ENTRIES, { assets, statics: ['/På 1.png'] })
    const shown = (src: string) =>
      resolveData({ kind: 'image', src } as const, { ...scopeWith([]), targets: targetsOf })
    expect(shown('/P%C3%A5%201.png')).toMatchObject({ width: 8 })
    expect(shown('/På 1.png')).toMatchObject({ width: 8 })
    const issues: Issue[] = []
    resolveData({ kind: 'image', src: '/p%C3%A5%201.PNG' } as const, { ...scopeWith(issues), targets: targetsOf })
    const expected = expect.stringMatching(/^a file content\/static\/på 1\.PNG, or /)
    expect(issues).toMatchObject([{ code: 'missing-image', hint: 'did you mean `/På 1.png`?', expected }])
  })

  test('says why a picture that is copied as it is cannot be shown', () => {
    const assets = { 'content/static/logo.png': { src: '/logo.png', image: null, fault: 'it ends too early' } }
    const issues: Issue[] = []
    const targetsOf = targetsWith(ENTRIES, { assets, statics: ['/logo.png'] })
    resolveData({ kind: 'image', src: '/logo.png' } as const, { ...scopeWith(issues), targets: targetsOf })
    expect(issues).toMatchObject([{ code: 'unreadable-image', message: expect.stringContaining('it ends too early') }])
  })

  test.each(['/Büro%201.png', '/Bu%CC%88ro 1.png'])('finds the picture of `content/static/` at %s', (src) => {
    const image = { kind: 'image', src: '/Büro 1.png', width: 2, height: 1 } as const
    const assets = { 'content/static/Büro 1.png': { src: '/Büro 1.png', image } }
    const statics = ['/Büro 1.png']
    const resolvedOne = resolveData({ kind: 'image', src } as const, {
      ...scopeWith([]),
      targets: targetsWith(ENTRIES, { assets, statics }),
    })
    expect(resolvedOne).toMatchObject(image)
  })

  test('reports a text that is too large once, though its facts make it longer', () => {
    const large = prose(`{{motto}} {{customers}} ${'word '.repeat(60_000)}`)
    expect(issuesIn(large, BLOCK)).toMatchObject([{ code: 'text-too-large', line: 10 }])
  })

  test('reports a text that only its facts make too large', () => {
    const long = targetsWith(ENTRIES, { facts: { long: 'word '.repeat(400) } })
    const issues: Issue[] = []
    resolveData(prose('{{long}} '.repeat(150)), { ...scopeWith(issues), targets: long })
    expect(issues).toMatchObject([{ code: 'text-too-large', line: 5, column: 7 }])
  })

  test('offers the pictures that there are', () => {
    expect(issuesIn({ kind: 'image', src: './plna.png' })[0]?.expected).toBe('one of ./plan.png')
  })

  test.each<[string, unknown, number, number]>([
    ['a fact', prose('One\n\nTwo {{x}}'), 12, 7],
    ['a link', prose('One\n\nTwo [x](/x)'), 12, 7],
    ['a link behind umlauts', prose('Über äöü 🏔 [x](/x)'), 10, 15],
    ['a picture', prose('![a](./a.png)'), 10, 3],
  ])('has its place inside a block of text: %s', (_, value, line, column) => {
    expect(issuesIn(value, BLOCK)).toMatchObject([{ line, column }])
  })
})
