import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../i18n/locales.ts'
import { calendarFile } from './calendar.ts'
import { markCurrent } from './current.ts'
import type { Words } from './json-ld/thing.ts'
import { renderDocument } from './document.ts'
import { headOf, renderTags, titleOf } from './head.ts'
import type { MarkdownEngine } from './markdown/markdown.ts'
import { plainHtml } from './markdown/plain-html.ts'
import { renderTree } from './markdown/render.tsx'
import type { Assets, Digest } from './model/assets.ts'
import type { ClientData } from './model/client-data.ts'
import type { Markdown } from './model/fields.ts'
import type { Outliner } from './model/outline.ts'
import type { Page, ViewOf } from './model/page.ts'
import type { Payload } from './model/payload.ts'
import type { Settings } from './model/settings.ts'
import type { Chrome, Context, Layout, RenderedIsland, ShellContext, Theme, Translate } from './model/theme.ts'
import { pathOf } from './model/url.ts'
import { pictureOf, withPicture, type Picture } from './picture.ts'
import { fillSlots } from './slot.tsx'
import { structuredData } from './structured-data.ts'

/** All that pages have in common. It is the same for every page of a build, in every thread. */
export interface Site {
  readonly settings: Settings
  readonly chrome: Readonly<Partial<Record<Locale, Chrome>>>
  readonly translate: Readonly<Partial<Record<Locale, Translate>>>
  readonly assets: Assets
  /** Digest of what every document is framed with, whatever its language and layout. */
  readonly shell: string
}

/** What a page becomes. `files` are made while rendering: card art and the like, named after its content, and the calendar file. */
export interface RenderedPage {
  readonly html: string
  readonly payload: string
  readonly files: readonly { readonly path: string; readonly content: string }[]
  /** Shown by other sites beside a link to the page. */
  readonly picture: Picture | null
}

export type RenderPage = (page: Page) => RenderedPage

/**
 * Makes the function that renders pages. It remembers the headers and footers that it has made: they depend on language,
 * layout, tone and group only. Without `outline` pages get no pictures. Throws an error that names the page, with the cause.
 */
