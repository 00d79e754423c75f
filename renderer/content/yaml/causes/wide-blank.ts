import type { Cause } from './cause.ts'

/** Blanks of word processors, which look like the plain one that YAML needs, and some that are not seen at all. */
const WIDE = String.raw`[\u00a0\u2000-\u200f\u202f\u2060\u3000\ufeff]`
const BEFORE_BLANK = new RegExp(`^( *(?:-(?: +|(?=${WIDE})))*(?:[\\w-]+:)?)(?=${WIDE})`)
const FIRST_BLANK = new RegExp(`^${WIDE}`)
const ANY_BLANK = new RegExp(WIDE)

/** What is said of such a blank. */
export const WIDE_BLANK = {
  message: 'this is not an ordinary space, but a no-break space or one that is not seen',
  hint: 'delete it, and press the space bar; it may have come with copied text',
}

/** A no-break space after a colon or a dash, or in front of a field. */
export const wideBlank: Cause = ({ lines, place }) => {
  for (const line of [place.line, place.line - 1]) {
    const [, before] = BEFORE_BLANK.exec(lines[line - 1] ?? '') ?? []
    if (before !== undefined) return { ...WIDE_BLANK, place: { line, column: before.length + 1 } }
  }
  return undefined
}

/** Whether a field begins with such a blank: YAML takes it for a letter of the name. */
export function beginsWithWideBlank(key: string): boolean {
  return FIRST_BLANK.test(key)
}

/** Whether a text has such a blank somewhere. */
export function hasWideBlank(source: string): boolean {
  return ANY_BLANK.test(source)
}
