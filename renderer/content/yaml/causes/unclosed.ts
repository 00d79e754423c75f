import { type Cause, VALUE } from './cause.ts'

/** The last quote before the position that starts a value and is closed neither on its line nor on the following indented lines. */
export const openQuote: Cause = ({ lines, place, reason }) => {
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

/** `{ title: "One, label: "Two" }`: the next quote seems to close the first one, and what is in it is no comma further on. */
export const openQuoteInFlow: Cause = ({ line, place, reason }) => {
  if (!reason.startsWith('missed comma')) return undefined
  const before = line.slice(0, place.column - 1)
  const [quoted] = /"[^"]*, *[\w-]+: "$/.exec(before) ?? []
  if (quoted === undefined) return undefined
  const column = before.length - quoted.length + 1
  return {
    message: 'the quote " that begins here is not closed',
    place: { ...place, column },
    hint: 'end the text with "',
  }
}

/** `{ a: 1 }, b: 2 }`: a brace that ends its group too early. */
export const earlyBrace: Cause = ({ line, place }) => {
  const [, before = '', value = ''] = VALUE.exec(line) ?? []
  if (!value.startsWith('{') || count(value, '}') <= count(value, '{')) return undefined
  let depth = 0
  const end = Array.from(value).findIndex((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
    return depth === 0
  })
  return {
    message: 'there is text after the } that ends the group',
    place: { line: place.line, column: before.length + end + 2 },
    hint: 'remove the } that is too many',
  }
}

export const noComma: Cause = ({ lines, place, reason }) => {
  const text = lines.join('\n')
  const balanced = count(text, '{') === count(text, '}') && count(text, '[') === count(text, ']')
  return balanced && reason.startsWith('missed comma')
    ? { message: 'a comma is missing before this', place, hint: 'put commas between the values in [ ] and { }' }
    : undefined
}

/** The last `[` or `{` before the position that starts a value and is not closed on its line. */
export const openBracket: Cause = ({ lines, place, reason }) => {
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
