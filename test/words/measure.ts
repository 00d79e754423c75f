import type { Locale } from '../../i18n/locales.ts'

/** What a text says in one language of the site: sentences of running text, headings, answers. */
export interface Words {
  readonly sentences: readonly { readonly text: string; readonly page: string }[]
  readonly headings: readonly string[]
  readonly answers: readonly string[]
}

/** A full stop after these ends no sentence: ordinals, abbreviations, initials. */
const STOPS =
  /(?<!(?<![\p{L}\p{N}])(?:\d{1,2}|z|B|d|h|u|a|i|S|Abs|Art|Nr|lit|bzw|ca|zzgl|Min|Std|Dr|St|e\.g|i\.e|a\.m|p\.m|vs|p|ej|aprox|núm)\.)(?<=[.!?…]["”“»)]*)\s+(?=["„“«(¿¡]?[\p{Lu}\d¿¡])/gu

/** A text as sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(STOPS, '\n')
    .split('\n')
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.,:/’'-]*/gu) ?? []
}

interface Lengths {
  readonly mean: number
  readonly p10: number
  readonly p90: number
}

/** Words a sentence: the mean, and the length that a tenth and nine tenths of them do not exceed. */
export function lengthsOf(sentences: readonly string[]): Lengths {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).toSorted((a, b) => a - b)
  const at = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))] ?? 0
  const sum = lengths.reduce((total, length) => total + length, 0)
  return { mean: lengths.length > 0 ? sum / lengths.length : 0, p10: at(0.1), p90: at(0.9) }
}

/** Sentences from which a page has a rhythm. */
const RHYTHM = 15

/** The pages whose sentences differ least in length: the deviation as a share of the mean. Fragments of lists do not count. */
export function evenest(sentences: Words['sentences'], count: number): readonly (readonly [string, number])[] {
  const whole = sentences.filter(({ text }) => /[.!?…]["”“»)]*$/.test(text))
  const byPage = new Map<string, number[]>()
  for (const { text, page } of whole) byPage.set(page, [...(byPage.get(page) ?? []), wordsOf(text).length])
  return [...byPage]
    .filter(([, lengths]) => lengths.length >= RHYTHM)
    .map(([page, lengths]) => [page, variationOf(lengths)] as const)
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, count)
}

function variationOf(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  return Math.sqrt(squares / lengths.length) / mean
}

/** By language; what is not told for a language is not counted. */
const NUMBER: Readonly<Record<Locale, RegExp>> = {
  de: /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfeinhalb)(?!\p{L})/iu,
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i,
  es: /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L})/iu,
}

const REFUSAL: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:Nein|Nicht|Kein(?:e[nmrs]?)?|Nie|Niemand|Nur|Leider|Teilweise|Bedingt|Selten|Kaum|Noch nicht|Erst)(?!\p{L})/u,
  en: /^(?:No|Not|None|Never|Nobody|Only|Partly|Rarely|Hardly|Unfortunately)\b/,
  es: /^(?:No|Ningun[oa]?|Ningún|Nunca|Nadie|Solo|En parte|Rara vez|Todavía no|Apenas)(?!\p{L})/u,
}

const ANTITHESIS: Readonly<Record<Locale, RegExp>> = {
  de: /, (?:nicht|kein(?:e[nmrs]?)?)(?!\p{L})|(?<!\p{L})nicht [^,.]+, sondern /giu,
  en: /, not\b|\bnot [^,.]+, but\b/gi,
  es: /, (?:no|ni)(?!\p{L})|(?<!\p{L})no [^,.]+, sino /giu,
}

export const hasNumber = (heading: string, locale: Locale): boolean => NUMBER[locale]?.test(heading) ?? false
export const opensWithRefusal = (answer: string, locale: Locale): boolean => REFUSAL[locale]?.test(answer) ?? false
export const antithesesIn = (text: string, locale: Locale): number =>
  text.match(ANTITHESIS[locale] ?? /$^/g)?.length ?? 0

