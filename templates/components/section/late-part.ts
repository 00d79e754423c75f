/** Items of a list that fit on the first screen. */
const FIRST = 4

/**
 * Attributes of an item that the runtime lays out on its own, after the first paint, so that no list is one long task: every item of a
 * section below the first screen, or else those behind the first four.
 */
export function latePart(place: number, section = 0): { readonly 'data-part'?: '' } {
  return section > 1 || place >= FIRST ? { 'data-part': '' } : {}
}
