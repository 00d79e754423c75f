import { createElement, type ReactNode } from 'react'
import { packOf } from '../../i18n/locales.ts'
import { metaTag, type Tag } from './head.ts'
import type { CollectionDefinition, DrawPage } from '../definitions/collections/collection.ts'
import { templateName, type Page } from '../definitions/page.ts'
import type { Context } from '../definitions/context.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'
import type { Theme } from '../definitions/theme.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'

type ToneNames = Pick<Theme, 'tones'>

/** The theme's name for a tone. */
export function toneName({ tones }: ToneNames, tone: Page['tone']): string {
  return tones?.[tone] ?? tone
}

/** Attributes of `<body>`. */
export function bodyOf({ tone, section, area, layout }: Page, theme: ToneNames): Readonly<Record<string, string>> {
  return { 'data-tone': toneName(theme, tone), 'data-section': section, 'data-area': area, 'data-layout': layout }
}

/** The kinds of a page, as in `Theme.kindStyles`. */
export function kindsOf(theme: Pick<Theme, 'kindsOf'>, page: Page): readonly string[] {
  return resultOf('kindsOf', theme.kindsOf?.(page)) ?? [templateName(page.view)]
}

/** The browser's theme colour for the page. */
export function colourTags({ browserColour }: Pick<Theme, 'browserColour'>, page: Pick<Page, 'tone' | 'area'>): Tag[] {
  return browserColour ? [metaTag('theme-color', resultOf('browserColour', browserColour(page)))] : []
}

/** The collection of a page; undefined for pages that are not entries. */
export function definitionOf({ collections }: Theme, { view }: Page): CollectionDefinition | undefined {
  return view.template === 'entry' ? collections.find(({ name }) => name === view.collection) : undefined
}

/** Renders the page with its template. */
export function templateOf(theme: Theme, page: Page, context: Context): ReactNode {
  const { view } = page
  if (view.template !== 'entry') {
    // Safe: the table is typed by view, but TypeScript cannot correlate key and value.
    const Component = theme.templates[view.template] as DrawPage<typeof view>
    return createElement(Component, { view, context })
  }
  const Component = definitionOf(theme, page)?.Page
  if (!Component) throw new Error(`The theme has no collection '${view.collection}'`)
  // Safe: the definition made its own view.
  return createElement(Component as DrawPage<object>, { view: view.shown, context })
}

/** Marks the main part of a page whose text is in another language than the page, for screen readers and browsers. */
export function markLanguage(main: string, { route, copyOf }: Page, settings: Settings): string {
  if (!copyOf) return main
  const { direction } = packOf(copyOf.locale)
  const dir = direction === packOf(route.locale).direction ? '' : ` dir="${direction}"`
  return main.replace(/<main(?=[\s>])/, (tag) => `${tag} lang="${tagOf(copyOf.locale, settings)}"${dir}`)
}
