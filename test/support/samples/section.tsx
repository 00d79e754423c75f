import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { translator } from '../../../i18n/messages.ts'
import de from '../../../i18n/messages/de.json' with { type: 'json' }
import en from '../../../i18n/messages/en.json' with { type: 'json' }
import es from '../../../i18n/messages/es.json' with { type: 'json' }
import type { SectionDefinition } from '../../../renderer/definitions/define-section.ts'
import type { Image } from '../../../renderer/definitions/fields/pictures.ts'
import type { PicturePlace } from '../../../renderer/definitions/picture.ts'
import type { Context } from '../../../templates/context.ts'
import { theme } from '../../../templates/index.ts'
import type { SiteLocale } from '../run/locales.ts'

const CATALOGUES = { de, en, es }

/** A context with what most components ask for: texts of a language, Markdown as it is written, islands without their code, and `more`. */
export function contextIn(locale: SiteLocale, more: object = {}): Context {
  const context = {
    locale,
    t: translator(CATALOGUES[locale], locale),
    markdown: ({ source }: { source: string }) => source,
    file: () => '/art.svg',
    picture: ({ src, alt = '' }: Image, { widths }: PicturePlace) => (
      <img src={src} alt={alt} data-widths={widths.join(' ')} />
    ),
    island: (name: string, props: object) => ({
      html: islandHtml(name, props),
      src: `/${name}.js`,
      shared: [],
      prefix: 'i1-',
    }),
    ...more,
  }
  // Components under test read nothing else.
  return context as unknown as Context
}

function islandHtml(name: string, props: object): string {
  const island = theme.islands[name]
  if (!island) throw new Error(`The theme has no island '${name}'`)
  return renderToStaticMarkup(createElement(island.component as ComponentType<object>, props))
}

/**
 * The HTML of a section. `fields` are what its component gets: `{ source: 'Text' }` for Markdown, a card for a reference. The
 * section is the second of its page; `more`: what else its context has.
 */
export function sectionHtml(
  { type, Component }: SectionDefinition,
  fields: object,
  locale: SiteLocale = 'en',
  more: object = {},
): string {
  const section = { type, heading: 'Heading', ...fields }
  return renderToStaticMarkup(Component({ section, context: contextIn(locale, more), index: 1 } as never))
}
