import { describe, expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales, type Locale } from '../../../i18n/locales.ts'
import { allFacts } from '../../../renderer/content/facts/site-facts.ts'
import { check } from '../../../renderer/content/check.ts'
import { checkFacts, schemaOfFact } from '../../../renderer/content/facts/check-facts.ts'
import { factNames, fillFacts, unknownFact } from '../../../renderer/content/facts/fill-facts.ts'
import { factText } from '../../../renderer/content/facts/facts.ts'
import { START, type DataPath } from '../../../renderer/definitions/issue.ts'
import { ALL, settingsOf } from '../builders.ts'

const FACTS = {
  customers: 1214,
  name: 'Alpha',
  founded: { year: 2009 },
  uptime: { percent: 99.95 },
  price: { euro: 1450 },
  answer: { minutes: 11 },
  window: { hours: 4 },
  trial: { days: 1 },
  setup: { weeks: 6 },
  gap: {
    text: { de: '10 Arbeitstage', en: '10 business days', es: '10 días laborables' },
    words: { de: 'zehn Arbeitstage', en: 'ten business days', es: 'diez días laborables' },
    'words.dative': { de: 'zehn Arbeitstagen' },
  },
  move: { months: 5.5, words: { de: 'fünfeinhalb Monate', en: 'five and a half months', es: 'cinco meses y medio' } },
  notice: { months: 3 },
  opened: { date: '2026-11-20' },
  motto: { text: { de: 'Fest', en: 'Firm', es: 'Firme' } },
  offers: { 'managed-workplace': { price: { euro: 98 } } },
  mixed: { year: 2009, note: 'two fields' },
}

describe('factText', () => {
  test.each<[string, Locale, string]>([
    ['customers', 'de', '1.214'],
    ['customers', 'en', '1,214'],
    ['name', 'es', 'Alpha'],
    ['founded', 'de', '2009'],
    ['uptime', 'en', '99.95%'],
    ['price', 'en', '€1,450'],
    ['answer', 'de', '11\u00A0Min.'],
    ['window', 'es', '4\u00A0h'],
    ['trial', 'de', '1\u00A0Tag'],
    ['setup', 'en', '6\u00A0weeks'],
    ['notice', 'es', '3\u00A0meses'],
    ['opened', 'de', '20.\u00A0November 2026'],
    ['motto', 'es', 'Firme'],
    ['offers.managed-workplace.price', 'de', '98\u00A0€'],
    ['mixed.year', 'de', '2.009'],
  ])('writes {{%s}} in %s as %s', (name, locale, expected) => {
    expect(factText(FACTS, name, locale)).toBe(expected)
  })

  test.each(['nothing', 'offers', 'offers.managed-workplace', 'mixed', 'name.length', 'constructor', '__proto__', ''])(
    'has no text for {{%s}}',
    (name) => {
      expect(factText(FACTS, name, 'de')).toBeUndefined()
    },
  )

  test('has no text in a language in which none is written', () => {
    expect(factText({ motto: { text: { de: 'Fest' } } }, 'motto', 'en')).toBeUndefined()
  })
})

describe('a form of a fact', () => {
  test.each<[string, Locale, string]>([
    ['answer|words', 'de', 'elf Minuten'],
    ['answer|Words', 'de', 'Elf Minuten'],
    ['setup|words.dative', 'de', 'sechs Wochen'],
    ['notice|words.dative', 'de', 'drei Monaten'],
    ['trial|words.accusative', 'de', 'einen Tag'],
    ['trial|Words.dative', 'de', 'Einem Tag'],
    ['setup|words.attributive', 'en', 'six-week'],
    ['gap|words', 'es', 'diez días laborables'],
    ['gap|words.dative', 'de', 'zehn Arbeitstagen'],
    ['gap', 'de', '10\u00A0Arbeitstage'],
    ['move|words', 'de', 'fünfeinhalb Monate'],
    ['move', 'de', '5,5\u00A0Monate'],
    ['customers|words', 'en', '1,214'],
    ['price|words', 'de', '1.450\u00A0Euro'],
    ['uptime|words', 'es', '99,95\u00A0por ciento'],
    ['opened|day', 'de', '20.\u00A0November'],
    ['opened|day', 'en', 'November\u00A020'],
    ['opened|day', 'es', '20\u00A0de\u00A0noviembre'],
  ])('{{%s}} is in %s: %s', (reference, locale, expected) => {
    expect(factText(FACTS, reference, locale)).toBe(expected)
  })

  test.each<[string, Locale]>([
    ['answer|', 'de'],
    ['answer|wrds', 'de'],
    ['answer|words.dative', 'en'],
    ['answer|day', 'de'],
    ['founded|words', 'de'],
    ['name|words', 'de'],
    ['nothing|words', 'de'],
  ])('there is none of {{%s}} in %s', (reference, locale) => {
    expect(factText(FACTS, reference, locale)).toBeUndefined()
  })

  test('an unknown one is reported with those that there are and the nearest', () => {
    expect(unknownFact('answer|wrds', FACTS, 'de')).toEqual({
      code: 'unknown-form',
      message: '{{answer}} has no form `wrds` in `de`',
      expected: 'one of words, words.accusative, words.dative',
      hint: 'did you mean {{answer|words}}?',
    })
    expect(unknownFact('name|words', FACTS, 'de')).toMatchObject({ expected: '{{name}} without a form' })
  })

  test('the name is the fault where it is unknown as well', () => {
    expect(unknownFact('anwser|words', FACTS, 'de')).toMatchObject({
      code: 'unknown-fact',
      hint: 'did you mean {{answer}}?',
    })
  })
})

