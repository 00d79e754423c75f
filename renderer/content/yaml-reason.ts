import type { Place } from '../definitions/issue.ts'
import {
  colon,
  firstCharacter,
  indentation,
  indentedStart,
  noField,
  outdentedItem,
  wideBlank,
} from './yaml-causes/lines.ts'
import { aliases, type Cause, depth, escapes, QUOTES, tabs, tags, twice, type YamlReason } from './yaml-causes/cause.ts'
import { noComma, openBracket, openQuote } from './yaml-causes/unclosed.ts'

/** Explains a YAML error. The parser often fails after the actual mistake, so this looks for common ones. */
export function explainYaml(source: string, reason: string, place: Place): YamlReason {
  const lines = source.split('\n')
  const failure = { lines, reason, place, line: lines[place.line - 1] ?? '' }
  for (const cause of CAUSES) {
    const found = cause(failure)
    if (found) return found
  }
  return { message: `this is not valid YAML: ${reason}`, place, hint: QUOTES }
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
  outdentedItem,
  indentedStart,
  noField,
  indentation,
]
