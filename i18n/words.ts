import { formatNumber, type Unit } from './format.ts'
import type { Locale } from './locales.ts'

/** Amounts as running text has them: numbers up to twelve as words, units in full, in the case that the sentence needs. */
const NO_BREAK = '\u00A0'

const NUMBERS: Record<Locale, readonly string[]> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** `11` → `elf`, `eleven`, `once`; above twelve, and with decimals, as digits. */
export function spellNumber(value: number, locale: Locale): string {
  return NUMBERS[locale][value] ?? formatNumber(value, locale)
}

export type Case = 'nominative' | 'accusative' | 'dative'

/** What follows the number, and the whole for one: `one` in each case, the plural, and the plural in the dative. */
interface GermanUnit {
  readonly one: Record<Case, string>
  readonly many: string
  readonly dative: string
}

const feminine = (noun: string): GermanUnit => ({
  one: { nominative: `eine ${noun}`, accusative: `eine ${noun}`, dative: `einer ${noun}` },
  many: `${noun}n`,
  dative: `${noun}n`,
})

const masculine = (noun: string): GermanUnit => ({
  one: { nominative: `ein ${noun}`, accusative: `einen ${noun}`, dative: `einem ${noun}` },
  many: `${noun}e`,
  dative: `${noun}en`,
})

const GERMAN: Record<Unit, GermanUnit> = {
  minutes: feminine('Minute'),
  hours: feminine('Stunde'),
  days: masculine('Tag'),
  'working-days': masculine('Arbeitstag'),
  weeks: feminine('Woche'),
  months: masculine('Monat'),
  years: {
    one: { nominative: 'ein Jahr', accusative: 'ein Jahr', dative: 'einem Jahr' },
    many: 'Jahre',
    dative: 'Jahren',
  },
}

type Other = Exclude<Locale, 'de'>

const OTHERS: Record<Unit, Record<Other, readonly [one: string, many: string]>> = {
  minutes: { en: ['one minute', 'minutes'], es: ['un minuto', 'minutos'] },
  hours: { en: ['one hour', 'hours'], es: ['una hora', 'horas'] },
  days: { en: ['one day', 'days'], es: ['un día', 'días'] },
  'working-days': { en: ['one business day', 'business days'], es: ['un día laborable', 'días laborables'] },
  weeks: { en: ['one week', 'weeks'], es: ['una semana', 'semanas'] },
  months: { en: ['one month', 'months'], es: ['un mes', 'meses'] },
  years: { en: ['one year', 'years'], es: ['un año', 'años'] },
}

/** `(11, 'minutes')` → `elf Minuten`, `eleven minutes`, `once minutos`; `(3, 'days', 'de', 'dative')` → `drei Tagen`. */
export function spellDuration(value: number, unit: Unit, locale: Locale, inCase: Case = 'nominative'): string {
  if (locale === 'de') return spellGerman(value, GERMAN[unit], inCase)
  const [one, many] = OTHERS[unit][locale]
  return value === 1 ? one : counted(value, many, locale)
}

function spellGerman(value: number, { one, many, dative }: GermanUnit, inCase: Case): string {
  return value === 1 ? one[inCase] : counted(value, inCase === 'dative' ? dative : many, 'de')
}

/** Digits stay with their noun; a word may stand at the end of a line. */
function counted(value: number, noun: string, locale: Locale): string {
  const number = spellNumber(value, locale)
  return `${number}${/^\d/.test(number) ? NO_BREAK : ' '}${noun}`
}

/** Before a noun, in English: `(6, 'weeks')` → `six-week`, `(15, 'minutes')` → `15-minute`. */
export function spellAttributive(value: number, unit: Unit): string {
  const [one] = OTHERS[unit].en
  return `${spellNumber(value, 'en')}-${one.replace('one ', '').replace(' ', '-')}`
}

const EURO: Record<Locale, string> = { de: 'Euro', en: 'euros', es: 'euros' }

/** `1450` → `1.450 Euro`, `1,450 euros`, `1.450 euros`. */
export function spellEuro(value: number, locale: Locale): string {
  return `${formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)}${NO_BREAK}${EURO[locale]}`
}

const PERCENT: Record<Locale, string> = { de: 'Prozent', en: 'percent', es: 'por ciento' }

/** `34` → `34 Prozent`, `34 percent`, `34 por ciento`. */
export function spellPercent(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}${NO_BREAK}${PERCENT[locale]}`
}