test('the fact base is gone through once, however many names are unknown', () => {
  let times = 0
  const facts = new Proxy(FACTS, { ownKeys: (own) => ((times += 1), Reflect.ownKeys(own)) })
  const hints = ['custmers', 'facts.customers', 'anwser', 'site.window'].map(
    (name) => unknownFact(name, facts, 'de').hint,
  )
  expect(hints).toEqual(['customers', 'customers', 'answer', 'window'].map((name) => `did you mean {{${name}}}?`))
  expect(times).toBeLessThan(4)
})

describe('checkFacts', () => {
  test('finds nothing in good facts', () => {
    expect(checkFacts(FACTS, ALL)).toEqual([])
  })

  test.each([
    ['a truth', { a: true }],
    ['nothing', { a: null }],
    ['a list', { a: [1] }],
    ['a text for a number', { a: { percent: '99' } }],
    ['a day that is not written as one', { a: { date: '20.11.2026' } }],
    ['a day that does not exist', { a: { date: '2026-02-30' } }],
    ['a text without one of the languages', { a: { text: { de: 'x', en: 'y' } } }],
    ['a text that is too long to be repeated', { a: 'x'.repeat(2001) }],
    ['such a text in one language', { a: { text: { de: 'x', en: 'x'.repeat(2001), es: 'z' } } }],
    ['such a written-out form', { a: { months: 5, words: { de: 'x'.repeat(2001) } } }],
  ])('reports %s', (_, facts) => {
    expect(checkFacts(facts, ALL)).toMatchObject([{ path: ['a'] }])
  })

  test.each([
    ['text for a number', { percent: 'viel' }, ['percent'], '`a.b.percent` must be a number, got "viel"'],
    ['text for a day', { date: 'morgen' }, ['date'], '`a.b.date` must be a date such as 2026-11-20, got "morgen"'],
    ['money without a currency', { money: { amount: 1 } }, ['money', 'currency'], '`a.b.money.currency` is missing'],
  ])('has a schema that names the content of %s', (_, fact, at, message) => {
    const facts = { a: { b: fact } }
    const schema = schemaOfFact(facts, ['a', 'b'])
    const places: DataPath[] = []
    const locate = (path: DataPath) => (places.push(path), START)
    expect(schema && check(schema, facts, 'facts.yaml', locate).issues).toMatchObject([{ message }])
    expect(places).toEqual([['a', 'b', ...at]])
  })

  test('has no schema for what is not of one kind', () => {
    expect(schemaOfFact({ a: true, b: { c: 1 } }, ['a'])).toBeUndefined()
  })

  test('names the language that has no value', () => {
    expect(checkFacts({ a: { b: { text: { de: 'x', en: 'y' } } } }, ALL)[0]?.message).toContain(
      '`a.b` has no value for `es`',
    )
  })

  test('reports a form that is not written by language', () => {
    expect(checkFacts({ a: { months: 5.5, words: 'fünfeinhalb' } }, ALL)).toMatchObject([{ path: ['a', 'words'] }])
  })

  test('asks only for the languages of the site', () => {
    expect(checkFacts({ a: { text: { de: 'x' } } }, ['de'])).toEqual([])
  })
})

test('names all facts by their paths', () => {
  expect(factNames({ a: 1, b: { c: { euro: 2 }, d: 'x' } })).toEqual(['a', 'b.c', 'b.d'])
})

