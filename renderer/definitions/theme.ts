import type { ComponentType, JSX, ReactNode } from 'react'
import type { FormDefinition } from './define-form.ts'
import type { SectionDefinition } from './define-section.ts'
import type { RuntimeTexts } from './client-data.ts'
import type { CollectionDefinition } from './collections/collection.ts'
import type { Explanation } from './explanation.ts'
import type { Context, ShellContext, Translate } from './context.ts'
import type { Outliner } from './outline.ts'
import type { Page, Template, ViewOf } from './page.ts'
import type { PicturePlace } from './picture.ts'
import type { ServiceTexts } from './settings/services.ts'
import type { Settings } from './settings/settings.ts'

type Shell = (props: { readonly context: ShellContext }) => ReactNode
type PagePart = (props: { readonly context: Context }) => ReactNode

/**
 * The frame of a page. Header and footer are shared between pages; page-specific content goes into a `<Slot name="…" />`, which is filled
 * from `slots`. The only other differences are these. Links to the current page get `aria-current="page"`. Elements with `data-group` have
 * `data-current` if that is the page's group (`context.section`), with `aria-current="true"` on the summary of their menu, unless a list with
 * `data-in-bar` beside the menu links to the page itself: the header draws both, and after a navigation the browser sets them. Their tone
 * is that of `<body>`. A menu of the header is a `<details name="…">`, the only child of its parent, with a summary and a panel with an id:
 * the browser adds a button before it. A popover of the header with its button behind it covers the page, which is inert while it is open.
 * Both are closed when a link is followed.
 */
export interface Layout {
  readonly Header: Shell
  readonly Main: (props: { readonly context: Context; readonly children: ReactNode }) => ReactNode
  readonly Footer: Shell
  readonly slots: Readonly<Record<string, PagePart>>
}

/** Components that replace HTML elements, by tag name; they get the attributes of the element. */
type MarkdownComponents = {
  readonly [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag]>
}

/** How Markdown is rendered: components by HTML tag name, and texts for footnotes. */
export interface MarkdownTheme {
  readonly components: MarkdownComponents
  readonly footnotes: { readonly heading: string; readonly back: (reference: string) => string }
  /** Wrapper of a section that is a block of a text; none by default. */
  readonly Block?: (props: { readonly children?: ReactNode }) => ReactNode
  /** The place of pictures in a text; by default a column of 42rem. */
  readonly pictures?: PicturePlace
}

/** Components of pages that are not entries of the theme's collections. */
type Templates = {
  readonly [T in Exclude<Template, 'entry'>]: (props: {
    readonly view: ViewOf<T>
    readonly context: Context
  }) => ReactNode
}

/** An interactive component, and the path of the module that exports it under the island's name: `islands/Counter.tsx`. */
export interface IslandDefinition {
  readonly component: (props: never) => ReactNode
  readonly module: string
}

/**
 * What a route middleware module exports as `middleware`. Returns true to allow the page, false to refuse it, or the path of another page
 * to show instead.
 */
export type RouteMiddleware = (to: {
  readonly path: string
  readonly locale: string
}) => boolean | string | Promise<boolean | string>

/** Names defined by the theme that menu and footer data may use. */
export interface Vocabulary {
  /** Styles of a menu button. */
  readonly skins: readonly string[]
  readonly icons: readonly string[]
  /** Why the footer must not have this colour, or null if it may. */
  readonly refuseFooterColour: (colour: string) => string | null
}

/** Texts of the page that the browser shows for a missing path, and its link to the home page. */
export interface MessageProps {
  readonly heading: string
  /** Path of the home page, and the label of the link to it. */
  readonly home: string
  readonly label: string
}

/**
 * What a site needs further styles for: `services` in its settings (the dialog, and the places of films and maps), a `banner` that is
 * switched on, or a language that is written from right to left.
 */
export type StyleNeed = 'services' | 'banner' | 'rightToLeft'

/** A drawn picture for links to a page: its SVG, and what it shows, in the language of the page. */
export interface SocialImage {
  readonly svg: string
  readonly alt: string
}

