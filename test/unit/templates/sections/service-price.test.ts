import { describe, expect, test } from 'vitest'
import {
  budgets,
  budgetsOf,
  costOf,
  UNITS,
  wordsOf,
  type Per,
  type PricePart,
} from '../../../../templates/sections/service-index/price.ts'
import { priceText } from '../../../../templates/sections/service-index/island/service.ts'
import { contextIn } from '../../../support/samples/section.tsx'

function part(value: number, per: Per, more: Partial<PricePart> = {}): PricePart {
  return { amount: { kind: 'quantity', value, unit: 'EUR', text: `€${value}` }, per, follows: false, ...more }
}

const STEPS = { once: [10_000, 20_000], effort: [15] }

const texts = (price: Parameters<typeof wordsOf>[0], locale: 'de' | 'en' | 'es' = 'en'): string[] =>
  wordsOf(price, contextIn(locale)).map(priceText)

describe('a price in words', () => {
  test('says what it is for', () => {
    expect(texts([part(39, 'seat-month', { about: 'from' })])).toEqual(['from €39 per seat per month'])
  })

  test('has its parts one after the other, each with its note', () => {
    const setup = part(21_000, 'once', { note: 'eight weeks; then monthly' })
    const price = [setup, part(2400, 'month', { follows: true, about: 'from' })]
    expect(texts(price)).toEqual(['€21000 one-time (eight weeks; then monthly)', 'then from €2400 per month'])
  })

  test.each([
    ['de', 'Richtwert €22\u00A0Personentage'],
    ['en', 'typically €22\u00A0person-days'],
    ['es', 'unas €22\u00A0jornadas'],
  ] as const)('is idiomatic in %s', (locale, text) => {
    expect(texts([part(22, 'days', { about: 'typical' })], locale)).toEqual([text])
  })

  test.each(['de', 'en', 'es'] as const)('has a figure apart from what it is for, in %s', (locale) => {
    const context = contextIn(locale)
    for (const per of Object.keys(UNITS) as Per[]) {
      const [from, then] = wordsOf(
        [part(21_000, per, { about: 'from' }), part(2400, 'month', { follows: true })],
        context,
      )
      const unit = per.startsWith('days') ? context.t('service.per.days', { price: '€21000' }) : '€21000'
      expect(from?.figure.endsWith(unit), per).toBe(true)
      expect(from?.per, per).toBe(
        context.t(`service.per.${per}`, { price: '' }).replace(context.t('service.per.days', { price: '' }), ''),
      )
      expect(then?.figure).toBe(context.t('service.then', { price: '€2400' }))
    }
  })

  test('stands as it is written where there is no amount', () => {
    expect(texts('free to read')).toEqual(['free to read'])
  })
})

describe('the cost to sort by', () => {
  test('is what is paid first, on the basis of its unit', () => {
    expect(costOf([part(21_000, 'once'), part(2400, 'month', { follows: true })])).toEqual({
      basis: 'once',
      cost: 21_000,
    })
    expect(costOf([part(7.9, 'identity-month')])).toEqual({ basis: 'unit', cost: 7.9 })
    expect(costOf([part(0.9, 'days-server')])).toEqual({ basis: 'request', cost: 0.9 })
  })

  test('is on request where the price is words', () => {
    expect(costOf('after measuring')).toEqual({ basis: 'request', cost: 0 })
  })
})

describe('budgets', () => {
  test('name their bounds in the language of the page, and the last one is open', () => {
    expect(budgets(STEPS, contextIn('de')).map(({ name }) => name.replaceAll('\u00A0', ' '))).toEqual([
      'Bis 10.000 €',
      '10.000 € bis 20.000 €',
      'Über 20.000 €',
      'Pro Monat',
      'Bis 15 Personentage',
      'Über 15 Personentage',
      'Anders berechnet',
    ])
  })

  test('without bounds there is one for each basis', () => {
    const values = budgets({ once: [], effort: [] }, contextIn('en')).map(({ value }) => value)
    expect(values).toEqual(['once', 'month', 'effort', 'other'])
  })

  test.each([
    ['up to the bound itself', [part(10_000, 'once')], ['once-10000']],
    ['above it', [part(10_001, 'once')], ['once-20000']],
    ['above the last', [part(24_900, 'once')], ['once-over']],
    ['per month, flat or for each person', [part(1900, 'month'), part(9, 'identity-month')], ['month']],
    ['once and then each month', [part(21_000, 'once'), part(2400, 'month')], ['once-over', 'month']],
    ['an effort', [part(34, 'days')], ['effort-over']],
    ['by the hour', [part(285, 'hour')], ['other']],
  ])('%s', (_name, price, expected) => {
    expect(budgetsOf(price, STEPS)).toEqual(expected)
  })

  test('every budget that a price falls into can be chosen', () => {
    const known = new Set(budgets(STEPS, contextIn('en')).map(({ value }) => value))
    const units: Per[] = ['once', 'day', 'month', 'seat-month', 'hour', 'days', 'days-month', 'days-server']
    const all = units.flatMap((per) => [1, 15_000, 99_000].flatMap((value) => budgetsOf([part(value, per)], STEPS)))
    expect(all.concat(budgetsOf('in words', STEPS)).filter((value) => !known.has(value))).toEqual([])
  })
})
