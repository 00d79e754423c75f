import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import {
  isSpelledUnit,
  spellAttributive,
  spellDuration,
  spellEuro,
  spellNumber,
  spellPercent,
  type SpelledUnit,
} from '../../../i18n/words.ts'
import { isDate } from '../../../i18n/dates.ts'
import { isRecord } from '../plain-data.ts'
import { FORMS } from './facts-schema.ts'

/** A fact as kind and content: `['minutes', 11]`; a plain number is `['number', 214]`. */
export type FactValue = readonly [kind: string, value: unknown]

type Form = (typeof FORMS)[number]

export function isForm(name: string): name is Form {
  return FORMS.some((form) => form === name)
}

/** A value in a form, or undefined if its kind or the language does not have the form. */
export function formOf([kind, value]: FactValue, form: Form, locale: Locale): string | undefined {
  if (form === 'day') return kind === 'date' && isDay(value) ? formatDate(value, locale, 'monthDay') : undefined
  if (typeof value !== 'number') return undefined
  if (isSpelledUnit(kind)) return durationIn(form, value, kind, locale)
  return form === 'words' ? amountOf(kind, value, locale) : undefined
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isDate(value)
}

function durationIn(form: Exclude<Form, 'day'>, value: number, unit: SpelledUnit, locale: Locale): string | undefined {
  switch (form) {
    case 'words':
      return spellDuration(value, unit, locale)
    case 'words.accusative':
      return spellDuration(value, unit, locale, 'accusative')
    case 'words.dative':
      return spellDuration(value, unit, locale, 'dative')
    case 'words.attributive':
      return spellAttributive(value, unit, locale)
  }
}

function amountOf(kind: string, value: number, locale: Locale): string | undefined {
  switch (kind) {
    case 'number':
      return spellNumber(value, locale)
    case 'euro':
      return spellEuro(value, locale)
    case 'percent':
      return spellPercent(value, locale)
    default:
      return undefined
  }
}

/** The form as written out in the fact base: `{ months: 5.5, words: { de: fünfeinhalb Monate, … } }`. */
export function writtenForm(leaf: unknown, form: Form, locale: Locale): string | undefined {
  const texts = isRecord(leaf) ? leaf[form] : undefined
  return isRecord(texts) && typeof texts[locale] === 'string' ? texts[locale] : undefined
}

/** The forms that a value has in a language. */
export function formsOf(leaf: unknown, value: FactValue, locale: Locale): readonly string[] {
  return FORMS.filter((form) => (writtenForm(leaf, form, locale) ?? formOf(value, form, locale)) !== undefined)
}
