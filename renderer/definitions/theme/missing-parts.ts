import type { Theme } from '../theme.ts'
import type { ThemeFault } from './theme-fault.ts'

type Kind = 'a list' | 'an object' | 'a function' | 'a text'

/** What every theme has, besides its templates. The compiler asks for it too, but a build does not run it. */
const PARTS = {
  layouts: ['an object', '`layouts: { default: { Header, Main, Footer, slots: {} } }`'],
  styles: ['a text', "a file of templates/, such as `styles: 'style.css'`"],
  markdown: ['a function', '`markdown: (context) => ({ components: {}, footnotes: { heading: …, back: … } })`'],
  errorTitles: ['a function', "`errorTitles: (t) => ({ 'not-found': …, error: … })`"],
  runtimeTexts: ['a function', '`runtimeTexts: (t) => ({ loading: …, failed: …, … })`'],
  collections: ['a list', '`collections: []`, or `defineTheme`, which adds it'],
  sections: ['a list', '`sections: []`, or `defineTheme`, which adds it'],
  forms: ['a list', '`forms: []`, or `defineTheme`, which adds it'],
  islands: ['an object', '`islands: {}`, or `defineTheme`, which adds it'],
  middleware: ['an object', '`middleware: {}`, or `defineTheme`, which adds it'],
  preload: ['a list', '`preload: []`, or `defineTheme`, which adds it'],
} as const satisfies Partial<Record<keyof Theme, readonly [kind: Kind, expected: string]>>

/** The parts that a theme does not have, or that are something else. */
export function missingParts(theme: Theme): ThemeFault[] {
  return Object.entries(PARTS).flatMap(([name, [kind, expected]]) => {
    const part: unknown = theme[name as keyof typeof PARTS]
    if (part === undefined || part === null) return { message: `the theme has no \`${name}\``, expected }
    return kindOf(part) === kind ? [] : { message: `\`${name}\` of the theme is not ${kind}`, expected }
  })
}

function kindOf(part: unknown): Kind | undefined {
  if (Array.isArray(part)) return 'a list'
  if (typeof part === 'object') return 'an object'
  if (typeof part === 'function') return 'a function'
  return typeof part === 'string' ? 'a text' : undefined
}
