// Our overrides of CLDR with reasons, and data that CLDR lacks.

const NO_BREAK = '\u00A0'

/** CLDR locales of packs whose names differ. `pt` in CLDR is Brazilian, but the pack is European Portuguese. */
export const SOURCES = { pt: 'pt-PT', 'pt-BR': 'pt' }

/**
 * All packs have Latin digits. Persian and Bengali have their own in CLDR, but a page also has numbers that no pack writes (those in texts,
 * phone numbers, fields of forms, numbered lists), and two kinds of digits on one page look like a mistake.
 */
export const DIGITS = 'latn'

/**
 * Signs of currencies that are the same in all packs. In some languages, such as Hungarian and that of Switzerland, CLDR has `EUR`; but
 * texts have the sign, which no other currency shares, and one price in two forms on one page looks like a mistake.
 */
export const SIGNS = { EUR: '€' }

/**
 * Names of languages. CLDR has the form within a sentence; here they stand alone. Basque is missing, because its dates inflect the words of
 * their numbers (`2026ko`, `2021eko`): CLDR has both at once, `2026(e)ko`.
 */
export const NAMES = {
  af: 'Afrikaans',
  ar: 'العربية',
  az: 'Azərbaycanca',
  be: 'Беларуская',
  bg: 'Български',
  bn: 'বাংলা',
  bs: 'Bosanski',
  ca: 'Català',
  cs: 'Čeština',
  cy: 'Cymraeg',
  da: 'Dansk',
  de: 'Deutsch',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  'de-LI': 'Deutsch (Liechtenstein)',
  'de-LU': 'Deutsch (Luxemburg)',
  el: 'Ελληνικά',
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-GB': 'English (United Kingdom)',
  'en-IE': 'English (Ireland)',
  'en-IN': 'English (India)',
  'en-ZA': 'English (South Africa)',
  es: 'Español',
  'es-AR': 'Español (Argentina)',
  'es-MX': 'Español (México)',
  'es-US': 'Español (Estados Unidos)',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fil: 'Filipino',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  'fr-CH': 'Français (Suisse)',
  ga: 'Gaeilge',
  gl: 'Galego',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  hy: 'Հայերեն',
  id: 'Bahasa Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  'it-CH': 'Italiano (Svizzera)',
  ja: '日本語',
  ka: 'ქართული',
  kk: 'Қазақ тілі',
  ko: '한국어',
  lb: 'Lëtzebuergesch',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mk: 'Македонски',
  ms: 'Bahasa Melayu',
  mt: 'Malti',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  'nl-BE': 'Nederlands (België)',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sq: 'Shqip',
  'sr-Cyrl': 'Српски',
  'sr-Latn': 'Srpski',
  sv: 'Svenska',
  sw: 'Kiswahili',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/** The pack that a regional one differs from; scripts of a language have packs of their own, as there is none for `zh`. */
export function baseOf(tag) {
  const [language] = tag.split('-')
  return language in NAMES ? language : tag
}

/**
 * Patterns of the package `hyphen`. English is not hyphenated, because its patterns mix two spellings and suit neither well; Armenian and
 * Bengali are not, because the hyphen of browsers is not theirs.
 */
export const HYPHENATION = {
  ...Object.fromEntries(
    'af be bg ca cs cy da de el es et fi fr ga gl hr hu id is it ka lt lv mk nb nl pl pt ro ru sk sl sq sv tr uk'
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
  bs: 'sh-latn',
  'sr-Cyrl': 'sh-cyrl',
  'sr-Latn': 'sh-latn',
}

/** Merged over the data of CLDR. */
export const HOUSE = {
  // The conjunction depends on the next word (`i18n/write-list.ts`); CLDR has both forms at once, `a(c)`.
  cy: { lists: { and: { pair: '{0} a {1}', end: '{0} a {1}' } } },
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
  'de-LI': {
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
  fa: {
    // Months are those of the Gregorian calendar, not of the Persian one: dates of offers and contracts are the same in all languages of a
    // site.
    dates: { monthDay: `d${NO_BREAK}LLLL`, days: `d تا d${NO_BREAK}MMMM y` },
  },
  fr: {
    // French has a narrow space inside quotes, and other marks for nested quotes.
    quotes: ['«', '»', '“', '”'],
    quoteSpace: '\u202F',
    beforeNumber: [String.raw`[Aa]rt\.`, '[Aa]rticle', 'n°'],
  },
  'fr-CH': {
    // Swiss print has no space inside quotes.
    quotes: ['«', '»', '‹', '›'],
    quoteSpace: '',
    numbers: { group: '’' },
    money: { group: '’' },
  },
  'it-CH': {
    numbers: { group: '’' },
    money: { group: '’' },
  },
  ja: { dates: { days: 'y年M月d日～d日' } },
  ko: { dates: { days: `y년 MMMM${NO_BREAK}d일~d일` } },
  lb: {
    // As in Welsh, `a(n)`; of “or”, CLDR has only the English word.
    lists: {
      and: { pair: '{0} a {1}', end: '{0} a {1}' },
      or: { pair: '{0} oder {1}', end: '{0} oder {1}' },
    },
  },
  mt: {
    // CLDR has only the English word.
    lists: { or: { pair: '{0} jew {1}', end: '{0}, jew {1}' } },
  },
  ru: {
    afterNumber: [
      String.raw`(?:секунд|минут)[аы]?`,
      String.raw`(?:час|месяц|рубл)(?:а|я|ей|ь|ев|ов)?`,
      String.raw`недел[иья]|день|дн(?:я|ей)|года?|лет`,
      String.raw`мин|ч|тыс\.|млн|руб\.|г\.|₽`,
    ],
    beforeNumber: ['№', String.raw`[Сс]т\.`, String.raw`[Пп]\.`, '[Сс]тать(?:я|и|е|ю)'],
  },
  // Units come before the number.
  sw: { afterNumber: [], beforeNumber: ['dakika', 'saa', 'siku', 'wiki', 'm(?:w|i)ezi'] },
  th: {
    // Years are those of the Buddhist era, which CLDR has in a calendar of its own; only a full date names it.
    era: 543,
    dates: {
      full: `EEEEที่ d${NO_BREAK}MMMM 'พ.ศ.' y`,
      long: `d${NO_BREAK}MMMM y`,
      days: `d–d${NO_BREAK}MMMM y`,
    },
  },
  'zh-Hans': { dates: { days: 'y年M月d日–d日' } },
  'zh-Hant': {
    dates: { days: 'y年M月d日至d日' },
    // Two halves of the day instead of eight parts.
    times: { short: 'ah:mm' },
  },
}
