import { formatNumber } from './format.ts'
import type { Locale } from './locales.ts'
import { primaryLanguageOf } from './primary-language.ts'

// Amounts in running text: numbers up to twelve as words, full unit names, in the grammatical case of the sentence. CLDR lacks this, so it
// is defined here for some languages; their regional locales inherit it.

const NO_BREAK = '\u00A0'

const SPELLED_UNITS = ['minutes', 'hours', 'days', 'weeks', 'months'] as const
export type SpelledUnit = (typeof SPELLED_UNITS)[number]

export function isSpelledUnit(kind: string): kind is SpelledUnit {
  return SPELLED_UNITS.some((unit) => unit === kind)
}

const CASES = ['nominative', 'accusative', 'dative'] as const
export type Case = (typeof CASES)[number]

/** Singular and plural by grammatical case; languages without cases have only the first. */
interface Noun {
  readonly one: Readonly<Partial<Record<Case, string>>> & { readonly nominative: string }
  readonly many: Readonly<Partial<Record<Case, string>>> & { readonly nominative: string }
}

interface Spelling {
  readonly numbers: readonly string[]
  readonly units: Readonly<Record<SpelledUnit, Noun>>
  readonly euro: string
  readonly percent: string
}

const noun = (one: string, many: string): Noun => ({ one: { nominative: one }, many: { nominative: many } })

const feminine = (word: string): Noun => ({
  one: { nominative: `eine ${word}`, accusative: `eine ${word}`, dative: `einer ${word}` },
  many: { nominative: `${word}n`, accusative: `${word}n`, dative: `${word}n` },
})

const masculine = (word: string): Noun => ({
  one: { nominative: `ein ${word}`, accusative: `einen ${word}`, dative: `einem ${word}` },
  many: { nominative: `${word}e`, accusative: `${word}e`, dative: `${word}en` },
})

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  de: {
    numbers: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
    units: {
      minutes: feminine('Minute'),
      hours: feminine('Stunde'),
      days: masculine('Tag'),
      weeks: feminine('Woche'),
      months: masculine('Monat'),
    },
    euro: 'Euro',
    percent: 'Prozent',
  },
  en: {
    numbers: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
    units: {
      minutes: noun('one minute', 'minutes'),
      hours: noun('one hour', 'hours'),
      days: noun('one day', 'days'),
      weeks: noun('one week', 'weeks'),
      months: noun('one month', 'months'),
    },
    euro: 'euros',
    percent: 'percent',
  },
  es: {
    numbers: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    units: {
      minutes: noun('un minuto', 'minutos'),
      hours: noun('una hora', 'horas'),
      days: noun('un día', 'días'),
      weeks: noun('una semana', 'semanas'),
      months: noun('un mes', 'meses'),
    },
    euro: 'euros',
    percent: 'por ciento',
  },
}

/** The spelling rules of a locale's language: `de-AT` uses those of German. */
function spellingOf(locale: Locale): Spelling | undefined {
  return SPELLINGS[primaryLanguageOf(locale)]
}

/** `11` → `elf`, `eleven`, `once`; above twelve, and with decimals, as digits. */
export function spellNumber(value: number, locale: Locale): string | undefined {
  const spelling = spellingOf(locale)
  return spelling && (spelling.numbers[value] ?? formatNumber(value, locale))
}

/** `(11, 'minutes')` → `elf Minuten`, `eleven minutes`, `once minutos`; `(3, 'days', 'de', 'dative')` → `drei Tagen`. */
export function spellDuration(
  value: number,
  unit: SpelledUnit,
  locale: Locale,
  inCase: Case = 'nominative',
): string | undefined {
  const { one, many } = spellingOf(locale)?.units[unit] ?? {}
  const word = value === 1 ? one?.[inCase] : many?.[inCase]
  return value === 1 || word === undefined ? word : counted(spellNumber(value, locale) ?? '', word)
}

/** Digits stay on the line of their noun; number words need not. */
function counted(number: string, word: string): string {
  return `${number}${/^\d/.test(number) ? NO_BREAK : ' '}${word}`
}

/** Before a noun, in English: `(6, 'weeks')` → `six-week`, `(15, 'minutes')` → `15-minute`. */
export function spellAttributive(value: number, unit: SpelledUnit, locale: Locale): string | undefined {
  if (primaryLanguageOf(locale) !== 'en') return undefined
  const singular = SPELLINGS['en']?.units[unit].one.nominative.replace('one ', '')
  return `${spellNumber(value, locale)}-${singular}`
}

/** `1450` → `1.450 Euro`, `1,450 euros`, `1.450 euros`. */
export function spellEuro(value: number, locale: Locale): string | undefined {
  const spelling = spellingOf(locale)
  return spelling && `${formatNumber(value, locale, Number.isInteger(value) ? 0 : 2)}${NO_BREAK}${spelling.euro}`
}

/** `34` → `34 Prozent`, `34 percent`, `34 por ciento`. */
export function spellPercent(value: number, locale: Locale): string | undefined {
  const spelling = spellingOf(locale)
  return spelling && `${formatNumber(value, locale)}${NO_BREAK}${spelling.percent}`
}
