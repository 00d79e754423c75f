import { describe, expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { LOCALES } from '../../../i18n/locale-tags.ts'
import { useLocales, type Locale } from '../../../i18n/locales.ts'
import { checkMessages, compareCatalogues } from '../../../i18n/check-messages.ts'
import { translator } from '../../../i18n/messages.ts'
import { countedBy } from '../../../i18n/plurals.ts'
import de from '../../../i18n/messages/de.json' with { type: 'json' }
import en from '../../../i18n/messages/en.json' with { type: 'json' }
import es from '../../../i18n/messages/es.json' with { type: 'json' }
import { unusedMessages } from '../../../i18n/unused-messages.ts'

const PAGES = { pages: '{count, plural, =0 {none} one {# page} other {# pages}}' }

useLocales(await loadPacks(LOCALES))

describe('translator', () => {
  test.each([
    [0, 'none'],
    [1, '1 page'],
    [2, '2 pages'],
    [1450, '1,450 pages'],
  ])('puts %s into the plural form %j', (count, expected) => {
    expect(translator(PAGES, 'en')('pages', { count })).toBe(expected)
  })

  test.each<[Locale, string]>([
    ['de', '168.000'],
    ['en', '168,000'],
    ['es', '168.000'],
  ])('writes numbers of a message in %s as %s', (locale, expected) => {
    expect(translator({ sum: '{count, number}' }, locale)('sum', { count: 168_000 })).toBe(expected)
  })

  test.each([
    ['pl', 2, 'few'],
    ['pl', 5, 'many'],
    ['ar', 0, 'zero'],
    ['ga', 9, 'many'],
    ['pt', 0, 'other'],
    ['fr', 0, 'one'],
  ])('chooses plural forms in %s by its pack: %d', (locale, count, expected) => {
    const text = '{count, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}'
    expect(translator({ a: text }, locale)('a', { count })).toBe(expected)
  })

  test('fills placeholders with text', () => {
    expect(translator({ hello: 'Hello {name}!' }, 'en')('hello', { name: 'Alpha' })).toBe('Hello Alpha!')
  })

  test('chooses by a word', () => {
    const t = translator({ state: '{state, select, open {frei} other {belegt}}' }, 'de')
    expect(t('state', { state: 'full' })).toBe('belegt')
  })

  test('leaves a text without placeholders as it is', () => {
    expect(translator({ a: 'One & <two>' }, 'en')('a')).toBe('One & <two>')
  })

  test('keeps a lone apostrophe', () => {
    expect(translator({ a: "It's {name}" }, 'en')('a', { name: 'Alpha' })).toBe("It's Alpha")
  })

  test('throws for a key that is not there, and names key and file', () => {
    expect(() => translator({}, 'de')('nav.menu')).toThrow("There is no text 'nav.menu' in i18n/messages/de.json")
  })

  test('throws where a value for a placeholder is missing', () => {
    expect(() => translator({ hello: 'Hello {name}!' }, 'en')('hello')).toThrow('name')
  })

  test('refuses to format dates, which would depend on the machine', () => {
    expect(() => translator({ day: '{day, date}' }, 'de')('day', { day: 0 })).toThrow('i18n/format.ts')
  })
})

describe('compareCatalogues', () => {
  test('finds nothing in catalogues that agree', () => {
    const german = { a: 'Alpha {x}', b: '{n, plural, one {ein} other {#}}' }
    expect(compareCatalogues(german, { a: '{x} alfa', b: '{n, plural, one {un} other {#}}' })).toEqual([])
  })

  test('reports a missing key with the text that is to be translated', () => {
    expect(compareCatalogues({ a: 'Alpha', b: 'Bravo' }, { a: 'Alfa' })).toMatchObject([
      { code: 'missing-message', key: 'b', expected: 'a translation of “Bravo”' },
    ])
  })

  test.each(['constructor', '__proto__'])('reports a key %s as unknown', (key) => {
    expect(compareCatalogues({}, Object.fromEntries([[key, 'x']]))).toMatchObject([{ code: 'unknown-message', key }])
  })

  test('reports a key that the reference language does not have', () => {
    expect(compareCatalogues({}, { a: 'Alfa' })).toMatchObject([{ code: 'unknown-message', key: 'a' }])
  })

  test.each([
    ['a placeholder of another name', 'Alpha {count}', 'Alfa {cuenta}'],
    ['a placeholder too many', 'Alpha', 'Alfa {x}'],
    ['a placeholder too few', 'Alpha {x} {y}', 'Alfa {x}'],
    ['another placeholder inside a plural', '{n, plural, one {{x}} other {{x}}}', '{n, plural, one {{x}} other {{y}}}'],
  ])('reports %s', (_, reference, other) => {
    expect(compareCatalogues({ a: reference }, { a: other })).toMatchObject([{ code: 'different-placeholders' }])
  })

  test('names the placeholders that came and those that were wanted', () => {
    const [fault] = compareCatalogues({ a: '{b} {a}' }, { a: '{c}' })
    expect([fault?.message, fault?.expected]).toEqual([
      'the text `a` has the placeholders {c}',
      '{a, b}, as in the reference language',
    ])
  })

  test('does not mind another order of placeholders', () => {
    expect(compareCatalogues({ a: '{x} of {y}' }, { a: '{y}: {x}' })).toEqual([])
  })

  test('leaves a broken message to the check of messages', () => {
    expect(compareCatalogues({ a: 'Alpha {x}' }, { a: 'Alfa {x' })).toEqual([])
  })
})

describe('checkMessages', () => {
  test.each([
    ['{n, plural, one {# page}}', 'the form `other {…}` is missing, which stands for all other values (at “}”)'],
    ['at {time', 'a `{` has no `}` (at “{time”)'],
    ['{opening hours} of the shop on Fridays', 'such as `{count}` (at “{opening hours} of the shop on…”)'],
    ['{n, plural}', 'followed by a comma and the forms, such as `one {…} other {…}` (at “}”)'],
    ['{n, plurals, other {#}}', 'and nothing else (at “plurals, other {#}}”)'],
    ['<b>all', 'a tag is not closed (at “<b>all”)'],
    ['{n, plural, ', '(at the end)'],
  ])('says in words, and where, what is wrong with %s', (text, words) => {
    const [fault] = checkMessages({ a: text }, 'en')
    expect(fault?.message).toMatch(/^the text `a` is not a valid message: /)
    expect(fault?.message).toContain(words)
    expect(fault?.message).not.toMatch(/[A-Z]_[A-Z]/)
  })

  test.each(['{x', '{n, plural, one {#}}', '{x, foo}', 'a } b {'])('reports the broken message %j', (text) => {
    expect(checkMessages({ a: text }, 'en')).toMatchObject([{ code: 'broken-message', key: 'a' }])
  })

  test.each([
    ['pl', '{n, plural, one {#} other {#}}', ['few', 'many']],
    ['ar', '{n, plural, =0 {} =1 {} =2 {} few {#} many {#} other {#}}', []],
    ['ar', '{n, plural, one {#} two {#} few {#} many {#} other {#}}', ['zero']],
    ['cs', '{n, plural, one {#} few {#} other {#}}', []],
    ['fr', '{n, plural, one {#} other {#}}', []],
    ['en', '{n, selectordinal, one {#st} two {#nd} other {#th}}', ['few']],
    ['lv', '<b>{kind, select, a {{n, plural, one {#} other {#}}} other {}}</b>', ['zero']],
  ])('in %s of %s the forms %j are missing', (locale, text, missing) => {
    const faults = checkMessages({ a: text }, locale)
    expect(faults.map(({ code, message }) => [code, /form `(\w+)`/.exec(message)?.[1]])).toEqual(
      missing.map((form) => ['missing-plural', form]),
    )
  })

  test('reports a form that the language does not have', () => {
    expect(checkMessages({ a: '{n, plural, one {#} few {#} other {#}}' }, 'de')).toMatchObject([
      { code: 'unknown-plural', key: 'a' },
    ])
  })

  test('finds nothing in a good message', () => {
    expect(checkMessages(PAGES, 'en')).toEqual([])
  })
})

describe('unusedMessages', () => {
  test.each([
    ['a literal in single quotes', "t('nav.menu')"],
    ['a literal in double quotes', 't("nav.menu")'],
    ['a template literal with its beginning', 't(`nav.${kind}`)'],
  ])('counts a key as used that stands in %s', (_, source) => {
    expect(unusedMessages({ 'nav.menu': 'Menü' }, [source])).toEqual([])
  })

  test.each([
    ['no source at all', ''],
    ['a longer literal only', "t('nav.menu.open')"],
    ['a template literal with another beginning', 't(`navigation.${kind}`)'],
    ['a comment without quotes', '// nav.menu'],
  ])('reports a key that stands in %s', (_, source) => {
    expect(unusedMessages({ 'nav.menu': 'Menü' }, [source])).toMatchObject([
      { code: 'unused-message', key: 'nav.menu' },
    ])
  })

  test.each([
    ["t('a')('b')", 'b'],
    ["don't t('b')", 'b'],
    ["t('two words')", 'two words'],
  ])('finds a key between its own quotes: %s', (source, key) => {
    expect(unusedMessages({ [key]: 'x' }, [source])).toEqual([])
    expect(unusedMessages({ [`${key}!`]: 'x' }, [source])).toHaveLength(1)
  })

  test('takes only the keys below the beginning of a template literal as used', () => {
    const faults = unusedMessages({ 'job.type.a': 'A', 'job.place': 'B' }, ['t(`job.type.${type}`)'])
    expect(faults.map(({ key }) => key)).toEqual(['job.place'])
  })
})

describe('the catalogues of the site', () => {
  test.each([
    ['en', en],
    ['es', es],
  ])('agree with the default language in %s', (_, other) => {
    expect(compareCatalogues(de, other)).toEqual([])
  })

  test.each([
    ['de', de],
    ['en', en],
    ['es', es],
  ])('are valid messages in %s', (locale, catalogue) => {
    expect(checkMessages(catalogue, locale)).toEqual([])
  })
})

test('a plural rule is asked for each number once, however many messages have plurals', () => {
  let asked = 0
  const rule = { categories: ['other'] as const, select: () => ((asked += 1), 'other' as const) }
  const counted = [countedBy(rule), countedBy(rule)]
  expect(asked).toBe(1000)
  expect(counted[0]).toBe(counted[1])
})
