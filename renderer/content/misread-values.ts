import { issueIn, type Issue, type SourceFile } from '../definitions/issue.ts'
import { lineOf, placeAt } from '../definitions/lines.ts'
import { EVENT_ID, eventsOf, SCALAR_STYLE } from './yaml/yaml-events.ts'

/** Lines that may contain such a value; most files have none and are not parsed again. */
const CANDIDATE = /(?:^|[-:,[{])[ \t]+(?:[“„”‘‚«»‹›]|[1-9]\d{0,2}\.\d{3}(?![\d.]))|[ \t]#[^\s#]/m

/** `1.450`, which is a thousand and more where the decimals follow a comma, and in YAML less than two. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/

/** A value in a single pair of quotes. If it contains further quotes, such as `“A” or “B”`, they belong to the text. */
const QUOTED = /^[“„”‘‚«»‹›][^“„”«»"]*[“”‘’«»‹›"]$/

/**
 * Warns about values that YAML reads differently than they look: typographic quotes, which word processors insert, are part of the text,
 * ` #word` is a comment, and a point begins decimals. Does not check values in straight quotes. `yaml`: the text of the file from line
 * `first`.
 */
export function misreadValues(file: SourceFile, yaml: string, first = 1): Issue[] {
  if (!CANDIDATE.test(yaml)) return []
  return eventsOf(yaml).flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) return []
    const value = yaml.slice(event.valueStart, event.valueEnd).trim()
    const place = (offset: number) => {
      const { line, column } = placeAt(yaml, offset)
      return { line: line + first - 1, column }
    }
    if (QUOTED.test(value)) return [curlyQuotes(file, value, place(event.valueStart))]
    if (THOUSANDS.test(value)) return [misreadNumber(file, value, place(event.valueStart))]
    const rest = lineOf(yaml, placeAt(yaml, event.valueEnd).line)?.slice(placeAt(yaml, event.valueEnd).column - 1) ?? ''
    const [before = '', comment] = /^([ \t]+)(#[^\s#].*)$/.exec(rest)?.slice(1) ?? []
    return comment === undefined ? [] : [cutValue(file, value, comment, place(event.valueEnd + before.length))]
  })
}

type At = { readonly line: number; readonly column: number }

function curlyQuotes(file: SourceFile, value: string, place: At): Issue {
  const [open, close] = [value[0], value.at(-1)]
  return issueIn(file.path, place, {
    code: 'curly-quotes',
    severity: 'warning',
    message: `${open} and ${close} are not quotes in YAML, so they are part of the text, and visitors would see them`,
    expected: 'straight quotes "…", or none',
    hint: `to keep them, put straight ones around them: '${open}…${close}'`,
  })
}

function misreadNumber(file: SourceFile, value: string, place: At): Issue {
  return issueIn(file.path, place, {
    code: 'misread-number',
    severity: 'warning',
    message: `\`${value}\` is read as ${Number(value)}, because a point begins the decimals`,
    expected: `${value.replace('.', '')}, if that is meant: thousands have no point`,
    hint: `if not, write ${Number(value)}, or a text in quotes: "${value}"`,
  })
}

function cutValue(file: SourceFile, value: string, comment: string, place: At): Issue {
  return issueIn(file.path, place, {
    code: 'cut-value',
    severity: 'warning',
    message: `\`${comment}\` is a comment, because \`#\` follows a space: the text ends before it`,
    expected: `quotes around all of it, "${value} ${comment}"`,
    hint: 'if it is meant as a comment, put a space after `#`',
  })
}
