/** A range of numbers, inclusive. */
export type Range = readonly [from: number, to: number]

/** What an `@font-face` rule uses of a font file. Omitted ranges stay as in the file. */
export interface FontFace {
  /** `font-weight`: the axis `wght`. */
  readonly weight: Range | undefined
  /** `font-stretch` in per cent: the axis `wdth`. */
  readonly width: Range | undefined
  /** `unicode-range`; empty for all characters. */
  readonly characters: readonly Range[]
  /** Features that `font-feature-settings` sets to 0, which can be removed. */
  readonly without: readonly string[]
}

const WEIGHTS: Readonly<Record<string, string>> = { normal: '400', bold: '700' }

/** The rule in a minified style sheet that contains a URL; null if none does. */
export function fontFaceAt(css: string, address: string): FontFace | null {
  const rule = [...css.matchAll(/@font-face\{([^}]*)\}/g)].find(([text]) => text.includes(address))?.[1]
  if (rule === undefined) return null
  const valueOf = (name: string): string | undefined => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(rule)?.[1]
  return {
    weight: rangeOf(valueOf('font-weight')),
    width: rangeOf(valueOf('font-stretch') ?? valueOf('font-width')),
    characters: (valueOf('unicode-range') ?? '').split(',').filter(Boolean).map(charactersOf),
    without: [...(valueOf('font-feature-settings') ?? '').matchAll(/"(\w{4})" 0/g)].map(([, name = '']) => name),
  }
}

/** `400`, `400 700`, `88% 100%`, `normal`. */
function rangeOf(value = ''): Range | undefined {
  const [from = Number.NaN, to = from] = value.split(' ').map((part) => Number.parseFloat(WEIGHTS[part] ?? part))
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : [from, to]
}

/** `U+20-7E`, `U+A7`, `U+4??`. */
function charactersOf(value: string): Range {
  const [from = '', to = from] = value.trim().replace(/^u\+/i, '').split('-')
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
}
