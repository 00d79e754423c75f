/** Items of a list that fit on the first screen. */
const FIRST = 4

/** Attributes of what the runtime lays out on its own, after the first paint, so that no page is one long task. */
interface Late {
  readonly 'data-part'?: '' | undefined
}

/** A section below the first screen, by its index on the page. */
export function lateSection(index: number): Late {
  return index > 1 ? { 'data-part': '' } : {}
}

/** An item of a list: any item of a section below the first screen, or else those behind the first four. */
export function lateItem(place: number, section = 0): Late {
  return place < FIRST ? lateSection(section) : { 'data-part': '' }
}