describe('fillFacts', () => {
  const lookup = (name: string): string | undefined => (name === 'a.b' ? '$& 5' : undefined)

  test.each([
    ['no reference', 'no reference'],
    ['{{a.b}}', '$& 5'],
    ['{{ a.b }} and {{a.b}}', '$& 5 and $& 5'],
    ['\\{{a.b}}', '{{a.b}}'],
    ['${{ a.b }}', '${{ a.b }}'],
    ['{{ 5 }} {{a b}} {{}}', '{{ 5 }} {{a b}} {{}}'],
  ])('makes of %j the text %j', (text, expected) => {
    expect(fillFacts(text, lookup)).toMatchObject({ text: expected, unknown: [] })
  })

  test('leaves an unknown reference and tells its position', () => {
    expect(fillFacts('A {{a.b}} B {{x.y}} C {{z}}', lookup)).toEqual({
      text: 'A $& 5 B {{x.y}} C {{z}}',
      unknown: [
        { name: 'x.y', offset: 12 },
        { name: 'z', offset: 22 },
      ],
      broken: [],
    })
  })

  test('leaves a fact that is longer than facts may be, or naming it often would need more memory than there is', () => {
    const text = '{{a}} '.repeat(30_000)
    expect(fillFacts(text, () => 'x'.repeat(60_000))).toEqual({ text, unknown: [], broken: [] })
  })

  test('asks for a form together with the name', () => {
    const asked: string[] = []
    fillFacts('{{a|words}} {{ a.b | words.dative }} {{c|}} {{d|e|f}} {{g\\|day}}', (name) => void asked.push(name))
    expect(asked).toEqual(['a|words', 'a.b|words.dative', 'c|', 'g|day'])
  })

  test.each([
    ['{{a.b}', '{{a.b}'],
    ['{{a.b and more', '{{a.b and more'],
    ['{{a b}}', '{{a b}}'],
    ['{{}}', '{{}}'],
  ])('reports %j, which is no reference', (text, written) => {
    expect(fillFacts(`See ${text}`, lookup).broken).toEqual([{ written, offset: 4 }])
  })

  test('leaves code alone', () => {
    const text = 'A {{a.b}} and `{{x.y}} {{z`'
    expect(fillFacts(text, lookup, [[14, 28]])).toEqual({ text: 'A $& 5 and `{{x.y}} {{z`', unknown: [], broken: [] })
  })

  test('does not look up what is escaped', () => {
    expect(fillFacts('\\{{x}} ${{y}} \\{{z', lookup)).toMatchObject({ unknown: [], broken: [] })
  })
})

test('adds what the settings state', () => {
  expect(factText(allFacts({}, settingsOf()), 'site.contact.phone', 'de')).toBe('+49\u00A089\u00A01')
})

test('the name of the site is that of the language', () => {
  const all = allFacts({}, settingsOf({ brands: { es: 'Alfa' } }))
  expect(ALL.map((locale) => factText(all, 'site.brand', locale))).toEqual(['Alpha', 'Alpha', 'Alfa'])
})

test('does not let the fact base override the settings', () => {
  expect(factText(allFacts({ site: { brand: 'Bravo' } }, settingsOf()), 'site.brand', 'de')).toBe('Alpha')
})

test('a phone number keeps its direction in a text from right to left, and none in an address', async () => {
  useLocales(await loadPacks(['ar']))
  const facts = { site: { contact: { phone: '+49 89 1' } } }
  const fill = (text: string): string => fillFacts(text, (name) => factText(facts, name, 'ar')).text
  expect(fill('{{site.contact.phone}}')).toBe('\u2066+49 89 1\u2069')
  expect(fill('tel:{{site.contact.phone}}')).toBe('tel:+49891')
  useLocales(await loadPacks(['de', 'en', 'es']))
})

describe('an amount of another currency than the euro', () => {
  const facts = { fee: { money: { amount: 1450, currency: 'CHF' } }, odd: { money: { amount: '5', currency: 'CHF' } } }

  test.each([
    ['de', '1.450\u00A0CHF'],
    ['en', 'CHF\u00A01,450'],
  ])('is written in %s as %s', (locale, expected) => {
    expect(factText(facts, 'fee', locale)).toBe(expected)
  })

  test('is a name of its own', () => {
    expect(factNames({ fee: facts.fee })).toEqual(['fee'])
    expect(checkFacts({ fee: facts.fee }, ALL)).toEqual([])
  })

  test('without a number or a currency is an issue', () => {
    expect(checkFacts({ odd: facts.odd }, ALL)).toMatchObject([{ path: ['odd'] }])
  })
})
