import { renderToString } from 'react-dom/server'
import { fileAdder, type AddedFiles } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { markCurrent } from './current.ts'
import { renderDocument } from './document.ts'
import { frameMaker, layoutOf, slotsOf, type Frame, type MakeFrame } from './frame.tsx'
import { headOf, renderTags, titleOf } from './head.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { plainHtml } from '../markdown/plain-html.ts'
import type { Words } from './json-ld/thing.ts'
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
import { softHyphens } from './soft-hyphens.ts'
import { fillSlots } from '../definitions/slot.tsx'
import { structuredData } from './structured-data.ts'

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
  const files: AddedFiles = new Map()
  const file = fileAdder(files, digest)
  return (page) => {
    const beside = (name: string, content: string): string => {
      files.set(`${page.route.path.slice(1)}${name}`, content)
      return page.route.path + name
    }
    try {
      files.clear()
      const context = contextOf(page, site, theme, engine, { file, beside })
      const picture = pictureOf(page, theme, site.settings, outline, digest)
      const rendered = render(page, picture, context, site, theme, frames, engine)
      for (const [path, content] of rendered.frame.files) files.set(path, content)
      for (const { path, content } of ownFiles(page, theme, site.settings)) files.set(path, content)
      return {
        html: rendered.html,
        payload: rendered.payload,
        files: [...files].map(([path, content]) => ({ path, content })),
        picture,
      }
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
  picture: Picture | null,
  context: Context,
  site: Site,
  theme: Theme,
  frames: MakeFrame,
  engine: MarkdownEngine,
): Pick<RenderedPage, 'html' | 'payload'> & { readonly frame: Frame } {
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
  const main = softHyphens(
    renderToString(<layout.Main context={context}>{templateOf(theme, page, context)}</layout.Main>),
    locale,
  )
  const shown = withPicture(page, picture)
  const definition = definitionOf(theme, page)
  const told = definition?.ownPictureOnly ? page : shown
  const head = [
    ...headOf(shown, site.settings),
    ...colourTags(theme, page),
    ...structuredData(told, { ...wordsOf(context, theme, engine), definition, settings: site.settings, t: context.t }),
  ]
  const body = bodyOf(page)
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  const payload: Payload = {
    shell: frame.id,
    path,
    locale,
    title: titleOf(page.meta.title, brandOf(site.settings, page.route.locale)),
    middleware: page.middleware,
    body,
    head: renderTags(head),
    main,
    slots: Object.fromEntries(Object.entries(slots).map(([name, markup]) => [name, markCurrent(markup, path)])),
  }
  const html = renderDocument(
    { locale, head, body, content, shell: frame.id, data, feed: site.feeds[locale] },
    site.assets,
    site.settings,
  )
  return { html, payload: `${JSON.stringify(payload)}\n`, frame }
}

/** Files beside the page of an entry that its collection makes. */
function ownFiles(page: Page, theme: Theme, settings: Settings): readonly TextFile[] {
  const { view } = page
  return view.template === 'entry' ? (definitionOf(theme, page)?.files?.render(view.shown, page, settings) ?? []) : []
}

/** What structured data takes from the theme and from the Markdown. */
function wordsOf({ locale }: Context, theme: Theme, engine: MarkdownEngine): Words {
  return {
    html: ({ source }) => plainHtml(engine.tree(source, locale)),
    questionsIn: (section) => {
      const { questions } = theme.sections.find(({ type }) => type === section.type) ?? {}
      // The section has passed the schema that its questions are read by.
      return questions?.(section as never) ?? []
    },
  }
}
