// Where packs differ from CLDR, each with its reason, and data that CLDR does not have.

const NO_BREAK = '\u00A0'

/** CLDR locales that hold the data of a pack, where names differ. `pt` of CLDR is Brazilian, and the pack is one of the European Union's languages. */
export const SOURCES = { pt: 'pt-PT' }

/** Own names. CLDR writes names as within a sentence; here they are used on their own. */
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

/** Patterns of the package `hyphen`. English words are not divided: its patterns know two spellings and suit neither well. */
export const HYPHENATION = Object.fromEntries(
  'bg cs da de el es et fi fr ga hr hu it lt lv nb nl pl pt ro sk sl sv tr uk'.split(' ').map((tag) => [tag, tag]),
)

/** Merged over the data of CLDR. */
export const HOUSE = {
  de: {
    // Text says when something happens: with “Uhr”, as CLDR has it in ranges.
    times: { short: `H:mm${NO_BREAK}'Uhr'` },
    units: { kilobytes: { other: `{0}${NO_BREAK}KB` } },
    afterNumber: ['Uhr', 'Tagen?', String.raw`(?:Min|Sek|Std|Mio)\.`],
    beforeNumber: [String.raw`[Aa]rt\.`, String.raw`Abs\.`, String.raw`Nr\.`, 'Artikel'],
  },
  'de-AT': {
    // The separators of amounts are used for all numbers: a space in one line and a point in the next look like a mistake.
    numbers: { group: '.' },
  },
  'de-CH': {
    quotes: ['«', '»', '‹', '›'],
    // Typographic, as the Federal Chancellery asks for it.
    numbers: { group: '’' },
    money: { group: '’' },
  },
  en: {
    // As most style guides of the language have it.
    times: { short: `h:mm${NO_BREAK}a`, periods: ['a.m.', 'p.m.'] },
    units: {
      hours: { one: `{0}${NO_BREAK}h`, other: `{0}${NO_BREAK}h` },
      kilobytes: { one: `{0}${NO_BREAK}KB`, other: `{0}${NO_BREAK}KB` },
    },
    afterNumber: ['days', String.raw`[ap]\.m\.`],
    beforeNumber: [String.raw`no\.`, 'Article', 'Section'],
  },
  es: {
    times: { short: `H:mm${NO_BREAK}'h'` },
    // Prices of four digits are grouped like those of five: in a column they would not line up.
    numbers: { minimumGrouping: 1 },
    quotes: ['«', '»', '“', '”'],
    units: { kilobytes: { other: `{0}${NO_BREAK}KB` } },
    afterNumber: ['días'],
    beforeNumber: [String.raw`[Aa]rt\.`, '[Aa]rtículo'],
  },
  fr: {
    // French sets a narrow space within its quotes, and other marks for quotes in quotes.
    quotes: ['«', '»', '“', '”'],
    quoteSpace: '\u202F',
    beforeNumber: [String.raw`[Aa]rt\.`, '[Aa]rticle', 'n°'],
  },
  mt: {
    // CLDR has the English word.
    lists: { or: { pair: '{0} jew {1}', end: '{0}, jew {1}' } },
  },
}
