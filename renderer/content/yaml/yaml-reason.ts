import type { Place } from '../../definitions/issue.ts'
import { gluedColon, gluedDash } from './causes/glued.ts'
import { colon, firstCharacter, indentation, indentedStart, noField, outdentedItem } from './causes/lines.ts'
import {
  aliases,
  type Cause,
  depth,
  escapes,
  QUOTES,
  tabs,
  tags,
  twice,
  VALUE,
  type YamlReason,
} from './causes/cause.ts'
import { wideBlank } from './causes/wide-blank.ts'
import { earlyBrace, noComma, openBracket, openQuote, openQuoteInFlow } from './causes/unclosed.ts'

/** Explains a YAML error. The parser often fails after the actual mistake, so this looks for common ones. */
export function explainYaml(source: string, reason: string, place: Place): YamlReason {
  const lines = source.split('\n')
  const failure = { lines, reason, place, line: lines[place.line - 1] ?? '' }
  for (const cause of CAUSES) {
    const found = cause(failure)
    if (found) return found
  }
  const [, , value = ''] = VALUE.exec(failure.line) ?? []
  return { message: `this is not valid YAML: ${reason}`, place, ...(/:\s/.test(value) && { hint: QUOTES }) }
}

const CAUSES: readonly Cause[] = [
  wideBlank,
  aliases,
  tags,
  gluedDash,
  twice,
  tabs,
  escapes,
  depth,
  openQuote,
  openQuoteInFlow,
  firstCharacter,
  earlyBrace,
  colon,
  noComma,
  openBracket,
  outdentedItem,
  indentedStart,
  gluedColon,
  noField,
  indentation,
]
