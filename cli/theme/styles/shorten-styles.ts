/** Texts stay as they are. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`
/** Spaces after commas, around signs that need none, and between a condition and its name. */
const SPACE = String.raw`, | \/ | \* (?=\.?\d|[(-]|(?:var|calc)\()|(?<=@(?:media|container|supports)) (?=\()`
/** Arguments, three deep: of any kind, and without `&`. */
const [ARGUMENTS, PLAIN_ARGUMENTS] = ['', '&'].map((no) =>
  [0, 1].reduce((inner) => String.raw`\((?:[^()${no}]|${inner})*\)`, String.raw`\([^()${no}]*\)`),
)
/** What follows in a rule's selectors: not from within arguments, where a selector is not one of the rule. */
const REST = String.raw`(?=(?:[^(){};]|${ARGUMENTS})*\{)`
/** The rest of a selector without `&`: with it, the selector would no longer begin at the parent. */
const PLAIN = String.raw`(?=(?:[^&(){};,]|${PLAIN_ARGUMENTS})*[,{])`
/** The `&` before a child, before a descendant that does not begin with a name, and before all but the first selector of a rule. */
const PARENT = String.raw`(?:(?<=[{};,])(?:&(?=[>+~])|& (?=[.[:*])${PLAIN})|(?<=,)& (?=\w)${PLAIN})${REST}`
const CLEAR = String.raw`(?<=[ ,:(])transparent(?=[ ,);}])`
const QUOTED_OR_LOOSE = new RegExp([QUOTED, SPACE, PARENT, CLEAR].join('|'), 'g')

/**
 * Removes what browsers do not need from a minified style sheet: spaces in values, and the `&` before descendants and children in nested
 * rules. It stays where a rule would begin with the name of an element, which Safari before 17.2 and Chromium before 120 would drop.
 */
export function withoutLooseParts(css: string): string {
  return css.replaceAll(QUOTED_OR_LOOSE, (text) => {
    if (text.startsWith('"')) return text
    return text === 'transparent' ? '#0000' : text.trim().replace('&', '')
  })
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
 * start and end are kept; if a rule writes from top to bottom, all are.
 */
export function withPhysicalNames(css: string, bothWays = false): string {
  if (/[{;]writing-mode:(?!horizontal)/.test(css)) return css
  const conditions = css.replaceAll(CONDITION, (condition) => condition.replaceAll('inline-size', 'width'))
  return conditions.replaceAll(LOGICAL, (name, bound = '', size = '', box = '', side = '') => {
    if (size) return bound + (PHYSICAL[size] ?? name)
    if (bothWays && side.startsWith('inline')) return name
    return (box === 'inset' ? '' : `${box}-`) + (PHYSICAL[side] ?? name)
  })
}

/** A name where it is more than used: set by a rule, registered, or that of an anchor. */
const DECLARED = /(?<![\w.#-]|var\()--\w[\w-]*/g
const NAME = /"(?:[^"\\]|\\.)*"|(?<![\w.#-])--\w[\w-]*/g

/**
 * Renames custom properties to one or two letters or digits, the shortest for the most used. Markup cannot set them, as the policy forbids
 * style attributes; scripts can: those that they name (`ofScripts`), or that no rule declares, keep their names.
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

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `a` … `z`, `0` … `9`, then `aa`, `ba` … */
function shortName(index: number): string {
  const sign = SIGNS.charAt(index % SIGNS.length)
  return index < SIGNS.length ? sign : sign + shortName(Math.floor(index / SIGNS.length) - 1)
}
