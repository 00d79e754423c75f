import { type Locale, keepUnits } from 'kartograf'

/** Words that must not end a line: articles, prepositions, possessives, numbers, "no" and "each". */
const LEADING: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: wordsOf(
    'der die das den dem des ein eine einen einem einer eines im in ins zu zur zum bis von vom für mit kein keine ihr ihre ihren ihrem ihrer unser unsere unseren am an auf aus bei vor über unter ohne nur was wer wo ob wie je um als pro zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ),
  en: wordsOf(
    'the a an of to in on for with your our their from by at as is what who how why no not every each per two three four five six seven eight nine ten eleven twelve',
  ),
  es: wordsOf(
    'el la los las un una unos unas de del en con por para su sus qué quién que le se a al sin no lo cada se y o dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ),
}

/** Limits for keeping words together; beyond them, lines may break anywhere. */
const LONGEST_WORD = 15
const LONGEST_CHAIN = 18
/** A clause may begin with a longer word at the end of a line. */
const SHORTEST_OPENING = 5
/** Shorter headings leave the browser no choice of line breaks. */
const FEWEST_WORDS = 4

const NO_BREAK = '\u00a0'
const WORD_JOINER = '\u2060'

/**
 * A heading with non-breaking spaces, so that no line ends with an article, a preposition or a number without its unit, or within a short
 * compound, and none begins with the last word of a clause.
 */
export function headline(text: string, locale: Locale): string {
  const words = keepUnits(text).split(' ').map(wholeWord)
  if (words.length < FEWEST_WORDS) return words.join(' ')
  // From the end, so that of a long chain the preposition is let go, and not the noun.
  let chain = words.at(-1) ?? ''
  return words.reduceRight((line, word, place) => {
    const next = words[place + 1] ?? ''
    const joins =
      (leads(word, words[place - 1], locale) || isNumber(word) || (endsClause(next) && !endsClause(word))) &&
      isShort(next) &&
      chain.length + word.length < LONGEST_CHAIN
    chain = joins ? `${word} ${chain}` : word
    return word + (joins ? NO_BREAK : ' ') + line
  })
}

/** Whether a word belongs to the next one: one of the list, or a short one that begins a clause. */
function leads(word: string, before: string | undefined, locale: Locale): boolean {
  return LEADING[locale]?.has(word.toLowerCase()) || (before?.endsWith(',') === true && word.length < SHORTEST_OPENING)
}

/** A text in which no short compound such as “Service-Desk” is divided at its hyphen. */
export function wholeCompounds(text: string): string {
  return text.split(' ').map(wholeWord).join(' ')
}

function wholeWord(word: string): string {
  return isShort(word) ? word.replaceAll(/-(?=\p{L})/gu, `-${WORD_JOINER}`) : word
}

/** Lines break better behind such a word than before it. */
function endsClause(word: string): boolean {
  return /[,;:]$/.test(word)
}

/** Keeps a number and its noun on one line. */
function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

function isShort(word: string): boolean {
  return word.replaceAll('\u00ad', '').length <= LONGEST_WORD
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
