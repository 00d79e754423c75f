import { createElement, type ReactNode } from 'react'
import { metaTag, type Tag } from './head.ts'
import type { CollectionDefinition, DrawPage } from '../definitions/collection.ts'
import type { Page } from '../definitions/page.ts'
import type { Context } from '../definitions/context.ts'
import type { Theme } from '../definitions/theme.ts'

type ToneNames = Pick<Theme, 'tones'>

/** The name that the theme gives a tone. */
export function toneName({ tones }: ToneNames, tone: Page['tone']): string {
  return tones?.[tone] ?? tone
}

/** Attributes of `<body>`. */
export function bodyOf({ tone, section, area, layout }: Page, theme: ToneNames): Readonly<Record<string, string>> {
  return { 'data-tone': toneName(theme, tone), 'data-section': section, 'data-area': area, 'data-layout': layout }
}

/** The colour that the theme gives the browser around the page. */
export function colourTags({ browserColour }: Pick<Theme, 'browserColour'>, page: Pick<Page, 'tone' | 'area'>): Tag[] {
  return browserColour ? [metaTag('theme-color', browserColour(page))] : []
}

/** The collection that a page is an entry of; undefined for all other pages. */
export function definitionOf({ collections }: Theme, { view }: Page): CollectionDefinition | undefined {
  return view.template === 'entry' ? collections.find(({ name }) => name === view.collection) : undefined
}

/** The page as its template shows it. */
export function templateOf(theme: Theme, page: Page, context: Context): ReactNode {
  const { view } = page
  if (view.template !== 'entry') {
    // The table of templates is typed by view; TypeScript cannot tie key and value of one entry together.
    const Component = theme.templates[view.template] as DrawPage<typeof view>
    return createElement(Component, { view, context })
  }
  const Component = definitionOf(theme, page)?.Page
  if (!Component) throw new Error(`The theme has no collection '${view.collection}'`)
  // The definition made what it shows.
  return createElement(Component as DrawPage<object>, { view: view.shown, context })
}
