import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Card } from './collections/cards.ts'
import type { Image } from './fields/pictures.ts'
import type { Link } from './fields/links.ts'
import type { Heading, Markdown } from './fields/markdown.ts'
import type { Page, SectionData } from './page.ts'
import type { ImgProps, PictureOptions, PicturePlace } from './picture.ts'
import type { Settings } from './settings/settings.ts'

/** Formats an ICU message in the page's language with the given values. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** An entry shown in a menu group: its card, and its collection, which determines the type of the card. */
export interface Proof {
  readonly collection: string
  readonly card: Card
}

/** A menu entry in one language, with its link resolved. */
export interface NavLink {
  readonly name: string
  readonly title: string
  readonly description: string | null
  /** Language of title and description, if it is not that of the page: see `inLanguage`. */
  readonly lang?: Locale
  readonly link: Link | null
  /** Whether links below show their host name. */
  readonly products: boolean
  readonly emergency: {
    readonly text: string
    readonly link: Link
    readonly skin: string
    readonly icon: string
  } | null
  readonly img: string | null
  /** Entry shown beside the links in the panel of a group. */
  readonly proof?: Proof
  readonly children: readonly NavLink[]
}

/** A column of links in the footer. */
export interface FooterGroup {
  readonly title: string
  readonly links: readonly { readonly title: string; readonly link: Link }[]
}

/** Content of header and footer in one language. */
export interface Chrome {
  /** The name of the site in the language. */
  readonly brand: string
  readonly home: Link
  readonly groups: readonly NavLink[]
  /** The links of the menu data by name. Those required by the theme (`links`) exist. */
  readonly links: Readonly<Record<string, Link>>
  /** A switch between pages of one group of the menu. */
  readonly groupSwitch: {
    readonly group: string
    readonly items: readonly { readonly label: string; readonly link: Link }[]
  } | null
  readonly footer: {
    readonly bgColor: string | null
    readonly phone: string
    readonly email: string
    /** Language of the texts below, if it is not that of the page: see `inLanguage`. */
    readonly lang?: Locale
    readonly claim: string
    /** Further texts, by names that the theme defines. */
    readonly notes: Readonly<Record<string, string>>
    readonly badges: readonly string[]
    readonly logos: readonly {
      readonly img: Image
      readonly alt: string
      readonly url: Link | null
      readonly class: string | null
    }[]
    readonly groups: readonly FooterGroup[]
    /** Some have a name by which the theme finds them. */
    readonly legal: readonly (FooterGroup['links'][number] & { readonly name?: string | undefined })[]
  }
}

/** Everything that header and footer may depend on. They are rendered once per combination of these values. */
export interface ShellContext<Key extends string = string> {
  readonly locale: Locale
  readonly layout: string
  /** The theme's name for the tone of the page. */
  readonly tone: string
  readonly section: string
  readonly settings: Settings
  readonly chrome: Chrome
  readonly t: Translate<Key>
  /** Adds a file with a digest in its name to the output and returns its path: `file('art.svg', '<svg …')`. */
  readonly file: (name: string, content: string) => string
}

/** Everything that the main part of a page may use. */
export interface Context<Key extends string = string> extends ShellContext<Key> {
  readonly page: Page
  /** The language of header, footer and notices: that of the page, too, unless it shows a copy, whose text has another. */
  readonly reader: Pick<ShellContext<Key>, 'locale' | 't'>
  readonly markdown: (value: Markdown) => ReactNode
  /** The headings of a text, with the ids that they have in what `markdown` gives. */
  readonly headings: (value: Markdown) => readonly Heading[]
  /** Shows a picture in the formats and widths of a place: `<span class="picture">` with `<picture>` and the colours below it. */
  readonly picture: (image: Image, place: PicturePlace, options?: PictureOptions) => ReactNode
  /** The same as plain data, for an island that shows it: `<img {...photo} loading="lazy" />`, without the version for narrow windows. */
  readonly imgProps: (image: Image, place: PicturePlace, options?: Pick<PictureOptions, 'alt'>) => ImgProps
  /** Renders a section with the theme's component for its type; `index` is its position on the page. */
  readonly renderSection: (section: SectionData, index: number) => ReactNode
  /** Adds a file with a stable name beside the page: `beside('_list.json', '[…')` returns `/de/news/_list.json`. */
  readonly beside: (name: `_${string}`, content: string) => string
  /** Renders an island of the theme: see `<Island>`. */
  readonly island: (name: string, props: Readonly<Record<string, unknown>>) => RenderedIsland
}

/** An island in the HTML of a page, and what the browser loads for it. */
export interface RenderedIsland {
  readonly html: string
  /** URL of its browser module. */
  readonly src: string
  /** Addresses of what that module shares with others. */
  readonly shared: readonly string[]
  /** Prefix of the ids in it. */
  readonly prefix: string
}

/**
 * A link of the menu data by name. The theme declares the links that it uses in `links`, so that missing ones are reported before
 * rendering.
 */
export function linkOf({ links }: Pick<Chrome, 'links'>, name: string): Link {
  const link = links[name]
  if (!link) throw new Error(`The menu data have no link '${name}': the theme has to name it in \`links\``)
  return link
}
