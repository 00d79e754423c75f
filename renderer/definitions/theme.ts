import type { ComponentType, JSX, ReactNode } from 'react'
import type { FormDefinition } from './define-form.ts'
import type { RuntimeTexts } from './client-data.ts'
import type { CollectionDefinition, Question } from './collection.ts'
import type { Context, ShellContext, Translate } from './context.ts'
import { z, type Resolved } from './fields.ts'
import type { Outliner } from './outline.ts'
import type { Page, SectionData, Template, ViewOf } from './page.ts'
import type { Settings } from './settings.ts'

type Shell = (props: { readonly context: ShellContext }) => ReactNode
type PagePart = (props: { readonly context: Context }) => ReactNode

/**
 * The frame of a page. Header and footer are shared between pages; where they show something of the page itself they put a
 * `<Slot name="…" />`, which is filled from `slots`. Without slots they differ in two things only, and the browser changes
 * both after a navigation: links to the page itself get `aria-current="page"` from the generator, and elements with
 * `data-group` have `data-current` if the group is the page's section, and the summary of their menu `aria-current="true"`. Their
 * tone is that of `<body>`. A menu of the header is a `<details name="…">` alone in its parent, with a summary and a panel that has
 * an id: the browser puts a button before it.
 */
export interface Layout {
  readonly Header: Shell
  readonly Main: (props: { readonly context: Context; readonly children: ReactNode }) => ReactNode
  readonly Footer: Shell
  readonly slots: Readonly<Record<string, PagePart>>
}

/** Props of a section's component; `T` is the resolved output of its schema. */
export interface SectionProps<T> {
  readonly section: T & Pick<SectionData, 'type' | 'id'>
  readonly context: Context
  /** Place on the page, from 0. The section at 0 carries the h1. */
  readonly index: number
}

/** Props of the component of a section with this schema; `Key` are the theme's message keys. */
export type SectionOf<S extends z.ZodObject, Key extends string = string> = Omit<
  SectionProps<Resolved<z.infer<S>>>,
  'context'
> & { readonly context: Context<Key> }

/** A section type: its name, the schema of its fields, and the component that shows it. */
export interface SectionDefinition {
  readonly type: string
  readonly schema: z.ZodObject
  readonly Component: (props: SectionProps<never>) => ReactNode
  /** The questions that the section shows with their answers; search engines are told of them. */
  readonly questions?: (section: never) => readonly Question[]
  /** Shows the text below the front matter. In a theme with such a section a page without one would lose its text. */
  readonly showsBody?: boolean
}

/**
 * Ties schema and component together, so that the component's props are what the schema lets through. The field `type` is
 * added; what the schema says in `describe` is what the reference for editors tells of the section.
 */
export function defineSection<S extends z.ZodObject>(
  type: string,
  fields: S,
  Component: (props: SectionProps<Resolved<z.infer<S>>>) => ReactNode,
  more: {
    readonly questions?: (section: Resolved<z.infer<S>>) => readonly Question[]
    readonly showsBody?: boolean
  } = {},
): SectionDefinition {
  const schema = z.strictObject({ type: z.literal(type), ...fields.shape })
  return { type, schema: schema.meta({ ...fields.meta() }), Component, ...more }
}

/** Components that replace HTML elements, by tag name; each gets the attributes of its element. */
type MarkdownComponents = {
  readonly [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag]>
}

/** How Markdown looks: components by HTML tag name, and the words that the footnotes need. */
export interface MarkdownTheme {
  readonly components: MarkdownComponents
  readonly footnotes: { readonly heading: string; readonly back: (reference: string) => string }
}

/** Components of the pages that are no entry of a theme's collection. */
type Templates = {
  readonly [T in Exclude<Template, 'entry'>]: (props: {
    readonly view: ViewOf<T>
    readonly context: Context
  }) => ReactNode
}

/** An interactive part of the theme, and the module that exports it under the island's name: `islands/Counter.tsx`. */
interface IslandDefinition {
  readonly component: (props: never) => ReactNode
  readonly module: string
}

/**
 * What a module of route middleware exports as `middleware`: whether the page may be shown (true), must not (false), or
 * which page of the site is shown in its place (its path).
 */
export type RouteMiddleware = (to: {
  readonly path: string
  readonly locale: string
}) => boolean | string | Promise<boolean | string>

/** Names of the theme that menu and footer data may use. */
export interface Vocabulary {
  /** Looks of a button in the menu. */
  readonly skins: readonly string[]
  readonly icons: readonly string[]
  /** Why the footer cannot have this colour, or null where it can. */
  readonly refuseFooterColour: (colour: string) => string | null
}

/** Texts of the page that the browser shows for a missing address, and the link home. */
export interface MessageProps {
  readonly heading: string
  /** Address of the home page, and the words of the link to it. */
  readonly home: string
  readonly label: string
}

/** Everything that the templates of a site hand to the generator. */
export interface Theme {
  readonly layouts: Readonly<Record<string, Layout>>
  readonly templates: Templates
  /** Names of the links that its header, footer and pages take from `links` of the menu data: the site must give them. */
  readonly links?: readonly string[]
  /** The kinds of entry beside `pages`, each with its schema, its card and its page. */
  readonly collections: readonly CollectionDefinition[]
  readonly sections: readonly SectionDefinition[]
  /** Without it the names in menu and footer data are not checked. */
  readonly vocabulary?: Vocabulary
  readonly markdown: (context: Context) => MarkdownTheme
  /** The page that the browser shows for a missing address; without it, heading and link are shown in a `.runtime-page`. */
  readonly MessagePage?: (props: MessageProps) => ReactNode
  /** Titles of the pages without a content file. */
  readonly errorTitles: (t: Translate) => Readonly<Record<'not-found' | 'error', string>>
  /** Texts of the browser script. */
  readonly runtimeTexts: (t: Translate) => RuntimeTexts
  /** The forms that its pages show; the settings say where each posts to. */
  readonly forms: readonly FormDefinition[]
  /** Islands by name. */
  readonly islands: Readonly<Record<string, IslandDefinition>>
  /** Small browser modules that every page of a site loads whose settings name them in `scripts`, as paths from the theme's folder. */
  readonly scripts?: Readonly<Record<string, string>>
  /** Values of `data-tone` on `<body>` for pages with a dark and with a light header; without them `dark` and `light`. */
  readonly tones?: Readonly<Record<Page['tone'], string>>
  /** Names that pages may give as `middleware`, with the browser module of each, as a path from the theme's folder. */
  readonly middleware: Readonly<Record<string, string>>
  /**
   * The picture that other sites show beside a link to a page, as SVG of 1200 by 630 without `<text>`, or null for none; a page
   * that names an `image` shows that one. `outline` sets text in the whole of the font of which the first of
   * `preload` is a part; without one there are no pictures.
   */
  readonly socialImage?: (page: Page, settings: Settings, outline: Outliner) => string | null
  /** Colour of the browser around a page, as CSS writes it; without it each browser takes its own. */
  readonly browserColour?: (page: Pick<Page, 'tone' | 'area'>) => string
  /** Decoration of the page that chooses the language, as SVG. */
  readonly rootArt?: () => string
  /** The style sheet, as a path from the theme's folder. */
  readonly styles: string
  /** Sheets that follow it where a language of the site runs from right to left. */
  readonly stylesRightToLeft?: readonly string[]
  /**
   * Fonts to preload, as the sheet names them. A WOFF2 font is cut down to the characters, weights, widths and features that its
   * `@font-face` names; a fragment tells the parts of one font from each other: `package/x.woff2#head`.
   */
  readonly preload: readonly string[]
}
