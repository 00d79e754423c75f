import path from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CANVAS, LIGHT, NIGHT, TEXT as TEXT_COLOURS } from '../../../templates/art/colours.ts'
import { contrastOf } from '../../../templates/components/footer/footer-colour.ts'
import { PROJECT } from '../../support/site.ts'

/** WCAG 2.2: text, and parts of controls or graphics that carry a meaning. */
const TEXT = 4.5
const PART = 3

const css = readFileSync(path.join(PROJECT, 'templates/styles/tokens.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const code = readFileSync(path.join(PROJECT, 'templates/components/code/code.css'), 'utf8')

/** Custom properties of the rules with this selector, later ones winning. */
function declarationsOf(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === selector),
  )
  const pairs = rules.flatMap(([, , body = '']) => Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g)))
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]))
}

const root = declarationsOf(':root')
const TONES = {
  light: declarationsOf("[data-tone='light']"),
  sunken: new Map([...declarationsOf("[data-tone='light']"), ...declarationsOf("[data-tone='sunken']")]),
  night: declarationsOf("[data-tone='night']"),
} as const
type Tone = keyof typeof TONES
const PILLARS = ['lagoon', 'cobalt', 'plum', 'petrol'] as const
type Pillar = (typeof PILLARS)[number]

/** The colour that a name has in a tone, for a pillar: `#031019`. */
function colourOf(name: string, tone: Tone, pillar: Pillar): string {
  const switched = { '--pillar': ['700', '300'], '--pillar-line': ['600', '300'], '--pillar-tint': ['100', null] }[name]
  const value = switched
    ? hueOf(switched[tone === 'night' ? 1 : 0] ?? null, pillar)
    : (TONES[tone].get(name) ?? root.get(name))
  if (value === undefined) throw new Error(`tokens.css has no ${name} in the tone ${tone}`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference === undefined ? value : colourOf(reference, tone, pillar)
}

/** The tint of the night is the same for all pillars. */
function hueOf(step: string | null, pillar: Pillar): string {
  return step === null ? 'var(--night-850)' : `var(--${pillar}-${step})`
}

function failures(
  pairs: readonly (readonly [front: string, back: string])[],
  least: number,
  tones: readonly Tone[],
): string[] {
  return tones.flatMap((tone) =>
    PILLARS.flatMap((pillar) =>
      pairs.flatMap(([front, back]) => {
        const ratio = contrastOf(colourOf(front, tone, pillar), colourOf(back, tone, pillar))
        return ratio >= least ? [] : [`${tone} ${pillar}: ${front} on ${back} has ${ratio.toFixed(2)}`]
      }),
    ),
  )
}

const across = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))
const GROUNDS = ['--canvas', '--sunken', '--raised', '--raised-2'] as const
const ALL = ['light', 'sunken', 'night'] as const

describe('contrast of the tokens (design.md 2.2)', () => {
  test('text, muted text, links and pillars on every ground', () => {
    expect(
      failures(across(['--text', '--text-muted', '--link', '--link-hover', '--pillar'], GROUNDS), TEXT, ALL),
    ).toEqual([])
  })

  test('text, muted text and the pillar on the pillar’s tint', () => {
    expect(failures(across(['--text', '--text-muted', '--pillar'], ['--pillar-tint']), TEXT, ALL)).toEqual([])
  })

  test('labels of actions, also under the pointer', () => {
    expect(
      failures(
        [
          ['--on-action', '--action'],
          ['--on-action', '--action-hover'],
          ['--on-alarm', '--alarm'],
          ['--on-alarm', '--alarm-hover'],
        ],
        TEXT,
        ALL,
      ),
    ).toEqual([])
  })

  test('words of error, success and warning', () => {
    expect(failures(across(['--error', '--success', '--warning'], ['--canvas', '--raised']), TEXT, ALL)).toEqual([])
  })

  test('source text', () => {
    const colours = [...code.matchAll(/var\(--if-light, var\(([\w-]+)\)\) var\(--if-night, var\(([\w-]+)\)\)/g)]
    expect(colours).toHaveLength(4)
    for (const [, light = '', night = ''] of colours) {
      expect(failures(across([light], ['--canvas', '--sunken']), TEXT, ['light', 'sunken'])).toEqual([])
      expect(failures(across([night], ['--canvas', '--sunken']), TEXT, ['night'])).toEqual([])
    }
  })

  test('borders of controls, lines of the pillar, the alarm button and the focus ring', () => {
    expect(
      failures(across(['--control-border', '--pillar-line', '--alarm', '--focus'], ['--canvas']), PART, ALL),
    ).toEqual([])
  })

  test.each([
    ['--night-900', '--firn-50', 17.02],
    ['--slate-600', '--firn-50', 6.75],
    ['--petrol-700', '--firn-50', 7.92],
    ['--night-950', '--glow-400', 8.72],
    ['--white', '--danger-600', 5.68],
    ['--lagoon-700', '--lagoon-100', 6.62],
    ['--cobalt-300', '--night-850', 8.58],
  ])('%s and %s have the ratio of the design, %d', (one, other, ratio) => {
    expect(contrastOf(root.get(one) ?? '', root.get(other) ?? '')).toBeCloseTo(ratio, 1)
  })
})

describe('the colours of pictures, which no style sheet reaches,', () => {
  const rows = PILLARS.flatMap((pillar) => [
    [`${pillar} on light`, LIGHT[pillar].pillar, colourOf(`--${pillar}-600`, 'light', pillar)],
    [`${pillar} tint`, LIGHT[pillar].canvas, colourOf(`--${pillar}-100`, 'light', pillar)],
    [`${pillar} by night`, NIGHT[pillar].pillar, colourOf(`--${pillar}-300`, 'night', pillar)],
  ])
  test.each([
    ...rows,
    ['canvas', CANVAS.night, colourOf('--canvas', 'night', 'petrol')],
    ['text', TEXT_COLOURS.night, colourOf('--text', 'night', 'petrol')],
    ['muted text', TEXT_COLOURS.muted, colourOf('--text-muted', 'night', 'petrol')],
    ['light', NIGHT.petrol.glow, colourOf('--glow', 'night', 'petrol')],
    ['line', NIGHT.petrol.line, colourOf('--map-line', 'night', 'petrol')],
  ])('%s is that of the tokens', (_, own, token) => {
    expect(own).toBe(token)
  })
})
