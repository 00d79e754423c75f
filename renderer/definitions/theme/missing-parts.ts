import type { Theme } from '../theme.ts'
import { type Fits, having, isFunction, isRecord, isText, listOf, objectOf } from './part-kinds.ts'
import type { ThemeFault } from './theme-fault.ts'
import { resultOf, WrongResult } from './theme-results.ts'

/** What a part may be, and how to tell. */
const KINDS = {
  'a text': isText,
  'a function': isFunction,
  'an object': isRecord,
  'a list of texts': listOf(isText),
  'an object of texts': objectOf(isText),
  'an object of lists of texts': objectOf(listOf(isText)),
  'a list of what `defineCollection` gives': listOf(having(['name'])),
  'a list of what `defineSection` gives': listOf(having(['type', 'schema', 'Component'])),
  'a list of what `defineForm` gives': listOf(having(['name', 'fields', 'texts'])),
  'an object of islands': objectOf(having(['component', 'module'])),
} satisfies Readonly<Record<string, Fits>>

type Parts = Partial<Record<keyof Theme, readonly [kind: keyof typeof KINDS, expected: string]>>

/** What every theme has, besides its templates. The compiler asks for it too, but a build does not run it. */
const PARTS = {
  layouts: ['an object', '`layouts: { default: { Header, Main, Footer, slots: {} } }`'],
  styles: ['a text', "a file of templates/, such as `styles: 'style.css'`"],
  markdown: ['a function', '`markdown: (context) => ({ components: {}, footnotes: { heading: …, back: … } })`'],
  errorTitles: ['a function', "`errorTitles: (t) => ({ 'not-found': …, error: … })`"],
  runtimeTexts: ['a function', '`runtimeTexts: (t) => ({ loading: …, failed: …, … })`'],
  collections: ['a list of what `defineCollection` gives', '`collections: []`, or `defineTheme`, which adds it'],
  sections: ['a list of what `defineSection` gives', '`sections: []`, or `defineTheme`, which adds it'],
  forms: ['a list of what `defineForm` gives', '`forms: []`, or `defineTheme`, which adds it'],
  islands: [
    'an object of islands',
    '`islands: { Counter: { component: Counter, module: … } }`, or `defineTheme`, which adds none',
  ],
  middleware: ['an object of texts', '`middleware: {}`, or `defineTheme`, which adds it'],
  preload: ['a list of texts', '`preload: []`, or `defineTheme`, which adds it'],
} as const satisfies Parts

/** What a theme may have. */
const OPTIONAL = {
  links: ['a list of texts', "names of links, such as `links: ['contact']`"],
  legalLinks: ['a list of texts', "names of `legal` links of the footer, such as `legalLinks: ['privacy']`"],
  specimens: ['an object', '`specimens: { Button: ButtonSpecimen }`'],
  codes: ['an object', '`codes: { my-code: { means: …, matters: …, mend: … } }`'],
  vocabulary: ['an object', '`vocabulary: { skins: [], icons: [], refuseFooterColour }`'],
  serviceTexts: ['a function', '`serviceTexts: (t) => ({ … })`'],
  scripts: ['an object of texts', "`scripts: { menu: 'menu.ts' }`"],
  tones: ['an object of texts', "`tones: { dark: 'dark', light: 'light' }`"],
  socialImage: ['a function', '`socialImage: (page, settings, outline) => …`, an SVG'],
  browserColour: ['a function', "`browserColour: () => '#1f5a4c'`"],
  rootArt: ['a function', '`rootArt: () => …`, an SVG'],
  kindsOf: ['a function', '`kindsOf: (page) => [page.view.template]`'],
  kindStyles: ['an object of lists of texts', "`kindStyles: { page: ['page.css'] }`"],
  optionalStyles: ['an object of lists of texts', "`optionalStyles: { banner: ['banner.css'] }`"],
} as const satisfies Parts

/** The parts that a theme does not have, or that are something else. */
export function missingParts(theme: Theme): ThemeFault[] {
  const wrong = Object.entries({ ...PARTS, ...OPTIONAL }).flatMap(([name, [kind, expected]]) => {
    const part: unknown = theme[name as keyof Theme]
    if (part === undefined || part === null)
      return name in OPTIONAL ? [] : { message: `the theme has no \`${name}\``, expected }
    return KINDS[kind](part) ? [] : { message: `\`${name}\` of the theme is not ${kind}`, expected }
  })
  return wrong.length > 0 ? wrong : [...missingTexts(theme), ...wrongColour(theme)]
}

/** Tried here, because all pages would tell it, and files of the whole site. What it throws is told with its place when they are made. */
function wrongColour({ browserColour }: Theme): ThemeFault[] {
  try {
    if (browserColour) resultOf('browserColour', browserColour({ tone: 'dark', area: '' }))
    return []
  } catch (error) {
    if (!(error instanceof WrongResult)) return []
    return [{ message: error.message, expected: error.expected }]
  }
}

/** The texts that a theme must have in each language. */
const TEXTS = {
  errorTitles: ['not-found', 'error'],
  runtimeTexts: ['loading', 'failed', 'incomplete', 'retry', 'missing', 'refused', 'home'],
} as const

function missingTexts(theme: Theme): ThemeFault[] {
  return (['errorTitles', 'runtimeTexts'] as const).flatMap((part) => {
    const texts: unknown = theme[part]((key) => key)
    const missing = TEXTS[part].filter((name) => !isRecord(texts) || typeof texts[name] !== 'string')
    const [, expected] = PARTS[part]
    return missing.length === 0
      ? []
      : { message: `\`${part}\` of the theme gives no text for ${missing.join(', ')}`, expected }
  })
}
