import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Card, CollectionName, LinkedTerm, Term } from './cards.ts'
import type { CommonData } from './front-matter.ts'
import type { Context, Translate } from './context.ts'
import type { Markdown, Resolved, z } from './fields.ts'
import type { Issue, SourceFile, DataPath } from './issue.ts'
import type { Page, Route } from './page.ts'
import type { Settings } from './settings.ts'

/** The usable part of an entry with errors, so that the same run can check the rest, and references to the entry still resolve. */
export interface Damage {
  /** The front matter as far as it is right, with gaps; positions in lists are those of the file. */
  readonly rest: unknown
}

/** One validated content file. */
export interface Entry<D extends CommonData = CommonData> {
  readonly collection: string
  /** Folder below the collection, `workplace/managed-workplace`; the same in all languages. */
  readonly key: string
  readonly locale: Locale
  readonly data: D
  /** Markdown below the front matter. */
  readonly body: string
  readonly bodyLine: number
  readonly file: SourceFile
  /** Set if the file has errors, which have been reported: the site cannot be built, but the rest of the entry is checked. */
  readonly damage?: Damage
}

/** A violation of a rule that concerns more than one field. */
export interface DataFault extends Pick<Issue, 'severity' | 'message'> {
  /** One of the generator's, such as `missing-field`, or a name of the theme's own. */
  readonly code: string
  readonly expected: string
  readonly path: DataPath
}

/**
 * When something begins or ends: a local time with the time zone of its place, or a day, `2026-11-20`, in the time zone of the
 * site. A start day counts from its first moment, an end day to its last.
 */
export interface Moment {
  readonly at: string
  readonly timeZone?: string
}

/** A question that a page shows with its answer; it goes into the structured data. */
export interface Question {
  readonly question: string
  readonly answer: Markdown
}

/** A thing of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** A text file of the output; `path` without a slash at the start. */
export interface TextFile {
  readonly path: string
  readonly content: string
}

/** An entry of a feed. Days as `2026-11-20`. */
export interface FeedEntry {
  readonly title: string
  readonly authors: readonly string[]
  readonly categories: readonly string[]
  readonly published: string
}

/** The site as a definition sees it while it makes the card of an entry. Texts come in the language of the page that shows it. */
export interface CardScope {
  readonly locale: Locale
  readonly settings: Settings
  /** The fields that every card has. */
  base(entry: Entry): Card
  /** A text of the entry with its facts filled in, in the entry's own language. */
  text(value: string, entry: Entry): string
  /** A term of `content/topics.yaml` by its kind (`topics`) and key. */
  term(kind: string, key: string): Term
  /** Reading time of the entry's body in minutes, at least one. */
  minutes(entry: Entry): number
  /** The card of the entry that a reference names, where there is one. */
  cardOf<C extends Card>(collection: CollectionName<C>, key: string): C | null
  /** Visible entries of a collection in a language, in the order of lists. */
  entries<D extends CommonData>(collection: CollectionName, locale: Locale): readonly Entry<D>[]
  /** Whether the entry has begun, and whether it is over, by the clock of the place where it is. */
  hasBegun(entry: Entry): boolean
  isOver(entry: Entry): boolean
}

/** The site as a definition sees it while it makes the view of an entry. */
export interface ViewScope extends CardScope {
  /** The front matter with links, references, lists, images and facts resolved. */
  fields<D extends CommonData>(entry: Entry<D>): ShownFields<D>
  /** The Markdown below the front matter; null where there is none. */
  readonly body: Markdown | null
  /** A part of the front matter, resolved; `path` is its place in the front matter. */
  resolve<T>(value: T, path: DataPath): Resolved<T>
  /** A topic or tag with the page that lists what is about it. */
  linkedTerm(kind: string, key: string): LinkedTerm
  /** The card of an entry. */
  card<C extends Card>(collection: CollectionName<C>, entry: Entry): C
}

/** Fields of an entry as its page shows them: without those that the page itself carries. */
export type ShownFields<D> = Resolved<Omit<D, 'parent' | 'canonical'>>

/** Input for the structured data of an entry. */
export interface SearchScope {
  readonly page: Page
  readonly settings: Settings
  readonly t: Translate
  /** Markdown as HTML without classes and scripts. */
  readonly html: (text: Markdown) => string
}

/**
 * A kind of entry: what its front matter holds and how it is checked, and what lists show of it. The functions are methods so
 * that each may name the data of its own schema.
 */
