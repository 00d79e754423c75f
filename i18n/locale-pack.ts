/** A BCP 47 tag with a pack, of ours or of the site, such as `de` or `de-AT`. It is also the path prefix of the locale. */
export type Locale = string

/** The plural categories of CLDR. Each language has some of them, and all have `other`. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof PLURAL_CATEGORIES)[number]

/** Operands of plural rules: the number, its integer part, the number of decimals, and the decimals as a number. */
export interface PluralOperands {
  readonly n: number
  readonly i: number
  readonly v: number
  readonly f: number
}

/** How a language chooses the plural category of a number. */
export interface PluralRule {
  /** The categories of the language, `other` last. */
  readonly categories: readonly PluralCategory[]
  readonly select: (operands: PluralOperands) => PluralCategory
}

/** Patterns by plural category, such as `{0} weeks`. A pattern may lack the number: “two days” is one word in Arabic. */
export type UnitPatterns = { readonly other: string } & Readonly<Partial<Record<PluralCategory, string>>>

/** Units that texts and forms of a site use. */
const UNITS = ['minutes', 'hours', 'days', 'weeks', 'months', 'kilobytes', 'megabytes'] as const
export type Unit = (typeof UNITS)[number]

/** Patterns for joining two, and three or more items. */
export interface ListPatterns {
  readonly pair: string
  readonly start: string
  readonly middle: string
  readonly end: string
}

/**
 * Everything that the generator knows about a language or region. `cli/locales/make.mjs` writes the packs from CLDR.
 *
 * Date and time patterns are those of CLDR: `d`, `dd`, `MM`, `MMM` and `MMMM` (month in a date), `LLLL` (month by itself), `y`,
 * `yy`, `EEEE`, `H`, `HH`, `h`, `mm`, `a` (half of the day), and text between apostrophes.
 */
export interface LocalePack {
  readonly tag: Locale
  /** The language's name for itself. */
  readonly name: string
  /** The region with the most speakers, for formats that need one (`og:locale`). */
  readonly region: string
  readonly direction: 'ltr' | 'rtl'
  /** Starts with January. `standalone` if a month by itself has another form than in a date. */
  readonly months: {
    readonly wide: readonly string[]
    readonly abbreviated: readonly string[]
    readonly standalone: readonly string[]
  }
  /** Sunday first. */
  readonly weekdays: { readonly wide: readonly string[]; readonly abbreviated: readonly string[] }
  readonly dates: {
    readonly full: string
    readonly long: string
    readonly medium: string
    readonly numeric: string
    readonly monthYear: string
    readonly monthDay: string
    /** Two days of the same month; the second `d` is the last day. */
    readonly days: string
  }
  /** What is added to a year of the common era: 543 in Thai. */
  readonly era?: number
  /** `from`: the first time of a range, without the word after the second one. */
  readonly times: { readonly short: string; readonly from: string; readonly periods: readonly [am: string, pm: string] }
  readonly numbers: {
    readonly decimal: string
    readonly group: string
    /** Minimum number of digits before the first separator: 2 in Polish, which writes `1000` but `10 000`. */
    readonly minimumGrouping: number
    readonly minus: string
    readonly percent: string
    /** Digits of the groups before the last one, if these are not three: `12,34,567` in Hindi. */
    readonly groupsBefore?: number
  }
  /** `¤` is the placeholder of the currency. */
  readonly money: {
    readonly positive: string
    readonly negative: string
    readonly decimal: string
    readonly group: string
    /** Signs of currencies by code, if they are not those of `currencies.ts`. */
    readonly symbols: Readonly<Record<string, string>>
  }
  readonly units: Readonly<Record<Unit, UnitPatterns>>
  /** Opening and closing marks, outer then inner. */
  readonly quotes: readonly [open: string, close: string, openInner: string, closeInner: string]
  /** Inserted between the outer quotation marks and the text: a narrow space in French. */
  readonly quoteSpace: string
  readonly lists: { readonly and: ListPatterns; readonly or: ListPatterns }
  readonly plurals: { readonly cardinal: PluralRule; readonly ordinal: PluralRule }
  /** Folder of the patterns in the package `hyphen`; null if words are not hyphenated. */
  readonly hyphenation: string | null
  /** Words that stay on the same line as the number before them, as parts of a regular expression. */
  readonly afterNumber: readonly string[]
  /** Words that stay on the same line as the number after them: “Article 13”. */
  readonly beforeNumber: readonly string[]
}
