import { type Cause, QUOTES, VALUE } from './cause.ts'

/** The first character of the line's value, if it has a meaning in YAML. */
export const firstCharacter: Cause = ({ line, place, lines }) => {
  const [, before = '', value = ''] = VALUE.exec(line) ?? []
  const at = { line: place.line, column: before.length + 1 }
  if (/^\{\{|^\{[\w-]+\.[\w.-]+\}/.test(value))
    return { message: 'a text that begins with a fact needs quotes', place: at, hint: 'field: "{{facts.x}} …"' }
  if (/^[@`%,?*&]|^-\s|^\{[\w-]+\}|^\[[^[\]]*\](?:[^\s,\]}:]|\s+[^\s#,\]}])/.test(value))
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
export const colon: Cause = ({ line, place, reason }) => {
  if (!/mapping entry|multiline key/.test(reason)) return undefined
  const [, before = '', value = ''] = VALUE.exec(line) ?? []
  const at = /:(\s|$)/.exec(value)
  // Within braces, colons belong to the fields there.
  if (!at || !before.includes(':') || /^[{[]/.test(value)) return undefined
  return {
    message: 'a text with a colon and a space after it needs quotes',
    place: { line: place.line, column: before.length + at.index + 1 },
    hint: QUOTES,
  }
}

/** A line that should be a field but has no colon. The parser often fails on the next line. */
export const noField: Cause = ({ lines, place, reason }) => {
  if (!/multiline key|end of the stream or a document/.test(reason)) return undefined
  const line = [place.line - 1, place.line, 1].find((number) => /^[^\s#-][^:]*$/.test(lines[number - 1] ?? ''))
  if (line === undefined) return undefined
  return {
    message: 'the line is not a field: it has no colon',
    place: { line, column: 1 },
    hint: 'a field is written as `title: Text`, with a space after the colon',
  }
}

/** `- item` to the left of the list that it belongs to, such as one copied from elsewhere. */
export const outdentedItem: Cause = ({ lines, line, place, reason }) => {
  const item = itemOf(line)
  if (!item || !/end of the stream or a document|indentation|entry/.test(reason)) return undefined
  const { indent, field } = item
  const items = lines.slice(0, place.line - 1).flatMap((text) => itemOf(text) ?? [])
  const above = items.filter((one) => one.indent > indent)
  // Lists within the items of the list are nearer, but their items begin with other fields.
  const expected = (above.findLast((one) => one.field === field) ?? above.at(-1))?.indent
  if (expected === undefined || items.some((one) => one.indent === indent)) return undefined
  return {
    message: `the item is indented by ${blanks(indent)}, which is less than the list above`,
    place: { line: place.line, column: indent + 1 },
    hint: `items of one list have the same indentation; above there are some with ${blanks(expected)}`,
  }
}

/** Where an item of a list begins, and its first field, if it has fields: `- type: hero`. */
function itemOf(line: string): { readonly indent: number; readonly field: string | undefined } | undefined {
  const [, blank, field] = /^( *)- (?:([\w-]+):(?: |$))?/.exec(line) ?? []
  return blank === undefined ? undefined : { indent: blank.length, field }
}

/** A first field with blanks before it, such as one that was pasted: the parser fails at the next one that has none. */
export const indentedStart: Cause = ({ lines, line, reason }) => {
  if (!/end of the stream or a document/.test(reason)) return undefined
  const first = lines.findIndex((text) => /^\s*[^\s#]/.test(text) && text !== '---')
  const [blank = ''] = /^ +(?=[\w-]+:)/.exec(lines[first] ?? '') ?? []
  if (blank === '' || !/^[\w-]+:/.test(line)) return undefined
  return {
    message: `the first field is indented by ${blanks(blank.length)}, those below it are not`,
    place: { line: first + 1, column: 1 },
    hint: 'fields of one level have the same indentation; remove the blanks before it',
  }
}

export const indentation: Cause = ({ lines, line, place, reason }) => {
  if (!/indentation|mapping entry|sequence entry/.test(reason)) return undefined
  const indent = line.length - line.trimStart().length
  const above = lines.slice(0, place.line - 1).findLast((text) => text.trim() !== '') ?? ''
  const [item = ''] = /^ *(?:- +)+/.exec(above) ?? []
  const at = { line: place.line, column: indent + 1 }
  if (indent < item.length && /^ *[\w-]+:/.test(line))
    return {
      message: `the line is indented by ${blanks(indent)}, which is less than the fields of the item above`,
      place: at,
      hint: `fields of one item have the same indentation; the first one begins after ${item.length} characters`,
    }
  const expected = above.length - above.trimStart().length
  if (indent === expected) return undefined
  return {
    message: `the line is indented by ${blanks(indent)}, which matches none of the lines above`,
    place: at,
    hint: `fields of one level have the same indentation; the line above has ${blanks(expected)}`,
  }
}

function blanks(number: number): string {
  return number === 1 ? '1 blank' : `${number} blanks`
}
