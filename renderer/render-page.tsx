import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../i18n/locales.ts'
import { renderDocument } from './document.ts'
import { headOf, renderTags, titleOf } from './head.ts'
import type { MarkdownEngine } from './markdown/markdown.ts'
import { renderTree } from './markdown/render.tsx'
import type { Assets, Digest } from './model/assets.ts'
import type { Markdown } from './model/fields.ts'
import type { Page, ViewOf } from './model/page.ts'
import type { Settings } from './model/settings.ts'
import type { Chrome, Context, Layout, ShellContext, Theme, Translate } from './model/theme.ts'
import { fillSlots } from './slot.tsx'

/** All that pages have in common. It is the same for every page of a build, in every thread. */
export interface Site {
  readonly settings: Settings
  readonly chrome: Readonly<Partial<Record<Locale, Chrome>>>
  readonly translate: Readonly<Partial<Record<Locale, Translate>>>
  readonly assets: Assets
  readonly shell: string
}

/** What a page becomes. `files` are made while rendering (card art and the like) and named after their content. */
export interface RenderedPage {
  readonly html: string
  readonly payload: string
  readonly files: readonly { readonly path: string; readonly content: string }[]
}

export type RenderPage = (page: Page) => RenderedPage

/**
 * Makes the function that renders pages. It remembers the headers and footers that it has made: they depend on language,
 * layout, tone, group and current menu entry only. Throws an error that names the page, with the cause.
 */
export function pageRenderer(site: Site, theme: Theme, engine: MarkdownEngine, digest: Digest): RenderPage {
  const shells = new Map<string, { header: string; footer: string }>()
  const files = new Map<string, string>()
  const file = (name: string, content: string): string => {
    const dot = name.lastIndexOf('.')
    const path = `assets/${name.slice(0, dot)}.${digest(content).slice(0, 10)}${name.slice(dot)}`
    files.set(path, content)
    return `/${path}`
  }
  return (page) => {
    try {
      files.clear()
      const context = contextOf(page, site, theme, engine, file)
      const rendered = render(page, context, site, theme, shells)
      return { ...rendered, files: [...files].map(([path, content]) => ({ path, content })) }
    } catch (cause) {
      throw new Error(`Could not render ${page.route.path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
}

function render(page: Page, context: Context, site: Site, theme: Theme, shells: Map<string, { header: string; footer: string }>): Omit<RenderedPage, 'files'> {
  const layout = layoutOf(theme, page.layout)
  const frame = shellOf(layout, context, shells)
  const fill = (markup: string): string => fillSlots(markup, (name) => renderSlot(layout, name, context))
  const main = renderToString(<layout.Main context={context}>{templateOf(theme, page, context)}</layout.Main>)
  const head = headOf(page, site.settings)
  const body = { 'data-tone': page.tone, 'data-section': page.section, 'data-layout': page.layout }
  const document = { locale: page.route.locale, head, body, content: `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`, shell: site.shell }
  const payload = {
    shell: site.shell,
    path: page.route.path,
    locale: page.route.locale,
    title: titleOf(page.meta.title, site.settings.brand),
    middleware: page.middleware,
    body,
    head: renderTags(head),
    main,
  }
  return { html: renderDocument(document, site.assets, site.settings), payload: `${JSON.stringify(payload)}\n` }
}

/** What the components of a page get to see. */
export function contextOf(page: Page, site: Site, theme: Theme, engine: MarkdownEngine, file: Context['file']): Context {
  const { locale } = page.route
  const shell = shellContextOf(page, site)
  const markdown = (value: Markdown): ReactNode => {
    const look = theme.markdown(context)
    return renderTree(engine.tree(value.source, locale, look.footnotes), value, look)
  }
  const context: Context = { ...shell, page, markdown, file }
  return context
}

function shellContextOf(page: Page, site: Site): ShellContext {
  const { locale, path } = page.route
  const chrome = site.chrome[locale]
  const t = site.translate[locale]
  if (!chrome || !t) throw new Error(`The site has no texts in ${locale}`)
  const { layout, tone, section } = page
  return { locale, layout, tone, section, current: leadsTo(chrome, path) ? path : null, settings: site.settings, chrome, t }
}

/** Whether the header links to a page, so that it has to be marked there. */
function leadsTo(chrome: Chrome, path: string): boolean {
  const inMenu = (items: Chrome['groups']): boolean => items.some((item) => item.link?.href === path || inMenu(item.children))
  const beside = [chrome.home, chrome.career, chrome.contact, ...(chrome.blogSwitch?.items.map(({ link }) => link) ?? [])]
  return inMenu(chrome.groups) || beside.some(({ href }) => href === path)
}

function layoutOf(theme: Theme, name: string): Layout {
  const layout = theme.layouts[name]
  if (!layout) throw new Error(`The theme has no layout '${name}'`)
  return layout
}

function shellOf(layout: Layout, context: Context, shells: Map<string, { header: string; footer: string }>) {
  const { locale, tone, section, current } = context
  const key = [locale, context.layout, tone, section, current].join(' ')
  const { page: _page, markdown: _markdown, file: _file, ...shell } = context
  const known = shells.get(key) ?? {
    header: renderToString(<layout.Header context={shell} />),
    footer: renderToString(<layout.Footer context={shell} />),
  }
  shells.set(key, known)
  return known
}

function renderSlot(layout: Layout, name: string, context: Context): string {
  const Part = layout.slots[name]
  return Part ? renderToString(<Part context={context} />) : ''
}

function templateOf(theme: Theme, page: Page, context: Context): ReactNode {
  const { view } = page
  // The table of templates is typed by view; TypeScript cannot tie key and value of one entry together.
  const Component = theme.templates[view.template] as (props: { view: ViewOf<typeof view.template>; context: Context }) => ReactNode
  return createElement(Component, { view, context })
}

/**
 * `/404.html`, for hosts that know one not-found page only: the texts of all languages, of which the browser script leaves
 * the one that the path asks for.
 */
export function renderRootNotFound(pages: readonly Page[], site: Site, theme: Theme, engine: MarkdownEngine): string {
  const own = pages.find((page) => page.route.locale === site.settings.defaultLocale) ?? pages[0]
  if (!own) return ''
  const noFile = (): never => {
    throw new Error('The not-found page cannot add files')
  }
  const context = contextOf(own, site, theme, engine, noFile)
  const layout = layoutOf(theme, own.layout)
  const blocks = pages.map((page) => (
    <div key={page.route.locale} lang={page.route.locale} data-locale-block={page.route.locale}>
      {templateOf(theme, page, contextOf(page, site, theme, engine, noFile))}
    </div>
  ))
  const fill = (markup: string): string => fillSlots(markup, (name) => renderSlot(layout, name, context))
  const frame = shellOf(layout, context, new Map())
  const main = renderToString(<layout.Main context={context}>{blocks}</layout.Main>)
  const body = { 'data-tone': own.tone, 'data-section': own.section, 'data-layout': own.layout }
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  return renderDocument({ locale: own.route.locale, head: headOf(own, site.settings), body, content, shell: site.shell }, site.assets, site.settings)
}
