import { createElement, type ReactNode } from 'react'
import { metaTag, type Tag } from './head.ts'
import type { Page, ViewOf } from './model/page.ts'
import type { Context, Theme } from './model/theme.ts'

/** Attributes of `<body>`. */
export function bodyOf({ tone, section, area, layout }: Page): Readonly<Record<string, string>> {
  return { 'data-tone': tone, 'data-section': section, 'data-area': area, 'data-layout': layout }
}

/** The colour that the theme gives the browser around the page. */
export function colourTags({ browserColour }: Pick<Theme, 'browserColour'>, page: Pick<Page, 'tone' | 'area'>): Tag[] {
  return browserColour ? [metaTag('theme-color', browserColour(page))] : []
}

/** The page as its template shows it. */
export function templateOf(theme: Theme, page: Page, context: Context): ReactNode {
  const { view } = page
  // The table of templates is typed by view; TypeScript cannot tie key and value of one entry together.
  const Component = theme.templates[view.template] as (props: {
    view: ViewOf<typeof view.template>
    context: Context
  }) => ReactNode
  return createElement(Component, { view, context })
}