/** Words that hold a sentence together and are in every text. */
const FUNCTION_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'aber alle allem allen aller alles also andere anderen auch bei beim beiden bereits bevor beide bleibt bleiben damit danach dann darf darüber dass dazu dem den denen denn der deren des dessen diese diesem diesen dieser dieses doch dort durch eigenen eigene eine einem einen einer eines erst etwa für gegen genau gibt haben hat hatte heute hier ihnen ihre ihrem ihren ihrer ihres immer innerhalb jede jedem jeden jeder jedes kann kein keine keinen keiner können kommt machen mehr mehrere meist mit muss müssen nach neben nicht nichts noch nur oder ohne sagt schon sehr sein seine seinen seit sich sie sind sobald soll sollen sondern sonst sowie statt steht stehen über unser unsere unserem unseren unserer unter viele vom von vor wann war waren was weil welche welcher wenn wer werden wenig wie wird wir wird wo wurde wurden zum zur zwei zwischen drei vier fünf sechs acht zehn'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about above across after again against all also although always an and another any anyone anything are as at be because been before being below between both but by can cannot come could did do does don’t doesn’t each either else every everyone everything for from get gets had has have here how if in instead into is isn’t it it’s its just know last less like many may more most much must need never new next no nobody not nothing now of off often on once one only or other others our out over own per rather right same should since so some something still such take takes than that that’s the their them then there these they this those three through to too two under until up us use very was we we’ll what when where whether which while who whose why will with within without would you your four five six ten'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a además al algo alguien algún alguna algunas algunos antes aquí así aún aunque bajo cada casi como con contra cual cuál cuando cuándo cuánto de del desde después donde dónde durante e el él ella ellas ellos en entonces entre era eran es esa ese eso esta está estaba están estas este esto estos fue fueron ha haber hace hacen hacer han hasta hay la las le les lo los más me menos mientras mismo misma mucho muy nada nadie ni ningún ninguna no nos nosotros nuestra nuestras nuestro nuestros nueva nuevo o otra otras otro otros para pero poco por porque pueda puede pueden primera primero pues que qué quién quien sea sean según ser si sí sido sigue sin sino sobre solo son su sus también tan tanto tanto tiene tienen toda todas todo todos tras tres un una unas uno unos usted ustedes va y ya cuatro cinco seis diez dos queda quedan debe deben parte'.split(
      ' ',
    ),
  ),
}

/** The words that carry the texts, most frequent first. */
export function contentWords(
  sentences: readonly string[],
  locale: Locale,
  count: number,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const word of sentences.flatMap((sentence) => sentence.toLowerCase().match(/\p{L}[\p{L}’-]{3,}/gu) ?? [])) {
    if (!FUNCTION_WORDS[locale]?.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, count)
}

export interface Pair {
  readonly pages: readonly [string, string]
  readonly texts: readonly [string, string]
  readonly likeness: number
}

const SHORTEST = 8
const LIKE = 0.6

/** Sentences of eight words and more that stand almost alike on two pages: at least 60 % of their words are the same. */
export function nearDuplicates(sentences: Words['sentences']): Pair[] {
  const long = sentences
    .map(({ text, page }) => ({ text, page, words: new Set(wordsOf(text.toLowerCase())) }))
    .filter(({ words }) => words.size >= SHORTEST)
  const byTriple = new Map<string, number[]>()
  long.forEach(({ text }, index) => {
    for (const triple of triplesOf(text)) byTriple.set(triple, [...(byTriple.get(triple) ?? []), index])
  })
  const candidates = new Set([...byTriple.values()].flatMap(pairsOf))
  return [...candidates].flatMap((key) => {
    const [a, b] = key.split(' ').map((index) => long[Number(index)])
    if (!a || !b || a.page === b.page) return []
    const likeness = likenessOf(a.words, b.words)
    return likeness < LIKE ? [] : [{ pages: [a.page, b.page] as const, texts: [a.text, b.text] as const, likeness }]
  })
}

function triplesOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase())
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

/** Triples that many sentences have are idioms; they lead to no pair. */
function pairsOf(indices: readonly number[]): string[] {
  if (indices.length > 20) return []
  return indices.flatMap((a, place) => indices.slice(place + 1).map((b) => `${a} ${b}`))
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}
