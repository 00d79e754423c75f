import { placeAt } from '../../definitions/lines.ts'
import type { MarkdownFault } from './finding.ts'
import { large, MOST_DEPTH, tooDeep } from './too-large.ts'

/** Limits of a text before it is parsed, as some steps of the parsers take quadratic time. */
const MOST = {
  characters: 256 * 1024,
  /** Texts with raw HTML use a slower parser. */
  charactersWithHtml: 64 * 1024,
  /** The fast parser, which texts without HTML have, counts the characters of a line up to each mark in it, unless all are ASCII. */
  line: 20_000,
} as const

/** Marks of which a text may have only so many. */
interface Counted {
  readonly mark: string
  /** How the text goes on at those that count. */
  readonly form?: RegExp
  readonly most: number
  readonly called: string
  readonly example?: string
  /** Only the slower parser, for texts with raw HTML, compares each with all before it. */
  readonly withHtml?: true
}

const COUNTED: readonly Counted[] = [
  // The fast parser returns a copy of the text for each.
  { mark: '&', form: /^&#?\w{1,31};/, most: 5000, called: 'character references', example: '&amp;' },
  // The fast parser compares each one inside a word with all before it.
  { mark: '_', most: 20_000, called: 'underscores' },
  { mark: '*', form: /^\*(?!\*)/, most: 5000, called: 'asterisks', withHtml: true },
  { mark: '[', most: 5000, called: 'brackets', example: '[', withHtml: true },
  // With a `<` behind each, 64 kB of brackets took that parser 16 seconds.
  { mark: ']', most: 5000, called: 'brackets', example: ']', withHtml: true },
  { mark: '_', most: 5000, called: 'underscores', withHtml: true },
  { mark: '~', most: 5000, called: 'tildes', withHtml: true },
  { mark: '\n', form: /^\n[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/, most: 5000, called: 'list items', withHtml: true },
  { mark: '\n', form: /^\n[ \t]*>/, most: 2000, called: 'lines of quotations', withHtml: true },
  {
    mark: '<',
    form: /^<[a-z/!?][^<>]*</i,
    most: 2000,
    called: 'tags that are not closed',
    example: '<a',
    withHtml: true,
  },
]

/** Checks the limits of a text before it is parsed. */
export function boundsOfSource(source: string): MarkdownFault | undefined {
  const hasHtml = /<[a-z/!?]/i.test(source)
  const most = hasHtml ? MOST.charactersWithHtml : MOST.characters
  if (source.length > most)
    return large(
      placeAt(source, most),
      `the text has ${source.length} characters`,
      `at most ${most}${hasHtml ? ' in a text with HTML' : ''}: divide it into several pages`,
    )
  const long = !hasHtml && source.length > MOST.line ? LONG_LINE.exec(source) : null
  if (long)
    return large(
      placeAt(source, long.index),
      'the line is too long',
      `at most ${MOST.line} characters: divide it into paragraphs`,
    )
  for (const counted of COUNTED) {
    const fault = !counted.withHtml || hasHtml ? boundsOfMark(source, counted) : undefined
    if (fault) return fault
  }
  const deep = DEEP_LINE.exec(source)
  return deep ? tooDeep(placeAt(source, deep.index)) : undefined
}

function boundsOfMark(
  source: string,
  { mark, form, most, called, example, withHtml }: Counted,
): MarkdownFault | undefined {
  const at = nthOf(source, mark, most + 1, form)
  if (at === undefined) return undefined
  const such = example ? ` such as \`${example}\`` : ''
  return large(
    placeAt(source, at),
    `the text has too many ${called}`,
    `at most ${most}${such}${withHtml ? ' in a text with HTML' : ''}`,
  )
}

/** Offset of the nth place with a character, of those where the text goes on as `form` says. */
function nthOf(source: string, character: string, number: number, form?: RegExp): number | undefined {
  let found = 0
  for (let at = source.indexOf(character); at >= 0; at = source.indexOf(character, at + 1)) {
    if (!form || form.test(source.slice(at, at + 34))) found += 1
    if (found === number) return at
  }
  return undefined
}

/** A line that has other characters than those of ASCII, and too many. */
const LONG_LINE = new RegExp(String.raw`^(?=.{${MOST.line + 1}}).*[^\0-\x7F]`, 'm')

/** A line that starts with more quotation and list markers than may be nested. */
const DEEP_LINE = new RegExp(
  String.raw`^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){${MOST_DEPTH + 1}}`,
  'm',
)
