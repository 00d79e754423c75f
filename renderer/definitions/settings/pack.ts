import { LOCALES } from '../../../i18n/locale-tags.ts'
import { once, z } from '../fields/kind.ts'
import {
  datePattern,
  listPatterns,
  mark,
  names,
  pattern,
  pluralRules,
  sign,
  timePattern,
  unit,
  word,
} from './pack-fields.ts'

// `i18n/locales/<tag>.yaml`: the pack of a language or a region that a site brings itself.

const months = () => ({
  wide: names(12).describe('In a date: `January`.'),
  abbreviated: names(12).describe('`Jan`'),
  standalone: names(12).describe('By itself; as in a date by default.'),
})
const weekdays = () => ({
  wide: names(7).describe('Sunday first.'),
  abbreviated: names(7).describe('`Sun`'),
})
const dates = () => ({
  full: datePattern('EEEE, d MMMM y').describe('With the day of the week.'),
  long: datePattern('d MMMM y').describe('`5 March 2026`'),
  medium: datePattern('d MMM y').describe('`5 Mar 2026`'),
  numeric: datePattern('d/M/y').describe('`5/3/2026`'),
  monthYear: datePattern('LLLL y').describe('`March 2026`'),
  monthDay: datePattern('d MMMM').describe('`5 March`'),
  days: datePattern('d–d MMMM y').describe('Two days of a month: `5–7 March 2026`.'),
})
const times = () => ({
  short: timePattern().describe('`H:mm`, or `h:mm a`.'),
  periods: z.tuple([word(), word()]).describe('The halves of the day, `[AM, PM]`.'),
})
const numbers = () => ({
  decimal: sign('.').describe('Before the decimals.'),
  group: sign(',').describe('Between groups of digits.'),
  minimumGrouping: z.literal([1, 2]).describe('Digits before the first separator: 2 if it is `1000` and `10 000`.'),
  groupsBefore: z.literal([2, 3]).describe('Digits of the groups before the last one: 2 in India.'),
  minus: z
    .string()
    .regex(/^[\u200E\u200F]?[-−]$/, 'must be a minus sign, such as "−"')
    .describe('`−` by default.'),
  percent: pattern('{0} %').describe('A share.'),
})
const money = () => ({
  positive: pattern('{0} ¤').describe('An amount; `¤` is the currency.'),
  negative: pattern('−{0} ¤').describe('With the minus sign in front by default.'),
  decimal: sign('.').describe('That of numbers by default.'),
  group: sign(',').describe('That of numbers by default.'),
  symbols: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as DKK'), word())
    .describe('Signs of currencies by code, `{ DKK: kr }`; by default those of the root of CLDR.'),
})
const units = () => ({
  minutes: unit(),
  hours: unit(),
  days: unit(),
  weeks: unit(),
  months: unit(),
  kilobytes: unit(),
  megabytes: unit(),
})
const lists = () => ({ and: z.strictObject(listPatterns()), or: z.strictObject(listPatterns()) })
const plurals = () => ({ cardinal: pluralRules().describe('`{ one: "i = 1 and v = 0" }`'), ordinal: pluralRules() })

const ownName = () => word().describe('Its name for itself.')
/** What every language has. */
const needed = () => ({
  direction: z.enum(['ltr', 'rtl']).describe('Direction of its script.'),
  quotes: z.tuple([mark('“'), mark('”'), mark('‘'), mark('’')]).describe('Outer marks, then inner ones.'),
})
const leftOut = () => ({
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the code of a country, such as DE')
    .describe('With the most speakers; that of the tag by default.'),
  era: z.int().describe('What is added to a year: 543 in Thai.'),
  quoteSpace: z
    .string()
    .regex(/^[ \u00A0\u2009\u202F]?$/, 'must be one space, or nothing')
    .describe('Within the outer marks.'),
  hyphenation: z.string().nullable().describe('Patterns of the package `hyphen`; `null` for none.'),
  afterNumber: z.array(word()).describe('Words on the line of the number before them; names of units by default.'),
  beforeNumber: z.array(word()).describe('Words on the line of the number after them.'),
})

const optional = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial()

/** A language by itself. */
const wholePack = once(() =>
  z.strictObject({
    name: ownName(),
    ...needed(),
    months: z.strictObject(months()).partial({ standalone: true }),
    weekdays: z.strictObject(weekdays()),
    dates: z.strictObject(dates()),
    times: z.strictObject(times()).partial({ periods: true }),
    numbers: z.strictObject(numbers()).partial({ minimumGrouping: true, groupsBefore: true, minus: true }),
    money: z.strictObject(money()).partial({ negative: true, decimal: true, group: true, symbols: true }),
    units: z.strictObject(units()),
    lists: z.strictObject(lists()),
    plurals: z.strictObject(plurals()).partial({ ordinal: true }),
    ...optional(leftOut()).shape,
  }),
)

/** A language or region that differs from a shipped one. */
const variantPack = once(() =>
  z.strictObject({
    parent: z.enum(LOCALES).describe('The shipped pack that it differs from.'),
    ...optional({ name: ownName(), ...needed(), ...leftOut() }).shape,
    months: optional(months()).optional(),
    weekdays: optional(weekdays()).optional(),
    dates: optional(dates()).optional(),
    times: optional(times()).optional(),
    numbers: optional(numbers()).optional(),
    money: optional(money()).optional(),
    units: optional(units()).optional(),
    lists: z
      .strictObject({ and: optional(lists().and.shape), or: optional(lists().or.shape) })
      .partial()
      .optional(),
    plurals: optional(plurals()).optional(),
  }),
)

/** The schema of a pack, by whether it names a parent. Made when a site has one. */
export const packSchemas = { whole: wholePack, variant: variantPack }
