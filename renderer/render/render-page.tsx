import { renderToString } from 'react-dom/server'
import { fileAdder, type AddedFiles } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { markCurrent } from './current.ts'
import { commonHead, renderDocument } from './document.ts'
import { frameMaker, layoutOf, slotsOf, type Frame, type MakeFrame } from './frame.tsx'
import { headOf, renderTags, titleOf, type Tag } from './head.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { readyHtml, type ReadyHtml } from '../markdown/ready-html.ts'
import { plainHtml } from '../markdown/plain-html.ts'
import type { Words } from './json-ld/thing.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { Digest } from '../definitions/assets.ts'
import type { TextFile } from '../definitions/collection.ts'
import type { Outliner } from '../definitions/outline.ts'
import type { Page } from '../definitions/page.ts'
import type { Payload } from '../definitions/payload.ts'
import { brandOf, type Settings } from '../definitions/settings.ts'
import type { Context } from '../definitions/context.ts'
import type { Theme } from '../definitions/theme.ts'
import { contextOf } from './page-context.tsx'
import { bodyOf, colourTags, definitionOf, templateOf } from './page-parts.ts'
import { pictureOf, withPicture, type Picture } from './picture.ts'
import type { Site } from './site.ts'
import { softHyphens, wordsOfAddresses } from './soft-hyphens.ts'
import { fillSlots } from '../definitions/slot.tsx'
import { structuredData } from './structured-data.ts'

/** Result of rendering a page. `files` are created while rendering: the calendar file, and art and the like with digests in their names. */
export interface RenderedPage {
  readonly html: string
  readonly payload: string
  readonly files: readonly { readonly path: string; readonly content: string }[]
  /** Link preview picture for other sites. */
  readonly picture: Picture | null
}

export type RenderPage = (page: Page) => RenderedPage

/**
 * Creates the function that renders pages. It caches what many pages share: headers and footers, which depend only on language, layout,
 * tone and group, and the common head of a language. Without `outline` pages get no pictures. The function throws an error with the path of
 * the page and the cause.
 */
export function pageRenderer(
  site: Site,
  theme: Theme,
  engine: MarkdownEngine,
  digest: Digest,
  outline: Outliner | null = null,
): RenderPage {
  const shared: Shared = { site, theme, engine, frames: frameMaker(site, digest), languageOf: languages(site, theme) }
  const files: AddedFiles = new Map()
  const file = fileAdder(files, digest)
  return (page) => {
    const beside = (name: string, content: string): string => {
      files.set(`${page.route.path.slice(1)}${name}`, content)
      return page.route.path + name
    }
    try {
      files.clear()
      const ready = readyHtml()
      const context = contextOf(page, site, theme, engine, { file, beside }, ready)
      const picture = pictureOf(page, theme, site.settings, outline, digest)
      const { frame, html, payload } = render(page, picture, { context, ready }, shared)
      for (const [path, content] of frame.files) files.set(path, content)
      for (const { path, content } of ownFiles(page, theme, site.settings)) files.set(path, content)
      return { html, payload, files: [...files].map(([path, content]) => ({ path, content })), picture }
    } catch (cause) {
      throw new Error(
        `Could not render ${page.route.path}: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      )
    }
  }
}

/** Input for rendering, in addition to the page. */
interface Shared {
  readonly site: Site
  readonly theme: Theme
  readonly engine: MarkdownEngine
  readonly frames: MakeFrame
  readonly languageOf: (locale: Locale) => Language
}

/** Common parts of all documents of a language: the data of the browser script, and the start of the head. */
interface Language {
  readonly data: ClientData
  readonly common: string
}

function languages(site: Site, theme: Theme): Shared['languageOf'] {
  const known = new Map<Locale, Language>()
  return (locale) => {
    const made = known.get(locale) ?? languageOf(locale, site, theme)
    known.set(locale, made)
    return made
  }
}

function languageOf(locale: Locale, site: Site, theme: Theme): Language {
  const data = clientDataOf(site, theme, locale)
  return { data, common: commonHead({ locale, data, feed: site.feeds[locale] }, site.assets, site.settings) }
}

interface Drawing {
  readonly context: Context
  readonly ready: ReadyHtml
}

function render(
  page: Page,
  picture: Picture | null,
  { context, ready }: Drawing,
  { site, theme, engine, frames, languageOf: languageIn }: Shared,
): Pick<RenderedPage, 'html' | 'payload'> & { readonly frame: Frame } {
  const layout = layoutOf(theme, page.layout)
  const { path, locale } = page.route
  const { data, common } = languageIn(locale)
  const frame = frames(layout, context, data)
  const slots = slotsOf(layout, context, ready)
  const fill = (markup: string): string =>
    markCurrent(
      fillSlots(markup, (name) => slots[name] ?? ''),
      path,
    )
  const main = softHyphens(
    ready.fill(renderToString(<layout.Main context={context}>{templateOf(theme, page, context)}</layout.Main>)),
    locale,
    wordsOfAddresses(site.settings),
  )
  const head = renderTags(tagsOf(page, picture, context, { site, theme, engine }))
  const body = bodyOf(page, theme)
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  const payload: Payload = {
    shell: frame.id,
    path,
    locale,
    title: titleOf(page.meta.title, brandOf(site.settings, page.route.locale)),
    middleware: page.middleware,
    body,
    head,
    main,
    slots: Object.fromEntries(Object.entries(slots).map(([name, markup]) => [name, markCurrent(markup, path)])),
  }
  const parts = { locale, common, head, body, content, shell: frame.id, arriving: true }
  return { html: renderDocument(parts, site.settings), payload: `${JSON.stringify(payload)}\n`, frame }
}

/** The page's own tags in the head. */
function tagsOf(
  page: Page,
  picture: Picture | null,
  context: Context,
  { site, theme, engine }: Pick<Shared, 'site' | 'theme' | 'engine'>,
): Tag[] {
  const { settings } = site
  const shown = withPicture(page, picture)
  const definition = definitionOf(theme, page)
  const told = definition?.ownPictureOnly ? page : shown
  return [
    ...headOf(shown, settings),
    ...colourTags(theme, page),
    ...structuredData(told, { ...wordsOf(context, theme, engine), definition, settings, t: context.t }),
  ]
}

/** Files beside the page, created by its collection. */
function ownFiles(page: Page, theme: Theme, settings: Settings): readonly TextFile[] {
  const { view } = page
  return view.template === 'entry' ? (definitionOf(theme, page)?.files?.render(view.shown, page, settings) ?? []) : []
}

/** Input for structured data from the theme and the Markdown. */
function wordsOf({ locale }: Context, theme: Theme, engine: MarkdownEngine): Words {
  return {
    html: ({ source }) => plainHtml(engine.tree(source, locale)),
    questionsIn: (section) => {
      const { questions } = theme.sections.find(({ type }) => type === section.type) ?? {}
      // Safe: the section has been validated by its schema.
      return questions?.(section as never) ?? []
    },
  }
}
