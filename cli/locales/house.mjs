// Our overrides of CLDR with reasons, and data that CLDR lacks.

const NO_BREAK = '\u00A0'

/** CLDR locales of packs whose names differ. `pt` in CLDR is Brazilian, but the pack is European Portuguese. */
export const SOURCES = { pt: 'pt-PT' }

/** Names of languages. CLDR has the form within a sentence; here they stand alone. */
export const NAMES = {
  ar: 'العربية',
  bg: 'Български',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  el: 'Ελληνικά',
  en: 'English',
  'en-GB': 'English (United Kingdom)',
  es: 'Español',
  'es-MX': 'Español (México)',
  et: 'Eesti',
  fi: 'Suomi',
  fr: 'Français',
  ga: 'Gaeilge',
  he: 'עברית',
  hr: 'Hrvatski',
  hu: 'Magyar',
  it: 'Italiano',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mt: 'Malti',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
}

/** Patterns of the package `hyphen`. English is not hyphenated, because its patterns mix two spellings and suit neither well. */
export const HYPHENATION = Object.fromEntries(
  'bg cs da de el es et fi fr ga hr hu it lt lv nb nl pl pt ro sk sl sv tr uk'.split(' ').map((tag) => [tag, tag]),
)

/** Merged over the data of CLDR. */
export const HOUSE = {
  de: {
    // Texts write times with “Uhr”, as CLDR does in ranges.
    times: { short: `H:mm${NO_BREAK}'Uhr'` },
    units: { kilobytes: { other: `{0}${NO_BREAK}KB` } },
    afterNumber: [
      'Uhr',
      String.raw`(?:Sekunde|Minute|Stunde|Woche)n?`,
      String.raw`(?:Tag|Arbeitstag|Werktag|Monat|Jahr)(?:en?)?`,
      String.raw`(?:Min|Sek|Std|Mio)\.`,
    ],
    beforeNumber: [String.raw`[Aa]rt\.`, String.raw`Abs\.`, String.raw`Nr\.`, 'Artikel'],
  },
  'de-AT': {
    // Amounts and other numbers use the same separators, since mixing a space and a point looks like a mistake.
    numbers: { group: '.' },
  },
  'de-CH': {
    quotes: ['«', '»', '‹', '›'],
    // Typographic apostrophe, as recommended by the Federal Chancellery.
    numbers: { group: '’' },
    money: { group: '’' },
  },
  en: {
    // As in most style guides of the language.
    times: { short: `h:mm${NO_BREAK}a`, periods: ['a.m.', 'p.m.'] },
    units: {
      hours: { one: `{0}${NO_BREAK}h`, other: `{0}${NO_BREAK}h` },
      kilobytes: { one: `{0}${NO_BREAK}KB`, other: `{0}${NO_BREAK}KB` },
    },
    afterNumber: ['(?:second|minute|hour|day|(?:business|working) day|week|month|year)s?', String.raw`[ap]\.m\.`],
    beforeNumber: [String.raw`no\.`, 'Article', 'Section'],
  },
  es: {
    times: { short: `H:mm${NO_BREAK}'h'` },
    // Four-digit prices are grouped like longer ones, so that they align in columns.
    numbers: { minimumGrouping: 1 },
    quotes: ['«', '»', '“', '”'],
    units: { kilobytes: { other: `{0}${NO_BREAK}KB` } },
    afterNumber: ['(?:segundo|minuto|hora|día|semana|año)s?', 'mes(?:es)?'],
    beforeNumber: [String.raw`[Aa]rt\.`, '[Aa]rtículo'],
  },
  fr: {
    // French has a narrow space inside quotes, and other marks for nested quotes.
    quotes: ['«', '»', '“', '”'],
    quoteSpace: '\u202F',
    beforeNumber: [String.raw`[Aa]rt\.`, '[Aa]rticle', 'n°'],
  },
  mt: {
    // CLDR has only the English word.
    lists: { or: { pair: '{0} jew {1}', end: '{0}, jew {1}' } },
  },
}
