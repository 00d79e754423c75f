import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../i18n/locales.ts'
import type { ReadyHtml } from '../markdown/ready-html.ts'
import { renderTree } from '../markdown/render.tsx'
import type { Digest } from '../definitions/assets.ts'
import type { Image } from '../definitions/fields/pictures.ts'
import type { Markdown } from '../definitions/fields/markdown.ts'
import type { PictureOptions, PicturePlace, Variant } from '../definitions/picture.ts'
import type { Page, SectionData } from '../definitions/page.ts'
import type { Context, RenderedIsland, ShellContext } from '../definitions/context.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { isUnresolved, UnresolvedPicture } from '../definitions/theme/unresolved.ts'
import type { SectionProps } from '../definitions/define-section.ts'
import type { MarkdownTheme, Theme } from '../definitions/theme.ts'
import { imgProps as imgPropsOf, IN_TEXT, pictureHtml } from './picture-html.ts'
import { toneName } from './page-parts.ts'
import type { RenderSetup } from './setup.ts'
import { type Site, translateIn } from './site.ts'

/** What components of a page add to the output. */
interface Adding extends Pick<Context, 'file' | 'beside'> {
  readonly variant: (variant: Variant) => void
}

/**
 * Context for the components of a page: its texts in the language of the main text. Their markup is complete once `ready` has replaced the
 * placeholders.
 */
export function contextOf(page: Page, setup: RenderSetup, adding: Adding, { put }: ReadyHtml): Context {
  const { site, theme, engine, digest } = setup
  const around = shellContextOf(page, site, theme, adding.file)
  const shell = { ...around, ...wordsIn(page.copyOf?.locale ?? page.route.locale, site) }
  const { html, picture, imgProps } = picturesOf(adding.variant, put, digest)
  const markdown = (value: Markdown): ReactNode => {
    const look = resultOf('markdown', theme.markdown(context))
    const tree = engine.tree(value.source, shell.locale, look.footnotes)
    return renderTree(tree, value, look, {
      put,
      picture: (image, words) => html(image, look.pictures ?? IN_TEXT, words),
      block: (name) => blockIn(value, name, look, renderSection),
    })
  }
  const renderSection: Context['renderSection'] = (data, index) =>
    createElement(sectionComponent(data.type, theme), { key: index, section: data, context, index })
  const context: Context = {
    ...shell,
    reader: { locale: around.locale, t: around.t },
    beside: adding.beside,
    page,
    markdown,
    headings: ({ source }) => engine.headings(source),
    picture,
    imgProps,
    renderSection,
    island: islandsOf(setup),
  }
  return context
}

/** Markup and attributes of pictures. Their variants are added to the output. */
function picturesOf(add: Adding['variant'], put: ReadyHtml['put'], digest: Digest) {
  const html = (
    image: Image,
    place: PicturePlace,
    options: PictureOptions & { readonly title?: string | undefined },
  ): string => pictureHtml(image, place, { alt: image.alt ?? '', isFirst: false, ...options, add, digest })
  const picture: Context['picture'] = (image, place, options = {}) => {
    refuseField(image, 'picture')
    return put(html(image, place, options))
  }
  const imgProps: Context['imgProps'] = (image, place, { alt = image.alt ?? '' } = {}) => {
    refuseField(image, 'imgProps')
    return imgPropsOf(image, place, { alt, add, digest })
  }
  return { html, picture, imgProps }
}

/** Draws the islands of a page, each with ids of its own. */
function islandsOf(setup: RenderSetup): Context['island'] {
  let islands = 0
  return (name, props) => renderIsland(name, props, `i${(islands += 1)}-`, setup)
}

function refuseField(image: Image, called: string): void {
  if (isUnresolved(image)) throw new UnresolvedPicture(`what \`context.${called}\` got`, image)
}

/** Index of the first block of a text. Larger than those of sections, because components make ids from the index. */
const FIRST_BLOCK = 1000

/** A section within a text, in the frame that the theme has for them. */
function blockIn(
  { blocks }: Markdown,
  name: string,
  { Block = Fragment }: MarkdownTheme,
  renderSection: Context['renderSection'],
): ReactNode {
  const data = blocks?.[name]
  const index = FIRST_BLOCK + Object.keys(blocks ?? {}).indexOf(name)
  return data && createElement(Block, { key: `block-${name}` }, renderSection(data, index))
}

function sectionComponent(type: string, { sections }: Theme): ComponentType<SectionProps<SectionData>> {
  const definition = sections.find((one) => one.type === type)
  if (!definition) throw new Error(`No component draws sections of type \`${type}\``)
  // Safe: the schema defined with the component has validated the fields.
  return definition.Component as ComponentType<SectionProps<SectionData>>
}

function renderIsland(
  name: string,
  props: Readonly<Record<string, unknown>>,
  prefix: string,
  { theme, site }: RenderSetup,
): RenderedIsland {
  const definition = theme.islands[name]
  const code = site.assets.islands[name]
  if (!definition || !code) throw new Error(`The theme has no island '${name}'`)
  // The table maps the name to a component; its props are up to the template and the component.
  const component = definition.component as ComponentType<typeof props>
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix })
  return { html, ...code, prefix }
}

function shellContextOf(page: Page, site: Site, theme: Theme, file: Context['file']): ShellContext {
  const { locale } = page.route
  const chrome = site.chrome[locale]
  if (!chrome) throw new Error(`The site has no menu in ${locale}`)
  const { layout, section } = page
  const tone = toneName(theme, page.tone)
  return { ...wordsIn(locale, site), layout, tone, section, settings: site.settings, chrome, file }
}

function wordsIn(locale: Locale, site: Site): Pick<ShellContext, 'locale' | 't'> {
  return { locale, t: translateIn(site, locale) }
}
