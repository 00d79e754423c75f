import { contrastOf } from './contrast.ts'

/** Text colours of the night tone, as in tokens.css: the least contrast of all text decides. */
const FOOTER_TEXT = ['#f6fafa', '#a8b7c1', '#85d0ee']
const LEAST_CONTRAST = 4.5

/** Why the footer cannot have a colour: its text could not be read on it. */
export function refuseFooterColour(colour: string): string | null {
  const least = Math.min(...FOOTER_TEXT.map((text) => contrastOf(colour, text)))
  if (least >= LEAST_CONTRAST) return null
  return `\`bgColor\` ${colour} gives the footer's text a contrast of ${least.toFixed(2)}; it must be ${LEAST_CONTRAST} or more`
}