export interface CollectionModel {
  /** Folder below `content/`. */
  readonly name: string
  /** One of them, for messages: `unknown-exhibition`. */
  readonly singular: string
  /** The whole front matter, made with `frontMatter({ … })`. */
  readonly schema: z.ZodObject
  /** Placeholders for required fields without a default, so that the rest of an entry with errors can be checked. */
  readonly placeholders: Readonly<Record<string, unknown>>
  /** Fields that hold keys of terms, with the kind of term: `{ topics: 'topics', industry: 'industries' }`. `locations` are those of the settings. */
  readonly terms: Readonly<Record<string, string>>
  /** Fields that hold references by which an archive offers choices, with the collection that they lead to. */
  readonly facets: Readonly<Record<string, CollectionName>>
  /** Type of the page for link previews on other sites (`og:type`). */
  readonly kind: 'website' | 'article' | 'profile'
  /** Whether a card may speak for a group of the menu. */
  readonly proof: boolean
  /** Rules between fields. */
  check?(data: CommonData): readonly DataFault[]
  /** Text by which lists are ordered, the greatest first; equal ones in the order of their keys. */
  order?(data: CommonData): string
  /** Day on which it was published, `2026-11-20`. */
  published?(data: CommonData): string
  /** Last day on which it is visible. */
  lastDay?(data: CommonData): string
  /** When it begins; before, it is to come. Without it everything that is not over is to come. */
  begins?(data: CommonData): Moment
  /** When it is over: it then moves to the past. */
  over?(data: CommonData): Moment
  card(entry: Entry, scope: CardScope): Card
  /** The card in a list of the collection, where that shows more. */
  listCard?(entry: Entry, scope: CardScope): Card
}

/** A collection of a theme: the model, with the page of an entry, its structured data, and its part in feeds and calendars. */
export interface CollectionDefinition extends CollectionModel {
  /** The content of the page, as plain JSON. */
  view(entry: Entry, scope: ViewScope): object
  readonly Page: DrawPage<never>
  /** A picture that is drawn for links is no likeness of what the page is about, so structured data do not name it. */
  readonly ownPictureOnly: boolean
  questions?(view: object): readonly Question[]
  structuredData?(view: object, scope: SearchScope): readonly Thing[]
  feed?(view: object): FeedEntry
  /** Files beside the page; their paths follow from the route alone, so that two pages that claim one are found. */
  readonly files?: {
    paths(route: Route): readonly string[]
    render(view: object, page: Page, settings: Settings): readonly TextFile[]
  }
}

/** The component of an entry's page. */
export type DrawPage<V> = (props: { readonly view: V; readonly context: Context }) => ReactNode

/** The definition as a theme writes it: `D` is the data of the schema, `V` what the page shows. */
export interface CollectionInput<S extends z.ZodObject, C extends Card, V extends object> {
  readonly singular: string
  readonly schema: S
  readonly placeholders?: CollectionDefinition['placeholders']
  readonly terms?: CollectionDefinition['terms']
  readonly facets?: CollectionDefinition['facets']
  readonly kind?: CollectionDefinition['kind']
  readonly check?: (data: DataOf<S>) => readonly DataFault[]
  readonly order?: (data: DataOf<S>) => string
  readonly published?: (data: DataOf<S>) => string
  readonly lastDay?: (data: DataOf<S>) => string
  readonly begins?: (data: DataOf<S>) => Moment
  readonly over?: (data: DataOf<S>) => Moment
  readonly card: (entry: Entry<DataOf<S>>, scope: CardScope) => C
  readonly listCard?: (entry: Entry<DataOf<S>>, scope: CardScope) => C
  readonly proof?: boolean
  readonly view: (entry: Entry<DataOf<S>>, scope: ViewScope) => V
  readonly Page: DrawPage<V>
  readonly ownPictureOnly?: boolean
  readonly questions?: (view: V) => readonly Question[]
  readonly structuredData?: (view: V, scope: SearchScope) => readonly Thing[]
  readonly feed?: (view: V) => FeedEntry
  readonly files?: {
    readonly paths: (route: Route) => readonly string[]
    readonly render: (view: V, page: Page, settings: Settings) => readonly TextFile[]
  }
}

/** Front matter after its check: the fields of the schema and those that every entry has. */
export type DataOf<S extends z.ZodType> = z.infer<S> & CommonData

/** Defines a collection of a theme: `defineCollection(exhibitions, { schema: frontMatter({ … }), card, view, Page })`. */
export function defineCollection<S extends z.ZodObject, C extends Card, V extends object>(
  { name }: CollectionName<C>,
  input: CollectionInput<S, C, V>,
): CollectionDefinition {
  // Entries reach the functions only after the schema has let their data through.
  const functions = input as unknown as Pick<CollectionDefinition, 'card' | 'view' | 'Page'>
  return {
    placeholders: {},
    terms: {},
    facets: {},
    kind: 'website',
    proof: false,
    ownPictureOnly: false,
    ...input,
    ...functions,
    name,
  }
}
