import { tokensOf } from './date-pattern.ts'
import type { LocalePack } from './locale-pack.ts'

const NO_BREAK = '\u00A0'

/** Places in texts of some languages at which a line must not end. */
export interface Bound {
  /** A space there becomes one that does not break. */
  readonly spaces: RegExp
  /** Places without a space, as in a range of times. */
  readonly joints: RegExp
}

/** Before a unit, within a reference to a law, a sample size, a date, a phone number; after `names`, such as that of a product with a number. */
export function boundOf(packs: readonly LocalePack[], names: readonly string[]): Bound {
  const after = packs.flatMap(({ afterNumber }) => afterNumber)
  const before = [...packs.flatMap(({ beforeNumber }) => beforeNumber), ...names.map(escaped)]
  const periods = packs.flatMap(({ times }) => (times.short.includes('a') ? times.periods.map(escaped) : []))
  const spaces = [
    between(String.raw`\d`, String.raw`[%€]|(?:${['[KMGT]B', 'ms', 'h', 'min', ...after].join('|')})(?!\p{L})`),
    between(String.raw`(?<![\p{L}\p{N}_])(?:${['§', ...before].join('|')})`, String.raw`\d`),
    between(String.raw`\blit\.`, String.raw`[a-z]\b`),
    between(String.raw`\bn`, '='),
    between(String.raw`\bn =`, String.raw`\d`),
    ...packs.flatMap(({ dates, months }) => spacesWithin(dates.monthDay, months)),
    // Longer than any number: a text of nothing but digits would be looked through from each of its spaces.
    between(String.raw`\+\d[\d ]{0,30}`, String.raw`\d`),
  ]
  const digitOrPeriod = [String.raw`\d`, ...periods].join('|')
  return {
    // The space comes first: searching for it is faster than searching for what precedes it.
    spaces: new RegExp(` (?:${[...new Set(spaces)].join('|')})`, 'gu'),
    joints: new RegExp(String.raw`(?<=(?:${digitOrPeriod})–)(?=\d)`, 'gu'),
  }
}

/** The spaces between day and month, for dates that texts write with plain spaces. */
function spacesWithin(pattern: string, months: LocalePack['months']): string[] {
  const names = [...new Set([...months.wide, ...months.standalone])].map(escaped).join('|')
  const parts = pattern.split(NO_BREAK).map((part) =>
    tokensOf(part)
      .map((token) =>
        'text' in token ? escaped(token.text) : token.field.startsWith('d') ? String.raw`\d\d?` : `(?:${names})`,
      )
      .join(''),
  )
  return parts.slice(1).map((_, gap) => {
    const left = parts.slice(0, gap + 1).join(`[ ${NO_BREAK}]`)
    const right = parts.slice(gap + 1).join(`[ ${NO_BREAK}]`)
    return between(String.raw`(?<![\p{L}\p{N}_])${left}`, String.raw`${right}(?![\p{L}\p{N}_])`)
  })
}

/** Conditions on the text around a space that has been found. */
function between(before: string, after: string): string {
  return `(?<=${before} )(?=${after})`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
