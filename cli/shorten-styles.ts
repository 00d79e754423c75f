const QUOTED_OR_LOOSE = /"[^"]*"|, | \/ |(?<=[{};,])& (?=[\w.[:*])|(?<=[{};,])&(?=[>+~])/g

/**
 * Takes out of a minified sheet what a browser can do without: spaces in values, and the `&` before descendants and children
 * in nested rules (relaxed nesting, in all browsers since December 2023).
 */
export function withoutLooseParts(css: string): string {
  return css.replaceAll(QUOTED_OR_LOOSE, (text) => (text.startsWith('"') ? text : text.trim().replace('&', '')))
}

const NAME = /"[^"]*"|(?<![\w.#-])--[a-z][\w-]*/gi

/**
 * Gives the custom properties of a sheet names of one or two letters, the shortest to the most used. They are the sheet's own:
 * the policy forbids style attributes, so no markup sets them.
 */
export function withShortNames(css: string): string {
  const times = new Map<string, number>()
  for (const [name] of css.matchAll(NAME)) if (!name.startsWith('"')) times.set(name, (times.get(name) ?? 0) + 1)
  const byUse = [...times.keys()].toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
  const shortOf = new Map(byUse.map((name, index) => [name, `--${shortName(index)}`]))
  return css.replaceAll(NAME, (name) => shortOf.get(name) ?? name)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `a` … `z`, then `aa`, `ba` … */
function shortName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? letter : letter + shortName(Math.floor(index / LETTERS.length) - 1)
}
