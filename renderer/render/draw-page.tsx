import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../i18n/locales.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { Context } from '../definitions/context.ts'
import type { Page } from '../definitions/page.ts'
import type { Payload } from '../definitions/payload.ts'
import type { Variant } from '../definitions/picture.ts'
import { brandOf } from '../definitions/settings/settings.ts'
import { fillSlots } from '../definitions/slot.tsx'
import type { Layout, Theme } from '../definitions/theme.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { withoutBlocks } from '../markdown/blocks.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { plainHtml } from '../markdown/plain-html.ts'
import type { ReadyHtml } from '../markdown/ready-html.ts'
import { markCurrent, markOnce } from './current.ts'
import { renderDocument, stylesOf } from './document.ts'
import { ownFeedTags } from './feed-tags.ts'
import { type Frame, layoutOf, type MakeFrame, partOf, slotsOf } from './frame.tsx'
import { headOf, renderTags, type Tag, titleOf } from './head.ts'
import type { Words } from './json-ld/thing.ts'
import { bodyOf, colourTags, definitionOf, kindsOf, templateOf, markLanguage } from './page-parts.ts'
import { type Picture, withPicture } from './picture.ts'
import type { RenderSetup } from './setup.ts'
import type { Site } from './site.ts'
import { softHyphens, wordsOfAddresses } from './soft-hyphens.ts'
import { structuredData } from './structured-data.ts'
import { valuesInOrder } from './values-in-order.ts'

/** Result of rendering a page. `files` are created while rendering: the calendar file, and drawings with digests in their names. */
export interface RenderedPage {
  readonly html: string
  readonly payload: string
  readonly files: readonly { readonly path: string; readonly content: string }[]
  /** Link preview picture for other sites. */
  readonly picture: Picture | null
  /** Variants of its pictures, still to be made. */
  readonly variants: readonly Variant[]
}

/** Input for rendering, in addition to the page; with caches of what many pages have in common. */
export interface Shared extends RenderSetup {
  readonly frames: MakeFrame
  readonly languageParts: (locale: Locale, style: string, script: boolean) => LanguageParts
}

/** What all documents of a language with the same styles have in common: the data of the browser script, and the start of the head. */
export interface LanguageParts {
  readonly data: ClientData
  readonly common: string
}

/** What the components of a page draw with. */
interface Drawing {
  readonly context: Context
  readonly ready: ReadyHtml
}

/** The link preview of a page: a drawing, or a crop of its own picture. */
interface LinkPictures {
  readonly picture: Picture | null
  readonly preview: Variant | null
}

/**
 * Draws a page: its document, and the payload with which a browser shows it without loading one. Also its frame, and the HTML of its main
 * part.
 */
export function drawPage(
  page: Page,
  pictures: LinkPictures,
  drawing: Drawing,
  shared: Shared,
): Pick<RenderedPage, 'html' | 'payload'> & { readonly frame: Frame; readonly main: string } {
  const { site, theme, frames, languageParts, digest } = shared
  const { context, ready } = drawing
  const { locale } = page.route
  const layout = layoutOf(theme, page.layout)
  const styles = stylesOf(kindsOf(theme, page), site.assets, digest)
  const { data, common } = languageParts(locale, styles[0], !page.scriptless)
  const around: Context = { ...context, ...context.reader }
  const frame = frames(layout, around, data)
  const slots = slotsOf(layout, around, ready)
  const main = mainOf(page, layout, drawing, shared)
  const head = renderTags(tagsOf(page, pictures, context, shared))
  const { header, footer, isGroupMarked } = frameAt(page, frame, slots)
  // The browser marks the group that the body names, so a page whose group is not marked names none.
  const body = bodyOf(isGroupMarked ? page : { ...page, section: '' }, theme)
  const parts = { locale, common, head, body, content: `${header}\n${main}\n${footer}`, shell: frame.id }
  const arriving = site.settings.script && !page.scriptless
  return {
    html: renderDocument({ ...parts, arriving }, site.settings),
    payload: payloadOf(page, frame, { body, styles, head, main, slots }, site),
    frame,
    main,
  }
}

/** Header and footer as the page has them: with its own parts, and with its links and its group marked. */
function frameAt({ route: { path } }: Page, { header, footer }: Frame, slots: Payload['slots']) {
  const fill = (markup: string): string =>
    markCurrent(
      fillSlots(markup, (name) => partOf(slots, name)),
      path,
    )
  const filled = fill(header)
  const own = markOnce(filled)
  return { header: own, footer: fill(footer), isGroupMarked: own === filled }
}

/** The payload as JSON. A page without script has no shell, so that no other document can show it. */
function payloadOf(
  { route: { path, locale }, meta, middleware, scriptless }: Page,
  { id }: Frame,
  { body, styles, head, main, slots }: Pick<Payload, 'body' | 'styles' | 'head' | 'main' | 'slots'>,
  { settings }: Site,
): string {
  const title = titleOf(meta.title, brandOf(settings, locale))
  const payload: Payload = {
    shell: scriptless ? '' : id,
    path,
    locale,
    title,
    middleware,
    body,
    styles,
    // Line breaks would accumulate in the head with each navigation.
    head: head.replaceAll('\n', ''),
    main,
    slots: Object.fromEntries(Object.entries(slots).map(([name, markup]) => [name, markCurrent(markup, path)])),
  }
  return `${JSON.stringify(payload)}\n`
}

/** The page's own content: hyphenated, with values in order, and marked if its language is not that of the page. */
function mainOf(page: Page, layout: Layout, { context, ready }: Drawing, { site, theme }: RenderSetup): string {
  const { settings } = site
  const template = templateOf(theme, page, context)
  const drawn = ready.fill(renderToStaticMarkup(<layout.Main context={context}>{template}</layout.Main>))
  const hyphenated = softHyphens(drawn, context.locale, wordsOfAddresses(settings))
  return markLanguage(valuesInOrder(hyphenated, context.locale), page, settings)
}

/** The page's own tags in the head. */
function tagsOf(
  page: Page,
  { picture, preview }: LinkPictures,
  context: Context,
  { site, theme, engine }: RenderSetup,
): Tag[] {
  const { settings } = site
  const shown = withPicture(page, picture, preview)
  const definition = definitionOf(theme, page)
  const told = definition?.ownPictureOnly ? page : shown
  const missing = page.view.template === 'not-found' ? theme.runtimeTexts(context.t).missing : undefined
  return [
    ...headOf(shown, settings, missing),
    ...ownFeedTags(page, site.feeds[page.route.locale]),
    ...colourTags(theme, page),
    ...structuredData(told, { ...wordsOf(context, theme, engine), definition, settings, t: context.t }),
  ]
}

/** Input for structured data from the theme and the Markdown. */
function wordsOf({ locale }: Context, theme: Theme, engine: MarkdownEngine): Words {
  return {
    html: ({ source }) => plainHtml(withoutBlocks(engine.tree(source, locale))),
    questionsIn: (section) => {
      const { questions } = theme.sections.find(({ type }) => type === section.type) ?? {}
      // Safe: the section has been validated by its schema.
      return resultOf('questions', questions?.(section as never), section.type) ?? []
    },
  }
}