/** Everything that the templates of a site provide to the generator. */
export interface Theme {
  readonly layouts: Readonly<Record<string, Layout>>
  readonly templates: Templates
  /** Names of links that header, footer and pages use from `links` of the menu data. The site must define them. */
  readonly links?: readonly string[]
  /** Names of `legal` links of the footer that pages use. Each language of the footer must have them. */
  readonly legalLinks?: readonly string[]
  /** The collections besides `pages`. */
  readonly collections: readonly CollectionDefinition[]
  readonly sections: readonly SectionDefinition[]
  /** Components in use, by name, for the gallery of `watch`. They are not part of the output. */
  readonly specimens?: Readonly<Record<string, PagePart>>
  /** Explanations of the issues that only this theme reports, by their code, for `kartograf explain`. */
  readonly codes?: Readonly<Record<string, Explanation>>
  /** If omitted, names in menu and footer data are not checked. */
  readonly vocabulary?: Vocabulary
  readonly markdown: (context: Context) => MarkdownTheme
  /** The page that the browser shows for a missing path. If omitted, heading and link are shown in a `.runtime-page`. */
  readonly MessagePage?: (props: MessageProps) => ReactNode
  /** Titles of the pages without a content file. */
  readonly errorTitles: (t: Translate) => Readonly<Record<'not-found' | 'error', string>>
  /** Texts of the browser script. */
  readonly runtimeTexts: (t: Translate) => RuntimeTexts
  /** Texts about services. Required by sites with `services` in their settings. */
  readonly serviceTexts?: (t: Translate) => ServiceTexts
  /** The forms of its pages. The settings define their endpoints. */
  readonly forms: readonly FormDefinition[]
  /** Islands by name. */
  readonly islands: Readonly<Record<string, IslandDefinition>>
  /** Small browser modules, as paths from the theme's folder. Loaded on every page of sites that list them in `scripts` of the settings. */
  readonly scripts?: Readonly<Record<string, string>>
  /** Values of `data-tone` on `<body>` for pages with a dark and a light header; `dark` and `light` by default. */
  readonly tones?: Readonly<Record<Page['tone'], string>>
  /** Browser modules of route middleware, by the name used in `middleware` of pages, as paths from the theme's folder. */
  readonly middleware: Readonly<Record<string, string>>
  /**
   * The link preview picture of a page, as an SVG of 1200 by 630 without `<text>`, with or without words for those who do not see it, or
   * null for none. Not used for pages with an `image`.
   * `outline` converts text to paths, in the full font of the first entry in `preload`; without one there are no pictures.
   */
  readonly socialImage?: (page: Page, settings: Settings, outline: Outliner) => string | SocialImage | null
  /** Theme colour of the browser, in CSS notation; the browser's default if omitted. */
  readonly browserColour?: (page: Pick<Page, 'tone' | 'area'>) => string
  /** Decoration of the language selection page, as SVG. */
  readonly rootArt?: () => string
  /** The styles of all pages, as a path from the theme's folder. */
  readonly styles: string
  /**
   * Further styles by the kind of page that needs them, in the order of the sheet; `root` is the language selection page. A document has
   * one style sheet with all that it needs; a navigation to another kind loads the parts that are missing and
   * switches off those of the kind before.
   */
  readonly kindStyles?: Readonly<Record<string, readonly string[]>>
  /** The kinds of a page in `kindStyles`, in the order of their styles; by default its template (`page`), or the name of its collection. */
  readonly kindsOf?: (page: Page) => readonly string[]
  /** Further styles of all pages that only some sites need. */
  readonly optionalStyles?: Readonly<Partial<Record<StyleNeed, readonly string[]>>>
  /**
   * Fonts to preload, as named in the style sheet. WOFF2 fonts are subset to the characters, weights, widths and features of their
   * `@font-face`. A fragment distinguishes several subsets of a font: `package/x.woff2#head`.
   */
  readonly preload: readonly string[]
}
