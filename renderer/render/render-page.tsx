import { renderToString } from 'react-dom/server'
import { fileAdder, type AddedFiles } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { markCurrent } from './current.ts'
import { markLanguage } from './copied-text.ts'
import { commonHead, renderDocument, stylesOf } from './document.ts'
import { frameMaker, layoutOf, slotsOf, type Frame, type MakeFrame } from './frame.tsx'
import { headOf, renderTags, titleOf, type Tag } from './head.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { readyHtml, type ReadyHtml } from '../markdown/ready-html.ts'
import { withoutBlocks } from '../markdown/blocks.ts'
import { plainHtml } from '../markdown/plain-html.ts'
import type { Words } from './json-ld/thing.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { Digest } from '../definitions/assets.ts'
import type { TextFile } from '../definitions/collection.ts'
import type { Outliner } from '../definitions/outline.ts'
import type { Page } from '../definitions/page.ts'
import type { Variant } from '../definitions/picture.ts'
import type { Payload } from '../definitions/payload.ts'
import { brandOf, type Settings } from '../definitions/settings.ts'
import type { Context } from '../definitions/context.ts'
import type { Theme } from '../definitions/theme.ts'
import { contextOf } from './page-context.tsx'
import { bodyOf, colourTags, definitionOf, kindOf, templateOf } from './page-parts.ts'
import { pictureOf, withPicture, type Picture } from './picture.ts'
import type { Site } from './site.ts'
import { SECTIONS_FILE } from '../search/format.ts'
import { isSearchable } from '../search/searchable.ts'
import { sectionsOf } from './search-text.ts'
import { previewOf } from './variants.ts'
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
  /** Files of the pictures that it shows, which are still to be made. */
  readonly variants: readonly Variant[]
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
  const shared: Shared = {
    site,
    theme,
    engine,
    frames: frameMaker(site, theme, digest),
    languageOf: languages(site, theme),
  }
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
      const variants = new Map<string, Variant>()
      const variant = (made: Variant): unknown => variants.set(made.path, made)
      const context = contextOf(page, site, theme, engine, { file, beside, variant, digest }, ready)
      const picture = pictureOf(page, theme, site.settings, outline, digest)
      const { image } = page.meta
      const preview = image?.raster ? previewOf(image, image.raster, digest) : null
      if (preview) variant(preview)
      const { frame, html, payload, main } = render(page, { picture, preview }, { context, ready }, shared)
      for (const [path, content] of frame.files) files.set(path, content)
      for (const { path, content } of ownFiles(page, theme, site.settings)) files.set(path, content)
      if (site.settings.search && isSearchable(page)) beside(SECTIONS_FILE, JSON.stringify(sectionsOf(main)))
      const added = [...files].map(([path, content]) => ({ path, content }))
      return { html, payload, files: added, picture, variants: [...variants.values()] }
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
  readonly languageOf: (locale: Locale, kind: string, script: boolean) => Language
}

/** Common parts of all documents of a language and kind: the data of the browser script, and the start of the head. */
interface Language {
  readonly data: ClientData
  readonly common: string
}

function languages(site: Site, theme: Theme): Shared['languageOf'] {
  const known = new Map<string, Language>()
  return (locale, kind, script) => {
    const key = `${locale} ${kind} ${script}`
    const made = known.get(key) ?? languageOf({ locale, kind, script }, site, theme)
    known.set(key, made)
    return made
  }
}

function languageOf(parts: { locale: Locale; kind: string; script: boolean }, site: Site, theme: Theme): Language {
  const data = clientDataOf(site, theme, parts.locale)
  return { data, common: commonHead({ ...parts, data, feed: site.feeds[parts.locale] }, site.assets, site.settings) }
}

interface Drawing {
  readonly context: Context
  readonly ready: ReadyHtml
}

/** What other sites show with a link to a page: a drawing, or a crop of the page's own picture. */
interface LinkPictures {
  readonly picture: Picture | null
  readonly preview: Variant | null
}

function render(
  page: Page,
  pictures: LinkPictures,
  { context, ready }: Drawing,
  { site, theme, engine, frames, languageOf: languageIn }: Shared,
): Pick<RenderedPage, 'html' | 'payload'> & { readonly frame: Frame; readonly main: string } {
  const layout = layoutOf(theme, page.layout)
  const { path, locale } = page.route
  const kind = kindOf(theme, page)
  const { data, common } = languageIn(locale, kind, !page.scriptless)
  const around: Context = { ...context, ...context.reader }
  const frame = frames(layout, around, data)
  const slots = slotsOf(layout, around, ready)
  const fill = (markup: string): string =>
    markCurrent(
      fillSlots(markup, (name) => slots[name] ?? ''),
      path,
    )
  const drawn = ready.fill(
    renderToString(<layout.Main context={context}>{templateOf(theme, page, context)}</layout.Main>),
  )
  const main = markLanguage(softHyphens(drawn, context.locale, wordsOfAddresses(site.settings)), page, site.settings)
  const head = renderTags(tagsOf(page, pictures, context, { site, theme, engine }))
  const body = bodyOf(page, theme)
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  const payload: Payload = {
    // No document can show it: it is one of its own.
    shell: page.scriptless ? '' : frame.id,
    path,
    locale,
    title: titleOf(page.meta.title, brandOf(site.settings, page.route.locale)),
    middleware: page.middleware,
    body,
    styles: stylesOf(kind, site.assets),
    // Line breaks would add up in the head with each page that is shown.
    head: head.replaceAll('\n', ''),
    main,
    slots: Object.fromEntries(Object.entries(slots).map(([name, markup]) => [name, markCurrent(markup, path)])),
  }
  const arriving = site.settings.script && !page.scriptless
  const parts = { locale, common, head, body, content, shell: frame.id, arriving }
  return { html: renderDocument(parts, site.settings), payload: `${JSON.stringify(payload)}\n`, frame, main }
}

/** The page's own tags in the head. */
function tagsOf(
  page: Page,
  { picture, preview }: LinkPictures,
  context: Context,
  { site, theme, engine }: Pick<Shared, 'site' | 'theme' | 'engine'>,
): Tag[] {
  const { settings } = site
  const shown = withPicture(page, picture, preview)
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
    html: ({ source }) => plainHtml(withoutBlocks(engine.tree(source, locale))),
    questionsIn: (section) => {
      const { questions } = theme.sections.find(({ type }) => type === section.type) ?? {}
      // Safe: the section has been validated by its schema.
      return questions?.(section as never) ?? []
    },
  }
}
