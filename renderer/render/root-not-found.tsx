import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { packOf } from '../../i18n/locales.ts'
import { fileAdder } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { commonHead, renderDocument, stylesOf } from './document.ts'
import { layoutOf, partOf, renderFrame, serviceDialog, slotsOf } from './frame.tsx'
import { headOf, renderTags } from './head.ts'
import { readyHtml } from '../markdown/ready-html.ts'
import type { Context } from '../definitions/context.ts'
import type { Page } from '../definitions/page.ts'
import { contextOf } from './page-context.tsx'
import { bodyOf, colourTags, kindsOf, templateOf } from './page-parts.ts'
import type { RenderSetup } from './setup.ts'
import { fillSlots } from '../definitions/slot.tsx'

/**
 * `/404.html`, for hosts that support only one not-found page. It contains the texts of all languages; the browser script keeps only those
 * of the path's language.
 */
export function renderRootNotFound(pages: readonly Page[], setup: RenderSetup): string {
  const { site, theme, digest } = setup
  const own = pages.find((page) => page.route.locale === site.settings.defaultLocale) ?? pages[0]
  if (!own) return ''
  const ready = readyHtml()
  // Its files are in the output already, because the not-found page of each language has the same frame.
  const adding = { file: fileAdder(new Map(), digest), beside: refuse, variant: () => undefined }
  const contextIn = (page: Page): Context => contextOf(page, setup, adding, ready)
  const context = contextIn(own)
  const layout = layoutOf(theme, own.layout)
  const blocks = pages.map((page) =>
    blockOf(page, patternOf(page, pages, own), templateOf(theme, page, contextIn(page))),
  )
  const slots = slotsOf(layout, context, ready)
  const fill = (markup: string): string => fillSlots(markup, (name) => partOf(slots, name))
  const frame = renderFrame(layout, context, serviceDialog(context, theme, digest))
  const main = ready.fill(renderToStaticMarkup(<layout.Main context={context}>{blocks}</layout.Main>))
  return documentOf(own, `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`, setup)
}

function refuse(): never {
  throw new Error('The common not-found page has no place of its own')
}

/** The text of a language, for the paths of a pattern. */
function blockOf({ route: { locale } }: Page, pattern: string, text: ReactNode): ReactNode {
  return (
    <div key={locale} lang={locale} dir={packOf(locale).direction} data-for-path={pattern}>
      {text}
    </div>
  )
}

function documentOf(page: Page, content: string, { site, theme, digest }: RenderSetup): string {
  const { settings, assets } = site
  const { locale } = page.route
  const [style] = stylesOf(kindsOf(theme, page), assets, digest)
  return renderDocument(
    {
      locale,
      common: commonHead({ locale, style, data: clientDataOf(site, theme, locale) }, assets, settings),
      head: renderTags([...headOf(page, settings), ...colourTags(theme, page)]),
      body: bodyOf(page, theme),
      content,
      shell: site.shell,
      arriving: settings.script,
    },
    settings,
  )
}

/** Pattern of the paths for a language's block: its own prefix, or, for the default language, any path without another language. */
function patternOf({ route }: Page, pages: readonly Page[], own: Page): string {
  if (route !== own.route) return `^/${route.locale}(/|$)`
  const others = pages.filter((page) => page !== own).map((page) => page.route.locale)
  return others.length > 0 ? `^/(?!(${others.join('|')})(/|$))` : ''
}
