import type { LocalePack } from '../../i18n/locale-pack.ts'
import { packOf } from '../../i18n/locales.ts'
import type { Page } from '../definitions/page.ts'

/** Inserts soft hyphens into a word. */
export type Hyphenate = (word: string) => string

interface Patterns {
  readonly default: { readonly hyphenateSync: Hyphenate }
}

/** Patterns of the package `hyphen` by folder. They have 30 to 400 KB each, so a site loads only those of its languages. */
const PATTERNS: Readonly<Record<string, () => Promise<Patterns>>> = {
  af: async () => import('hyphen/af/index.js'),
  be: async () => import('hyphen/be/index.js'),
  bg: async () => import('hyphen/bg/index.js'),
  ca: async () => import('hyphen/ca/index.js'),
  cs: async () => import('hyphen/cs/index.js'),
  cy: async () => import('hyphen/cy/index.js'),
  da: async () => import('hyphen/da/index.js'),
  de: async () => import('hyphen/de/index.js'),
  el: async () => import('hyphen/el/index.js'),
  es: async () => import('hyphen/es/index.js'),
  et: async () => import('hyphen/et/index.js'),
  fi: async () => import('hyphen/fi/index.js'),
  fr: async () => import('hyphen/fr/index.js'),
  ga: async () => import('hyphen/ga/index.js'),
  gl: async () => import('hyphen/gl/index.js'),
  hr: async () => import('hyphen/hr/index.js'),
  hu: async () => import('hyphen/hu/index.js'),
  id: async () => import('hyphen/id/index.js'),
  is: async () => import('hyphen/is/index.js'),
  it: async () => import('hyphen/it/index.js'),
  ka: async () => import('hyphen/ka/index.js'),
  lt: async () => import('hyphen/lt/index.js'),
  lv: async () => import('hyphen/lv/index.js'),
  mk: async () => import('hyphen/mk/index.js'),
  nb: async () => import('hyphen/nb/index.js'),
  nl: async () => import('hyphen/nl/index.js'),
  pl: async () => import('hyphen/pl/index.js'),
  pt: async () => import('hyphen/pt/index.js'),
  ro: async () => import('hyphen/ro/index.js'),
  ru: async () => import('hyphen/ru/index.js'),
  'sh-cyrl': async () => import('hyphen/sh-cyrl/index.js'),
  'sh-latn': async () => import('hyphen/sh-latn/index.js'),
  sk: async () => import('hyphen/sk/index.js'),
  sl: async () => import('hyphen/sl/index.js'),
  sq: async () => import('hyphen/sq/index.js'),
  sv: async () => import('hyphen/sv/index.js'),
  tr: async () => import('hyphen/tr/index.js'),
  uk: async () => import('hyphen/uk/index.js'),
}

/** Names of all patterns. */
export const HYPHENATIONS: readonly string[] = Object.keys(PATTERNS)

const loaded = new Map<string, Hyphenate>()

/** Loads the patterns of the given packs. Must be called before pages in their languages are rendered. */
export async function loadHyphenation(packs: readonly LocalePack[]): Promise<void> {
  const names = new Set(packs.flatMap(({ hyphenation }) => hyphenation ?? []))
  await Promise.all(
    [...names].map(async (name) => {
      const patterns = await PATTERNS[name]?.()
      if (patterns) loaded.set(name, patterns.default.hyphenateSync)
    }),
  )
}

/** Loads the patterns of the languages in which pages have text. */
export async function loadHyphenationFor(pages: readonly Page[]): Promise<void> {
  const locales = new Set(pages.map(({ route, copyOf }) => copyOf?.locale ?? route.locale))
  await loadHyphenation([...locales].map(packOf))
}

/** Hyphenator of a language; undefined if it has no patterns. Throws if they have not been loaded. */
export function hyphenateOf({ hyphenation, tag }: LocalePack): Hyphenate | undefined {
  if (hyphenation === null) return undefined
  const hyphenate = loaded.get(hyphenation)
  if (!hyphenate) throw new Error(`The patterns for hyphens in \`${tag}\` have not been loaded`)
  return hyphenate
}
