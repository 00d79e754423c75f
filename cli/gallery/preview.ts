import { createElement, Fragment, type ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { Context } from '../../renderer/definitions/context.ts'
import { hiddenMeta } from '../../renderer/pages/hidden-meta.ts'
import type { Page, SectionData, ViewOf } from '../../renderer/definitions/page.ts'
import type { SectionDefinition } from '../../renderer/definitions/define-section.ts'
import type { Layout, Theme } from '../../renderer/definitions/theme.ts'
import type { Assets } from '../../renderer/definitions/assets.ts'
import { link, renderTags } from '../../renderer/render/head.ts'
import { stylesOf } from '../../renderer/render/document.ts'
import { kindsOf } from '../../renderer/render/page-parts.ts'
import { pageRenderer } from '../../renderer/render/render-page.tsx'
import { resolveMarkdown } from '../../renderer/pages/resolve/markdown.ts'
import { sharedSite } from '../build/render/shared-site.ts'
import { translatorsOf } from '../content/data/translators.ts'
import { sha256 } from '../output/digest.ts'
import { sampleScope, type Example } from './example.ts'
import type { GallerySource } from './gallery-source.ts'
import { MARKDOWN } from './sample.ts'
import type { Variant } from './variants.ts'

/** A document of the gallery, and files added by its components. */
export interface Preview {
  readonly html: string
  readonly files: readonly TextFile[]
}

const PATH = '/_gallery/'
const LAYOUT = 'gallery'
const EMPTY: ViewOf<'page'> = { template: 'page', title: '', sections: [], body: null }

/** A section alone on a page, without header and footer. */
export function sectionPreview(example: Example, variant: Variant, locale: Locale, source: GallerySource): Preview {
  const section: SectionData = { ...example.section, ...variant.fields }
  const page = pageWith(example.page, variant, locale, source)
  return previewDocument(page, (context) => context.renderSection(section, example.index), source)
}

/** A component of the theme. */
export function specimenPreview(
  Specimen: NonNullable<Theme['specimens']>[string],
  variant: Variant,
  locale: Locale,
  source: GallerySource,
): Preview {
  const page = pageWith(null, variant, locale, source)
  return previewDocument(page, (context) => createElement(Specimen, { context }), source)
}

/** A text with all Markdown elements, in the section that shows texts if the theme has one. */
export function textPreview(variant: Variant, locale: Locale, source: GallerySource): Preview {
  const page = pageWith(null, variant, locale, source)
  const scope = sampleScope(locale, source)
  const body = resolveMarkdown({ kind: 'markdown', inline: false, source: MARKDOWN }, scope, () => scope.place([]))
  const shows: SectionDefinition | undefined = source.prepared.theme.theme.sections.find(({ showsBody }) => showsBody)
  const draw = (context: Context): ReactNode =>
    shows ? context.renderSection({ type: shows.type }, 1) : context.markdown(body)
  return previewDocument({ ...page, view: { ...EMPTY, body } }, draw, source)
}

/** A page of the site in a layout of the theme. */
export function layoutPreview(layout: string, variant: Variant, locale: Locale, source: GallerySource): Preview {
  const { site, theme } = source.prepared
  const own = site.pages.find((page) => page.route.locale === locale && page.layout === layout)
  const page = { ...(own ?? pageWith(null, variant, locale, source)), layout, tone: variant.tone }
  return rendered(page, theme.theme, source)
}

/** The page of the site that contains the example, or an empty one. */
function pageWith(page: Page | null, { tone }: Variant, locale: Locale, { prepared }: GallerySource): Page {
  const frame = { layout: LAYOUT, tone }
  if (page) return { ...page, ...frame }
  return {
    ...frame,
    route: { path: `/${locale}${PATH}`, locale, group: 'pages/_gallery', collection: 'pages', key: '_gallery' },
    meta: hiddenMeta(prepared.site.data.settings.brand, ''),
    section: '',
    area: '',
    middleware: [],
    alternates: [],
    switcher: [],
    breadcrumb: [],
    view: EMPTY,
  }
}

/** The page with only the given content. */
function previewDocument(page: Page, draw: (context: Context) => ReactNode, source: GallerySource): Preview {
  const { theme } = source.prepared.theme
  const nothing = (): ReactNode => null
  const [first] = Object.values(theme.layouts)
  const Main: Layout['Main'] = first?.Main ?? (({ children }) => createElement(Fragment, null, children))
  const layout: Layout = { Header: nothing, Footer: nothing, Main, slots: {} }
  const templates = { ...theme.templates, page: ({ context }: { readonly context: Context }) => draw(context) }
  return rendered(page, { ...theme, layouts: { ...theme.layouts, [LAYOUT]: layout }, templates }, source)
}

function rendered(page: Page, theme: Theme, { prepared, targets }: GallerySource): Preview {
  const translate = translatorsOf(prepared.catalogues, prepared.site.data.settings)
  const site = { ...sharedSite(prepared), translate }
  const { html, files } = pageRenderer({ site, theme, engine: targets.engine, digest: sha256 })(page)
  const [whole, ...made] = stylesOf(kindsOf(theme, page), prepared.assets.assets, sha256)
  const tagOf = (href: string): string => renderTags([link('stylesheet', href)])
  const all = withOthers(made, prepared.assets.assets).map(tagOf).join('')
  return { html: html.replace(tagOf(whole), () => all), files }
}

/**
 * Adds the styles of all kinds of page, because a sample may use components of other kinds. Those of its own kind come last and take
 * precedence.
 */
function withOthers([shared = '', ...own]: readonly string[], { kindStyles }: Assets): readonly string[] {
  const others = Object.entries(kindStyles).flatMap(([name, parts]) => (name === 'root' ? [] : parts))
  return [shared, ...new Set(others.filter((part) => !own.includes(part))), ...own]
}
