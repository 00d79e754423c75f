import type { Context, Translate } from '../context.ts'
import type { RuntimeTexts } from '../client-data.ts'
import type { ServiceTexts } from '../settings/services.ts'
import type { Layout, MarkdownTheme, Theme } from '../theme.ts'

/** Functions of a theme that get a translator. */
type Texts = 'errorTitles' | 'markdown' | 'runtimeTexts' | 'serviceTexts'
/** Parts of a theme that default to none. */
type Parts = 'collections' | 'sections' | 'forms' | 'islands' | 'middleware' | 'preload'

/** A theme as written in `templates/index.ts`. `Key`: its message keys, so that a misspelt one is a compile error. */
interface ThemeInput<Key extends string> extends Omit<Theme, Texts | Parts | 'layouts'>, Partial<Pick<Theme, Parts>> {
  /** Layouts by name. `default` is that of pages that name none; `error`, of not-found and error pages, defaults to it. */
  readonly layouts: Readonly<Record<string, Layout>> & { readonly default: Layout }
  readonly markdown: (context: Context<Key>) => MarkdownTheme
  readonly errorTitles: (t: Translate<Key>) => ReturnType<Theme['errorTitles']>
  readonly runtimeTexts: (t: Translate<Key>) => RuntimeTexts
  readonly serviceTexts?: (t: Translate<Key>) => ServiceTexts
}

const NONE = { collections: [], sections: [], forms: [], islands: {}, middleware: {}, preload: [] } as const

/**
 * Defines the theme of a site: `export const theme = defineTheme<MessageKey>({ … })` in `templates/index.ts`. Parts that a theme does not
 * have may be omitted. Contradictions between parts, such as two sections of one type, are reported when the theme is loaded.
 */
export function defineTheme<Key extends string = string>(theme: ThemeInput<Key>): Theme {
  // A theme that nobody has compiled with types may have none, which is told when it is loaded.
  const layouts = theme.layouts as Partial<typeof theme.layouts> | undefined
  const error = layouts?.['error'] ?? layouts?.default
  return { ...NONE, ...theme, ...(layouts && error && { layouts: { ...layouts, error } }) }
}
