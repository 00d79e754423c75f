import type { Place } from '../definitions/issue.ts'

/** Explains a YAML error in plain words, at the position where it has to be fixed. */
export interface YamlReason {
  readonly message: string
  readonly place: Place
  readonly hint?: string
}

interface Failure {
  readonly lines: readonly string[]
  readonly reason: string
  readonly place: Place
  /** The line at which the parser failed. */
  readonly line: string
}

/** Parsers report where they failed, often after the actual mistake, so common mistakes are searched for. */
export function explainYaml(source: string, reason: string, place: Place): YamlReason {
  const lines = source.split('\n')
  const failure = { lines, reason, place, line: lines[place.line - 1] ?? '' }
  for (const cause of CAUSES) {
    const found = cause(failure)
    if (found) return found
  }
  return { message: `this is not valid YAML: ${reason}`, place, hint: QUOTES }
}

const QUOTES = 'put the text in quotes: field: "text"'

type Cause = (failure: Failure) => YamlReason | undefined

/** Splits `key: value` or `- value` into indentation with dash and key, and the value. */
const VALUE = /^(\s*(?:- +)*(?:(?:"[^"]*"|[^\s"'#:[\]{}][^"'#:[\]{}]*):\s+)?)(\S.*)$/

const byReason =
  (pattern: RegExp, tell: (failure: Failure) => Omit<YamlReason, 'place'>): Cause =>
  (failure) =>
    pattern.test(failure.reason) ? { place: failure.place, ...tell(failure) } : undefined

const aliases = byReason(/^aliases exceeded/, () => ({
  message: 'aliases (`*name`) are not allowed',
  hint: 'write the value again; a text that begins with `*` needs quotes',
}))

const tags = byReason(/\btag\b/, () => ({ message: 'a text that begins with `!` needs quotes', hint: QUOTES }))

const twice = byReason(/^duplicated mapping key/, ({ line, place }) => ({
  message: `\`${/^[^:]*/.exec(line.slice(place.column - 1))?.[0].trim() ?? ''}\` is given twice`,
  hint: 'remove one of the two',
}))

const tabs = byReason(/^tab characters/, () => ({
  message: 'the line is indented with a tab',
  hint: 'indent with two spaces per level',
}))

const escapes = byReason(/^unknown escape|^expected hexadecimal/, ({ line }) => ({
  message: `\`${/\\./.exec(line)?.[0] ?? '\\'}\` is not a valid escape in double quotes`,
  hint: "put the text in single quotes: 'C:\\data', or write each backslash twice",
}))

/** A blank from a word processor, where YAML needs a plain one: it looks the same. */
const wideBlank: Cause = ({ lines, place }) => {
  for (const line of [place.line, place.line - 1]) {
    const [, before] = /^(\s*(?:- +)*[\w-]+:)(?=[\u00a0\u2000-\u200a\u202f\u3000])/.exec(lines[line - 1] ?? '') ?? []
    if (before !== undefined)
      return {
        message: 'this blank is not a plain one, but a no-break space or the like',
        place: { line, column: before.length + 1 },
        hint: 'delete it, and press the space bar; it may have come with copied text',
      }
  }
  return undefined
}

const depth = byReason(/^nesting exceeded/, () => ({ message: 'the fields are nested too deeply' }))

/** The last quote before the position that starts a value and is closed neither on its line nor on the following indented lines. */
const openQuote: Cause = ({ lines, place, reason }) => {
  if (!/indentation|end of the (stream|document)|mapping entry|multiline key|missed comma/.test(reason))
    return undefined
  for (let index = Math.min(place.line, lines.length) - 1; index >= 0; index -= 1) {
    const [, before = '', value = ''] = VALUE.exec(lines[index] ?? '') ?? []
    const quote = value[0]
    if ((quote === '"' || quote === "'") && isOpen(value, quote))
      return {
        message: `the quote ${quote} that begins here is not closed`,
        place: { line: index + 1, column: before.length + 1 },
        hint: `end the text with ${quote}`,
      }
  }
  return undefined
}

function isOpen(value: string, quote: string): boolean {
  const inside = quote === '"' ? value.slice(1).replaceAll(/\\./g, '') : value.slice(1).replaceAll("''", '')
  return !inside.includes(quote)
}

const noComma: Cause = ({ lines, place, reason }) => {
  const text = lines.join('\n')
  const balanced = count(text, '{') === count(text, '}') && count(text, '[') === count(text, ']')
  return balanced && reason.startsWith('missed comma')
    ? { message: 'a comma is missing before this', place, hint: 'put commas between the values in [ ] and { }' }
    : undefined
}

/** The last `[` or `{` before the position that starts a value and is not closed on its line. */
const openBracket: Cause = ({ lines, place, reason }) => {
  if (!/deficient indentation|missed comma|flow collection/.test(reason)) return undefined
  for (let index = Math.min(place.line, lines.length) - 1; index >= 0; index -= 1) {
    const [, before = '', value = ''] = VALUE.exec(lines[index] ?? '') ?? []
    const open = value[0]
    const close = open === '[' ? ']' : '}'
    if ((open === '[' || open === '{') && !value.startsWith('{{') && count(value, open) > count(value, close))
      return {
        message: `the ${open} that begins here is not closed`,
        place: { line: index + 1, column: before.length + 1 },
        hint: `end it with ${close}, and put commas between the values`,
      }
  }
  return undefined
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** The first character of the line's value, if it has a meaning in YAML. */
const firstCharacter: Cause = ({ line, place, lines }) => {
  const [, before = '', value = ''] = VALUE.exec(line) ?? []
  const at = { line: place.line, column: before.length + 1 }
  if (/^\{\{|^\{[\w.-]+\}/.test(value))
    return { message: 'a text that begins with a fact needs quotes', place: at, hint: 'field: "{{facts.x}} …"' }
  if (/^[@`%,?]|^-\s/.test(value))
    return { message: `a text that begins with \`${value[0]}\` needs quotes`, place: at, hint: QUOTES }
  if (/^[|>][+-]?\s+[^\s#]/.test(value))
    return {
      message: `a text that begins with \`${value[0]}\` needs quotes`,
      place: at,
      hint: `${QUOTES}; after \`${value[0]}\` for a text of several lines, it begins on the next line`,
    }
  const [quoted] = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*[^\s#,\]}:])/.exec(value) ?? []
  if (quoted !== undefined && lines.length > 0)
    return {
      message: 'there is text after the closing quote',
      place: { line: place.line, column: before.length + quoted.length + 1 },
      hint: 'put quotes around the whole text; a quote inside "…" is written \\"',
    }
  return undefined
}

/** `description: A text: about` */
const colon: Cause = ({ line, place, reason }) => {
  if (!/mapping entry|multiline key/.test(reason)) return undefined
  const [, before = '', value = ''] = VALUE.exec(line) ?? []
  const at = /:(\s|$)/.exec(value)
  if (!at || !before.includes(':')) return undefined
  return {
    message: 'a text with a colon and a space after it needs quotes',
    place: { line: place.line, column: before.length + at.index + 1 },
    hint: QUOTES,
  }
}

/** A line that should be a field but has no `: `. The parser often fails on the next line. */
const noField: Cause = ({ lines, place, reason }) => {
  if (!/multiline key|end of the stream or a document/.test(reason)) return undefined
  const candidates = [place.line - 1, place.line, 1]
  const line = candidates.find((number) => /^[^\s#-][^:]*(:\S.*)?$/.test(lines[number - 1] ?? ''))
  if (line === undefined) return undefined
  const text = lines[line - 1] ?? ''
  const glued = /^([\w-]+):\S/.exec(text)
  return {
    message: glued ? `after \`${glued[1]}:\` a space is missing` : 'the line is not a field: it has no colon',
    place: { line, column: glued ? (glued[1]?.length ?? 0) + 2 : 1 },
    hint: 'a field is written as `title: Text`, with a space after the colon',
  }
}

const indentation: Cause = ({ lines, line, place, reason }) => {
  if (!/indentation|mapping entry|sequence entry/.test(reason)) return undefined
  const indent = line.length - line.trimStart().length
  const above = lines.slice(0, place.line - 1).findLast((text) => text.trim() !== '') ?? ''
  const expected = above.length - above.trimStart().length
  if (indent === expected) return undefined
  return {
    message: `the line is indented by ${blanks(indent)}, which matches none of the lines above`,
    place: { line: place.line, column: indent + 1 },
    hint: `fields of one level have the same indentation; the line above has ${blanks(expected)}`,
  }
}

function blanks(number: number): string {
  return number === 1 ? '1 blank' : `${number} blanks`
}

const CAUSES: readonly Cause[] = [
  wideBlank,
  aliases,
  tags,
  twice,
  tabs,
  escapes,
  depth,
  openQuote,
  firstCharacter,
  colon,
  noComma,
  openBracket,
  noField,
  indentation,
]
