/** A tag of BCP 47 with a pack in `i18n/locales/`, such as `de` or `de-AT`. It is also the prefix of the locale's addresses. */
export type Locale = string

/** The six forms that a number can ask for; each language knows some of them, and all know `other`. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Operands of plural rules: the number, its whole part, how many digits follow, and these digits as a number. */
export interface PluralOperands {
  readonly n: number
  readonly i: number
  readonly v: number
  readonly f: number
}

export interface PluralRule {
  /** The categories that the language tells apart, `other` last. */
  readonly categories: readonly PluralCategory[]
  readonly select: (operands: PluralOperands) => PluralCategory
}

/** Patterns by plural category, `{0} weeks`. A form may do without the number: “two days” is one word in Arabic. */
type UnitPatterns = { readonly other: string } & Readonly<Partial<Record<PluralCategory, string>>>

/** Units that texts and forms of a site use. */
const UNITS = ['minutes', 'hours', 'days', 'weeks', 'months', 'kilobytes', 'megabytes'] as const
export type Unit = (typeof UNITS)[number]

/** How three and more are joined, and two. */
export interface ListPatterns {
  readonly pair: string
  readonly start: string
  readonly middle: string
  readonly end: string
}

/**
 * All that the generator knows of a language or a region, as data: `cli/locales/make.mjs` writes the packs from CLDR.
 *
 * Date and time patterns are those of CLDR: `d`, `dd`, `MM`, `MMM` and `MMMM` (month in a date), `LLLL` (month by itself), `y`,
 * `yy`, `EEEE`, `H`, `HH`, `h`, `mm`, `a` (half of the day), and text between apostrophes.
 */
export interface LocalePack {
  readonly tag: Locale
  /** The language's name for itself. */
  readonly name: string
  /** The region where most of its speakers live, for programs that want one (`og:locale`). */
  readonly region: string
  readonly direction: 'ltr' | 'rtl'
  /** January first. `standalone` where a month by itself has another form than in a date. */
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
    /** Two days of one month; the second `d` is the last day. */
    readonly days: string
  }
  /** `from`: the first time of a range, without the word that follows the second one. */
  readonly times: { readonly short: string; readonly from: string; readonly periods: readonly [am: string, pm: string] }
  readonly numbers: {
    readonly decimal: string
    readonly group: string
    /** Digits before the first separator for it to be written: 2 in Polish, `1000` and `10 000`. */
    readonly minimumGrouping: number
    readonly minus: string
    readonly percent: string
  }
  /** `¤` is the placeholder of the currency. */
  readonly money: {
    readonly positive: string
    readonly negative: string
    readonly decimal: string
    readonly group: string
  }
  readonly units: Readonly<Record<Unit, UnitPatterns>>
  /** Opening and closing marks, outer then inner. */
  readonly quotes: readonly [open: string, close: string, openInner: string, closeInner: string]
  /** Inserted between the outer quotation marks and the text: a narrow space in French. */
  readonly quoteSpace: string
  readonly lists: { readonly and: ListPatterns; readonly or: ListPatterns }
  readonly plurals: { readonly cardinal: PluralRule; readonly ordinal: PluralRule }
  /** Folder of the patterns in the package `hyphen`; null: words are not divided. */
  readonly hyphenation: string | null
  /** Words that stay on the line of the number before them, as parts of a regular expression. */
  readonly afterNumber: readonly string[]
  /** Words that the number after them stays with: “Article 13”. */
  readonly beforeNumber: readonly string[]
}
