import { type Quantity, formatMoney, formatNumber } from 'kartograf'
import type { Context } from '../../context.ts'
import type { Basis, PriceWords } from './island/service.ts'

/** Units of amounts, and the basis on which they can be compared. */
export const UNITS = {
  once: 'once',
  day: 'once',
  month: 'month',
  'seat-month': 'unit',
  'device-month': 'unit',
  'identity-month': 'unit',
  hour: 'hour',
  days: 'effort',
  'days-month': 'request',
  'days-server': 'request',
} as const satisfies Record<string, Basis>
export type Per = keyof typeof UNITS

/** A part of a price: `from €39 per seat per month`, `then €2,400 per month`. */
export interface PricePart {
  readonly amount: Quantity
  readonly per: Per
  readonly about?: 'from' | 'typical' | undefined
  readonly follows: boolean
  readonly note?: string | undefined
}

/** A price as text, or its parts, starting with what is paid first. */
type Price = string | readonly PricePart[]

/** The parts of a price in words, to be shown or joined. A price that is a text has one part. */
export function wordsOf(price: Price, { t }: Pick<Context, 't'>): readonly PriceWords[] {
  if (typeof price === 'string') return [{ figure: price, per: '', note: '' }]
  return price.map((part) => {
    const figure = figureText(part, t)
    return { figure, per: amountText(part, t).slice(figure.length), note: part.note ?? '' }
  })
}

function figureText({ amount, per, about, follows }: PricePart, t: Context['t']): string {
  const figure = per.startsWith('days') ? t('service.per.days', { price: amount.text }) : amount.text
  return stated(figure, { about, follows }, t)
}

function amountText({ amount, per, about, follows }: PricePart, t: Context['t']): string {
  return stated(t(`service.per.${per}`, { price: amount.text }), { about, follows }, t)
}

function stated(price: string, { about, follows }: Pick<PricePart, 'about' | 'follows'>, t: Context['t']): string {
  const roughly = about ? t(`service.about.${about}`, { price }) : price
  return follows ? t('service.then', { price: roughly }) : roughly
}

/** Basis and amount of what is paid first. A price in words cannot be compared. */
export function costOf(price: Price): { readonly basis: Basis; readonly cost: number } {
  const [first] = typeof price === 'string' ? [] : price
  return { basis: first ? UNITS[first.per] : 'request', cost: first?.amount.value ?? 0 }
}

/** Upper bounds of the budgets in the filter, ascending: for one-time prices, and for efforts in person-days. */
export interface BudgetSteps {
  readonly once: readonly number[]
  readonly effort: readonly number[]
}

interface Budget {
  /** Value in the query: `once-10000`, `once-over`, `month`. */
  readonly value: string
  readonly name: string
}

/** All budgets of the filter, in the order of the bases. */
export function budgets(steps: BudgetSteps, context: Pick<Context, 't' | 'locale'>): readonly Budget[] {
  const { t, locale } = context
  const euros = (amount: number): string => formatMoney(amount, 'EUR', locale)
  const days = (amount: number): string => t('service.per.days', { price: formatNumber(amount, locale) })
  return [
    ...stepped('once', steps.once, euros, t),
    { value: 'month', name: t('service.basis.month') },
    ...stepped('effort', steps.effort, days, t),
    { value: 'other', name: t('service.otherwise') },
  ]
}

function stepped(
  basis: 'once' | 'effort',
  steps: readonly number[],
  write: (amount: number) => string,
  t: Context['t'],
): readonly Budget[] {
  const last = steps.at(-1)
  if (last === undefined) return [{ value: basis, name: t(`service.basis.${basis}`) }]
  const upTo = steps.map((step, place) => {
    const below = steps[place - 1]
    const to = write(step)
    const name = below === undefined ? t('service.upTo', { to }) : t('service.between', { from: write(below), to })
    return { value: `${basis}-${step}`, name }
  })
  return [...upTo, { value: `${basis}-over`, name: t('service.over', { from: write(last) }) }]
}

/** The budgets that a price falls into, one for each of its parts. */
export function budgetsOf(price: Price, steps: BudgetSteps): readonly string[] {
  if (typeof price === 'string') return ['other']
  return [...new Set(price.map((part) => budgetOf(part, steps)))]
}

function budgetOf({ amount, per }: PricePart, steps: BudgetSteps): string {
  const basis = UNITS[per]
  switch (basis) {
    case 'month':
    case 'unit':
      return 'month'
    case 'hour':
    case 'request':
      return 'other'
    case 'once':
    case 'effort':
      return steps[basis].length === 0
        ? basis
        : `${basis}-${steps[basis].find((step) => amount.value <= step) ?? 'over'}`
  }
}
