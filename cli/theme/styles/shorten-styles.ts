const QUOTED_OR_LOOSE = /"(?:[^"\\]|\\.)*"|, | \/ |(?<=[{};,])& (?=[\w.[:*])|(?<=[{};,])&(?=[>+~])/g

/**
 * Removes what browsers do not need from a minified style sheet: spaces in values, and the `&` before descendants and children in nested
 * rules (relaxed nesting, in all browsers since December 2023).
 */
export function withoutLooseParts(css: string): string {
  return css.replaceAll(QUOTED_OR_LOOSE, (text) => (text.startsWith('"') ? text : text.trim().replace('&', '')))
}

const PHYSICAL: Readonly<Record<string, string>> = {
  'inline-size': 'width',
  'block-size': 'height',
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
}
/** A complete property name after `{` or `;`: a size, optionally `min-` or `max-`, or a side of a box with suffixes such as `-color`. */
const LOGICAL =
  /(?<=[{;])(?:(min-|max-|)((?:inline|block)-size)(?=:)|(inset|margin|padding|border)-((?:inline|block)-(?:start|end))(?=[:-]))/g

const CONDITION = /@container[^{]*/g

/**
 * Replaces logical properties with the shorter `width`, `top` and so on. If the site has a right-to-left language (`bothWays`), inline
 * start and end are kept.
 */
export function withPhysicalNames(css: string, bothWays = false): string {
  const conditions = css.replaceAll(CONDITION, (condition) => condition.replaceAll('inline-size', 'width'))
  return conditions.replaceAll(LOGICAL, (name, bound = '', size = '', box = '', side = '') => {
    if (size) return bound + (PHYSICAL[size] ?? name)
    if (bothWays && side.startsWith('inline')) return name
    return (box === 'inset' ? '' : `${box}-`) + (PHYSICAL[side] ?? name)
  })
}

/** A name where it is more than used: set by a rule, registered, or that of an anchor. */
const DECLARED = /(?<![\w.#-]|var\()--[a-z][\w-]*/gi
const NAME = /"(?:[^"\\]|\\.)*"|(?<![\w.#-])--[a-z][\w-]*/gi

/**
 * Renames custom properties to one or two letters, the shortest for the most used. Markup cannot set them, as the policy forbids style
 * attributes; scripts can: those that they name (`ofScripts`), or that no rule declares, keep their names.
 */
export function withShortNames(css: string, ofScripts: readonly string[] = []): string {
  const times = new Map<string, number>()
  for (const [name] of css.matchAll(NAME)) if (!name.startsWith('"')) times.set(name, (times.get(name) ?? 0) + 1)
  const declared = new Set([...css.matchAll(DECLARED)].map(([name]) => name))
  const [kept, own] = parted([...times.keys()], (name) => ofScripts.includes(name) || !declared.has(name))
  const byUse = own.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
  const names = shortNames(byUse.length, kept)
  const shortOf = new Map(byUse.map((name, index) => [name, names[index]]))
  return css.replaceAll(NAME, (name) => shortOf.get(name) ?? name)
}

function parted(names: readonly string[], isFirst: (name: string) => boolean): [string[], string[]] {
  return [names.filter(isFirst), names.filter((name) => !isFirst(name))]
}

/** `--a`, `--b` and so on, without those that are taken. */
function shortNames(count: number, taken: readonly string[]): string[] {
  const all = Array.from({ length: count + taken.length }, (_, index) => `--${shortName(index)}`)
  return all.filter((name) => !taken.includes(name)).slice(0, count)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `a` … `z`, then `aa`, `ba` … */
function shortName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? letter : letter + shortName(Math.floor(index / LETTERS.length) - 1)
}