export function pageRenderer(
  site: Site,
  theme: Theme,
  engine: MarkdownEngine,
  digest: Digest,
  outline: Outliner | null = null,
): RenderPage {
  const frames = frameMaker(site, digest)
  const files = new Map<string, string>()
  const file = (name: string, content: string): string => {
    const dot = name.lastIndexOf('.')
    const path = `assets/${name.slice(0, dot)}.${digest(content).slice(0, 10)}${name.slice(dot)}`
    files.set(path, content)
    return `/${path}`
  }
  return (page) => {
    const beside = (name: string, content: string): string => {
      files.set(`${page.route.path.slice(1)}${name}`, content)
      return page.route.path + name
    }
    try {
      files.clear()
      const context = contextOf(page, site, theme, engine, { file, beside })
      const picture = pictureOf(page, theme, site.settings, outline, digest)
      const rendered = render(withPicture(page, picture), context, site, theme, frames, engine)
      const calendar = calendarFile(page, site.settings)
      if (calendar) files.set(calendar.path, calendar.content)
      return { ...rendered, files: [...files].map(([path, content]) => ({ path, content })), picture }
    } catch (cause) {
      throw new Error(
        `Could not render ${page.route.path}: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      )
    }
  }
}

function render(
  page: Page,
  context: Context,
  site: Site,
  theme: Theme,
  frames: MakeFrame,
  engine: MarkdownEngine,
): Pick<RenderedPage, 'html' | 'payload'> {
  const layout = layoutOf(theme, page.layout)
  const { path, locale } = page.route
  const data = clientDataOf(site, theme, locale)
  const frame = frames(layout, context, data)
  const slots = slotsOf(layout, context)
  const fill = (markup: string): string =>
    markCurrent(
      fillSlots(markup, (name) => slots[name] ?? ''),
      path,
    )
  const main = renderToString(<layout.Main context={context}>{templateOf(theme, page, context)}</layout.Main>)
  const head = [...headOf(page, site.settings), ...structuredData(page, site.settings, wordsOf(context, theme, engine))]
  const body = bodyOf(page)
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  const payload: Payload = {
    shell: frame.id,
    path,
    locale,
    title: titleOf(page.meta.title, site.settings.brand),
    middleware: page.middleware,
    body,
    head: renderTags(head),
    main,
    slots: Object.fromEntries(Object.entries(slots).map(([name, markup]) => [name, markCurrent(markup, path)])),
  }
  const html = renderDocument({ locale, head, body, content, shell: frame.id, data }, site.assets, site.settings)
  return { html, payload: `${JSON.stringify(payload)}\n` }
}

/** What structured data takes from the theme and from the Markdown. */
function wordsOf({ locale, t }: Context, theme: Theme, engine: MarkdownEngine): Words {
  return {
    html: ({ source }) => plainHtml(engine.tree(source, locale)),
    jobHeadings: theme.jobHeadings?.(t),
    questionsIn: (section) => {
      const { questions } = theme.sections.find(({ type }) => type === section.type) ?? {}
      // The section has passed the schema that its questions are read by.
      return questions?.(section as never) ?? []
    },
  }
}

function bodyOf({ tone, section, layout }: Page): Readonly<Record<string, string>> {
  return { 'data-tone': tone, 'data-section': section, 'data-layout': layout }
}

function clientDataOf({ settings, assets, translate }: Site, theme: Theme, locale: Locale): ClientData {
  const t = translate[locale]
  if (!t) throw new Error(`The site has no texts in ${locale}`)
  const { localeCookie, pollInterval } = settings
  const { home, ...texts } = theme.runtimeTexts(t)
  return { locale, localeCookie, pollInterval, middleware: assets.middleware, texts, message: messageOf(locale, home) }
}

/** The page that the browser shows where no file stands for an address, with the way home. */
function messageOf(locale: Locale, home: string): string {
  return renderToString(
    <main id="main" tabIndex={-1}>
      <div className="runtime-page page-grid" data-tone="night">
        <h1>{'{text}'}</h1>
        <p>
          <a href={pathOf(locale, '/')}>{home}</a>
        </p>
      </div>
    </main>,
  )
}

/** What the components of a page get to see. */
export function contextOf(
  page: Page,
  site: Site,
  theme: Theme,
  engine: MarkdownEngine,
  add: Pick<Context, 'file' | 'beside'>,
): Context {
  const { locale } = page.route
  const shell = shellContextOf(page, site)
  const markdown = (value: Markdown): ReactNode => {
    const look = theme.markdown(context)
    return renderTree(engine.tree(value.source, locale, look.footnotes), value, look)
  }
  let islands = 0
  const island: Context['island'] = (name, props) =>
    renderIsland(name, props, `i${(islands += 1)}-`, theme, site.assets)
  const context: Context = { ...shell, ...add, page, markdown, island }
  return context
}

function renderIsland(
  name: string,
  props: Readonly<Record<string, unknown>>,
  prefix: string,
  theme: Theme,
  assets: Assets,
): RenderedIsland {
  const definition = theme.islands[name]
  const src = assets.islands[name]
  if (!definition || src === undefined) throw new Error(`The theme has no island '${name}'`)
  // The table ties the name to a component; what props it takes is between the template and the component.
  const component = definition.component as ComponentType<typeof props>
  return { html: renderToString(createElement(component, props), { identifierPrefix: prefix }), src, prefix }
}

function shellContextOf(page: Page, site: Site): ShellContext {
  const { locale } = page.route
  const chrome = site.chrome[locale]
  const t = site.translate[locale]
  if (!chrome || !t) throw new Error(`The site has no texts in ${locale}`)
  const { layout, tone, section } = page
  return { locale, layout, tone, section, settings: site.settings, chrome, t }
}

function layoutOf(theme: Theme, name: string): Layout {
  const layout = theme.layouts[name]
  if (!layout) throw new Error(`The theme has no layout '${name}'`)
  return layout
}

/** Header and footer as they are shared, and the shell id: a document and a payload of the same id fit together. */
interface Frame {
  readonly header: string
  readonly footer: string
  readonly id: string
}

type MakeFrame = (layout: Layout, context: Context, data: ClientData) => Frame

function frameMaker(site: Site, digest: Digest): MakeFrame {
  const frames = new Map<string, Frame>()
  const ids = new Map<string, string>()
  return (layout, context, data) => {
    const { page: _page, markdown: _markdown, file: _file, beside: _beside, island: _island, ...shell } = context
    const { locale, layout: name, tone, section } = shell
    const place = `${locale} ${name}`
    const key = `${place} ${tone} ${section}`
    const id = ids.get(place) ?? digest(JSON.stringify([site.shell, data, nowhere(layout, shell)])).slice(0, 12)
    const frame = frames.get(key) ?? { ...renderFrame(layout, shell), id }
    ids.set(place, id)
    frames.set(key, frame)
    return frame
  }
}

/** Header and footer of a page that is nowhere: what all pages of a language and layout have in common. */
function nowhere(layout: Layout, context: ShellContext): Pick<Frame, 'header' | 'footer'> {
  return renderFrame(layout, { ...context, tone: 'night', section: '' })
}

function renderFrame(layout: Layout, context: ShellContext): Pick<Frame, 'header' | 'footer'> {
  return {
    header: renderToString(<layout.Header context={context} />),
    footer: renderToString(<layout.Footer context={context} />),
  }
}

/** The page's own parts in header and footer, by slot. */
function slotsOf(layout: Layout, context: Context): Record<string, string> {
  return Object.fromEntries(
    Object.entries(layout.slots).map(([name, Part]) => [name, renderToString(<Part context={context} />)]),
  )
}

function templateOf(theme: Theme, page: Page, context: Context): ReactNode {
  const { view } = page
  // The table of templates is typed by view; TypeScript cannot tie key and value of one entry together.
  const Component = theme.templates[view.template] as (props: {
    view: ViewOf<typeof view.template>
    context: Context
  }) => ReactNode
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
  const add = { file: noFile, beside: noFile }
  const context = contextOf(own, site, theme, engine, add)
  const layout = layoutOf(theme, own.layout)
  const blocks = pages.map((page) => (
    <div key={page.route.locale} lang={page.route.locale} data-locale-block={page.route.locale}>
      {templateOf(theme, page, contextOf(page, site, theme, engine, add))}
    </div>
  ))
  const slots = slotsOf(layout, context)
  const fill = (markup: string): string => fillSlots(markup, (name) => slots[name] ?? '')
  const { locale } = own.route
  const data = clientDataOf(site, theme, locale)
  const frame = renderFrame(layout, context)
  const main = renderToString(<layout.Main context={context}>{blocks}</layout.Main>)
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  return renderDocument(
    { locale, head: headOf(own, site.settings), body: bodyOf(own), content, shell: site.shell, data },
    site.assets,
    site.settings,
  )
}
