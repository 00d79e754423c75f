import type { Locale } from '../../i18n/locales.ts'
import type { PageCard } from '../definitions/collections/cards.ts'
import { cardOf, referredBy } from './cards-of.ts'
import { hiddenMeta } from './hidden-meta.ts'
import type { Targets } from '../library/link-routes.ts'
import type { Page, SwitcherItem, View } from '../definitions/page.ts'
import type { Theme } from '../definitions/theme.ts'
import type { Translate } from '../definitions/context.ts'
import { withEscapes } from '../definitions/decoded.ts'
import { pathOf } from '../definitions/url.ts'

/** `404` for unknown paths, `error` for unexpected errors. */
const KINDS = { 'not-found': '404.html', error: 'error.html' } as const

/** The not-found and error pages of each language. They differ from other pages in that they have no file and no route. */
export function errorPagesOf(targets: Targets, theme: Theme, translate: Readonly<Record<Locale, Translate>>): Page[] {
  const { locales } = targets.library.data.settings
  return locales.flatMap((locale) => {
    const t = translate[locale]
    if (!t) return []
    const titles = theme.errorTitles(t)
    const ways = suggestedPages(locale, targets)
    return (['not-found', 'error'] as const).map((template) =>
      errorPage({ template, ways }, titles[template], locale, locales),
    )
  })
}

type ErrorView = Extract<View, { template: keyof typeof KINDS }>

function errorPage(view: ErrorView, title: string, locale: Locale, locales: readonly Locale[]): Page {
  const kind = view.template
  return {
    route: { path: `/${locale}/${KINDS[kind]}`, locale, group: kind, collection: 'pages', key: kind },
    meta: hiddenMeta(title, title),
    layout: 'error',
    tone: 'dark',
    section: 'error',
    area: 'error',
    middleware: [],
    alternates: [],
    switcher: locales.map((other): SwitcherItem => ({
      locale: other,
      path: pathOf(other, '/'),
      state: other === locale ? 'current' : 'fallback',
    })),
    breadcrumb: [],
    view,
  }
}

function suggestedPages(locale: Locale, targets: Targets): PageCard[] {
  const { library, table } = targets
  const sources = { locale, targets }
  return library.data.settings.waysOn.flatMap((path) => {
    const group = library.groups.get(table.groupByPath.get(withEscapes(path)) ?? '')
    const entry = group && referredBy(group.collection, group.key, sources)
    // Safe: these settings name pages, so the card is a page card.
    return entry ? [cardOf(entry, sources) as PageCard] : []
  })
}
