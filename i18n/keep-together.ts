import { tokensOf } from './date-pattern.ts'
import { escapePattern } from './escape-pattern.ts'
import type { LocalePack } from './locale-pack.ts'

const NO_BREAK = '\u00A0'

/** Positions in a text at which a line must not end. */
export interface Bound {
  /** Spaces that become non-breaking. */
  readonly spaces: RegExp
  /** Places without a space, as in a range of times or months. */
  readonly joints: RegExp
  /** What a text must contain to have any of these. */
  readonly signs: RegExp
}

/**
 * Before a unit; within a legal reference, sample size, date or phone number; after `names`, such as that of a product with a number, and
 * within those of several words.
 */
export function boundOf(packs: readonly LocalePack[], names: readonly string[]): Bound {
  const after = packs.flatMap(({ afterNumber }) => afterNumber)
  const before = [...packs.flatMap(({ beforeNumber }) => beforeNumber), ...names.map(escapePattern)]
  const periods = packs.flatMap(({ times }) => (times.short.includes('a') ? times.periods.map(escapePattern) : []))
  const spaces = [
    between(String.raw`\d`, String.raw`[%€]|(?:${['[KMGT]B', 'ms', 'h', 'min', ...after].join('|')})(?!\p{L})`),
    between(String.raw`(?<![\p{L}\p{N}_])(?:${['§', ...before].join('|')})`, String.raw`\d`),
    between(String.raw`\blit\.`, String.raw`[a-z]\b`),
    between(String.raw`\bn`, '='),
    between(String.raw`\bn =`, String.raw`\d`),
    ...packs.flatMap(({ dates, months }) => spacesWithin(dates.monthDay, months)),
    // The limit exceeds any real number; without it, a text of digits only would take quadratic time.
    between(String.raw`\+\d[\d ]{0,30}`, String.raw`\d`),
    ...names.flatMap(spacesOfName),
  ]
  const digitOrPeriod = [String.raw`\d`, ...periods].join('|')
  return {
    // Starts with the space, because searching for it is faster than for what precedes it.
    spaces: new RegExp(` (?:${[...new Set(spaces)].join('|')})`, 'gu'),
    joints: new RegExp(String.raw`(?<=(?:${digitOrPeriod})–)(?=\d)|(?<=${SHORT_WORD}\.?–)(?=${SHORT_WORD})`, 'gu'),
    signs: new RegExp([String.raw`\d|\blit\. |\bn =|–`, ...names.filter(hasSpace).map(spaced)].join('|'), 'u'),
  }
}

/** A month, a day of the week or a number: ranges of these fit into any line. */
const SHORT_WORD = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,10}(?![\p{L}\p{N}])`

/** The spaces within a name such as `Entra ID`. */
function spacesOfName(name: string): string[] {
  const words = name.split(SPACE).map(escapePattern)
  return words
    .slice(1)
    .map((_, gap) =>
      between(
        String.raw`(?<!\p{L})${words.slice(0, gap + 1).join(`[ ${NO_BREAK}]`)}`,
        String.raw`${words.slice(gap + 1).join(`[ ${NO_BREAK}]`)}(?!\p{L})`,
      ),
    )
}

const SPACE = /[ \u00A0]/

function hasSpace(name: string): boolean {
  return SPACE.test(name)
}

function spaced(name: string): string {
  return name.split(SPACE).map(escapePattern).join(`[ ${NO_BREAK}]`)
}

/** The spaces between day and month of dates in texts. */
function spacesWithin(pattern: string, months: LocalePack['months']): string[] {
  const names = [...new Set([...months.wide, ...months.standalone])].map(escapePattern).join('|')
  const parts = pattern.split(NO_BREAK).map((part) =>
    tokensOf(part)
      .map((token) =>
        'text' in token ? escapePattern(token.text) : token.field.startsWith('d') ? String.raw`\d\d?` : `(?:${names})`,
      )
      .join(''),
  )
  return parts.slice(1).map((_, gap) => {
    const left = parts.slice(0, gap + 1).join(`[ ${NO_BREAK}]`)
    const right = parts.slice(gap + 1).join(`[ ${NO_BREAK}]`)
    return between(String.raw`(?<![\p{L}\p{N}_])${left}`, String.raw`${right}(?![\p{L}\p{N}_])`)
  })
}

/** Conditions on the text around a space. */
function between(before: string, after: string): string {
  return `(?<=${before} )(?=${after})`
}
