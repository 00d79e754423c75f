import { withLetters } from '../definitions/decoded.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'
import type { Outliner } from '../definitions/outline.ts'
import type { Page } from '../definitions/page.ts'
import type { Variant } from '../definitions/picture.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import type { Theme } from '../definitions/theme.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { readyHtml } from '../markdown/ready-html.ts'
import { SECTIONS_FILE } from '../search/format.ts'
import { isSearchable } from '../search/searchable.ts'
import { type AddedFiles, fileAdder } from './added-files.ts'
import { clientDataOf } from './client-data.tsx'
import { commonHead } from './document.ts'
import { type LanguageParts, drawPage, type RenderedPage, type Shared } from './draw-page.tsx'
import { frameMaker } from './frame.tsx'
import { contextOf } from './page-context.tsx'
import { definitionOf } from './page-parts.ts'
import { pictureOf } from './picture.ts'
import { sectionsOf } from './search-text.ts'
import type { RenderSetup } from './setup.ts'
import type { Site } from './site.ts'
import { previewOf } from './variants.ts'
import { messageOf } from '../definitions/message-of.ts'

type RenderPage = (page: Page) => RenderedPage

/**
 * Creates the function that renders pages. It caches what many pages share: headers and footers, which depend only on language, layout,
 * tone and group, and the common head of a language. Without `outline` pages get no pictures. The function throws an error with the path of
 * the page and the cause.
 */
export function pageRenderer(setup: RenderSetup, outline: Outliner | null = null): RenderPage {
  const { site, theme, digest } = setup
  const shared: Shared = {
    ...setup,
    frames: frameMaker(site, theme, digest),
    languageParts: languageParts(site, theme),
  }
  const files: AddedFiles = new Map()
  return (page) => {
    try {
      files.clear()
      return pageWithFiles(page, files, shared, outline)
    } catch (cause) {
      throw new Error(`Could not render ${page.route.path}: ${messageOf(cause)}`, { cause })
    }
  }
}

/** Draws a page with all files that belong to it, which are collected in `files`. */
function pageWithFiles(page: Page, files: AddedFiles, shared: Shared, outline: Outliner | null): RenderedPage {
  const { theme, digest } = shared
  const { settings } = shared.site
  const beside = (name: string, content: string): string => {
    files.set(withLetters(page.route.path).slice(1) + name, content)
    return page.route.path + name
  }
  const variants = new Map<string, Variant>()
  const variant = (made: Variant): unknown => variants.set(made.path, made)
  const ready = readyHtml()
  const context = contextOf(page, shared, { file: fileAdder(files, digest), beside, variant }, ready)
  const picture = pictureOf(page, shared, outline)
  const { image } = page.meta
  const preview = image?.raster ? previewOf(image, image.raster, digest) : null
  if (preview) variant(preview)
  const { frame, html, payload, main } = drawPage(page, { picture, preview }, { context, ready }, shared)
  for (const [path, content] of frame.files) files.set(path, content)
  for (const { path, content } of ownFiles(page, theme, settings)) files.set(withLetters(path), content)
  if (settings.search && isSearchable(page)) beside(SECTIONS_FILE, JSON.stringify(sectionsOf(main)))
  const added = [...files].map(([path, content]) => ({ path, content }))
  return { html, payload, files: added, picture, variants: [...variants.values()] }
}

/** Caches what documents have in common, by language, styles and script. */
function languageParts(site: Site, theme: Theme): Shared['languageParts'] {
  const known = new Map<string, LanguageParts>()
  return (locale, style, script) => {
    const key = `${locale} ${style} ${script}`
    const made = known.get(key) ?? partsOf({ locale, style, script }, site, theme)
    known.set(key, made)
    return made
  }
}

function partsOf(wanted: { locale: Locale; style: string; script: boolean }, site: Site, theme: Theme): LanguageParts {
  const data = clientDataOf(site, theme, wanted.locale)
  return { data, common: commonHead({ ...wanted, data, feeds: site.feeds[wanted.locale] }, site.assets, site.settings) }
}

/** Files beside the page, created by its collection. */
function ownFiles(page: Page, theme: Theme, settings: Settings): readonly TextFile[] {
  const { view } = page
  if (view.template !== 'entry') return []
  return (
    resultOf('files.render', definitionOf(theme, page)?.files?.render(view.shown, page, settings), view.collection) ??
    []
  )
}
