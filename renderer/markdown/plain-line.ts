import type { Root } from 'hast'
import { element, text } from './hast-nodes.ts'

/**
 * No number of a list, but a letter, a digit or an opening mark, then no character that Markdown or GFM takes for markup, and no control
 * character. What has a meaning only at the beginning of a line, such as `-` or `=`, is text elsewhere.
 */
const WITHOUT_MARKUP = /^(?!\d+[.)](?:\s|$))[\p{L}\d„“‘«¿¡'"(][^*_`~[\]<>\\#|&@{}\p{Cc}]*(?<!\s)$/u

/** GFM makes links of these. */
const ADDRESS = /:\/\/|www\./i

/**
 * The tree of a text of one line without markup, such as a cell of a table; null for any other. More than half of the texts of a company's
 * site are such, and the call to a parser costs more than all else that is done for one.
 */
export function treeOfLine(source: string): Root | null {
  if (!WITHOUT_MARKUP.test(source) || ADDRESS.test(source)) return null
  return { type: 'root', children: [element('p', [text(source)])] }
}
