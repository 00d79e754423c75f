import { renderToStaticMarkup } from 'react-dom/server'
import { packOf } from '../../i18n/locales.ts'
import { fileAdder } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { commonHead, renderDocument, stylesOf } from './document.ts'
import { layoutOf, renderFrame, serviceDialog, slotsOf } from './frame.tsx'
import { headOf, renderTags } from './head.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { readyHtml } from '../markdown/ready-html.ts'
import type { Digest } from '../definitions/assets.ts'
import type { Page } from '../definitions/page.ts'
import type { Theme } from '../definitions/theme.ts'
import { contextOf } from './page-context.tsx'
import { bodyOf, colourTags, kindsOf, templateOf } from './page-parts.ts'
import type { Site } from './site.ts'
import { fillSlots } from '../definitions/slot.tsx'

/**
 * `/404.html`, for hosts that support only one not-found page. It contains the texts of all languages; the browser script keeps only those
 * of the path's language.
 */
export function renderRootNotFound(
  pages: readonly Page[],
  site: Site,
  theme: Theme,
  engine: MarkdownEngine,
  digest: Digest,
): string {
  const own = pages.find((page) => page.route.locale === site.settings.defaultLocale) ?? pages[0]
  if (!own) return ''
  const beside = (): never => {
    throw new Error('The common not-found page has no place of its own')
  }
  // Its files are in the output already, because the not-found page of each language has the same frame.
  const add = { file: fileAdder(new Map(), digest), beside, variant: () => undefined, digest }
  const ready = readyHtml()
  const context = contextOf(own, site, theme, engine, add, ready)
  const layout = layoutOf(theme, own.layout)
  const blocks = pages.map((page) => (
    <div
      key={page.route.locale}
      lang={page.route.locale}
      dir={packOf(page.route.locale).direction}
      data-for-path={patternOf(page, pages, own)}
    >
      {templateOf(theme, page, contextOf(page, site, theme, engine, add, ready))}
    </div>
  ))
  const slots = slotsOf(layout, context, ready)
  const fill = (markup: string): string => fillSlots(markup, (name) => slots[name] ?? '')
  const { locale } = own.route
  const data = clientDataOf(site, theme, locale)
  const [style] = stylesOf(kindsOf(theme, own), site.assets, digest)
  const frame = renderFrame(layout, context, serviceDialog(context, theme, digest))
  const main = ready.fill(renderToStaticMarkup(<layout.Main context={context}>{blocks}</layout.Main>))
  const content = `${fill(frame.header)}\n${main}\n${fill(frame.footer)}`
  return renderDocument(
    {
      locale,
      common: commonHead({ locale, style, data }, site.assets, site.settings),
      head: renderTags([...headOf(own, site.settings), ...colourTags(theme, own)]),
      body: bodyOf(own, theme),
      content,
      shell: site.shell,
      arriving: site.settings.script,
    },
    site.settings,
  )
}

/** Pattern of the paths for a language's block: its own prefix, or, for the default language, any path without another language. */
function patternOf({ route }: Page, pages: readonly Page[], own: Page): string {
  if (route !== own.route) return `^/${route.locale}(/|$)`
  const others = pages.filter((page) => page !== own).map((page) => page.route.locale)
  return others.length > 0 ? `^/(?!(${others.join('|')})(/|$))` : ''
}
