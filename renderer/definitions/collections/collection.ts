import type { ReactNode } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import type { Card, CollectionName, LinkedTerm, Term } from './cards.ts'
import type { DataFault, FeedEntry, Moment, Question, TextFile, Thing } from './collection-outputs.ts'
import type { Context, Translate } from '../context.ts'
import type { Entry } from '../entry.ts'
import type { z } from '../fields/kind.ts'
import type { Markdown } from '../fields/markdown.ts'
import type { ImageField } from '../fields/pictures.ts'
import type { Resolved } from '../fields/resolved.ts'
import type { CommonData } from './front-matter.ts'
import type { DataPath } from '../issue.ts'
import type { Page, Route } from '../page.ts'
import type { Settings } from '../settings/settings.ts'

/** What `card` of a collection may use. Texts are in the language of the text that shows the card. */
export interface CardScope {
  readonly locale: Locale
  readonly settings: Settings
  /** The fields that every card has. */
  base(entry: Entry): Card
  /** A text of the entry with its facts filled in, in the entry's own language. */
  text(value: string, entry: Entry): string
  /**
   * A picture of the entry for `context.picture`: the file beside it, with size, focal point and, in the entry's own language, alternative
   * text. Undefined stays undefined.
   */
  picture<F extends ImageField | undefined>(field: F, entry: Entry): Resolved<F>
  /** A term of `content/topics.yaml` by its kind (`topics`) and key. */
  term(kind: string, key: string): Term
  /** Reading time of the entry's body in minutes, at least one. */
  minutes(entry: Entry): number
  /** The card of a referenced entry, if it exists. */
  cardOf<C extends Card>(collection: CollectionName<C>, key: string): C | null
  /**
   * Visible entries of a collection in a language, in the order of lists. For `locale`, those that readers of the page have. Use their
   * fields, cards and `minutes`, not their `body`: after an edit of a body alone, the pages of other entries are not made again.
   */
  entries<D extends CommonData>(collection: CollectionName, locale: Locale): readonly Entry<D>[]
  /** Whether the entry has begun and whether it is over, in its own time zone. */
  hasBegun(entry: Entry): boolean
  isOver(entry: Entry): boolean
}

/** What `view` of a collection may use. */
export interface ViewScope extends CardScope {
  /** The front matter with links, references, lists, images and facts resolved. */
  fields<D extends CommonData>(entry: Entry<D>): ShownFields<D>
  /** The Markdown below the front matter; null if there is none. */
  readonly body: Markdown | null
  /** A part of the front matter, resolved; `path` is its place in the front matter. */
  resolve<T>(value: T, path: DataPath): Resolved<T>
  /** A topic or tag with its list page. */
  linkedTerm(kind: string, key: string): LinkedTerm
  /** The card of an entry. */
  card<C extends Card>(collection: CollectionName<C>, entry: Entry): C
}

/** Fields of an entry, without those that are properties of the page. */
export type ShownFields<D> = Resolved<Omit<D, 'parent' | 'canonical' | 'blocks'>>

/** Input for the structured data of an entry. */
export interface SearchScope {
  readonly page: Page
  readonly settings: Settings
  readonly t: Translate
  /** Markdown as HTML without classes and scripts. */
  readonly html: (text: Markdown) => string
}

/**
 * A kind of entry: the schema and checks of its front matter, and its cards. Functions are declared as methods, so that each can use the
 * data type of its own schema.
 */
export interface CollectionModel {
  /** Folder below `content/`. */
  readonly name: string
  /** Singular, for issue codes: `unknown-exhibition`. */
  readonly singular: string
  /** The whole front matter, made with `frontMatter({ … })`. */
  readonly schema: z.ZodObject
  /** Placeholders for required fields without a default, so that the rest of an entry with errors can be checked. */
  readonly placeholders: Readonly<Record<string, unknown>>
  /**
   * Fields that hold keys of terms, with the kind of term: `{ topics: 'topics', industry: 'industries' }`. `locations` are those of the
   * settings.
   */
  readonly terms: Readonly<Record<string, string>>
  /** Reference fields that an archive offers as filters, with their collection. */
  readonly facets: Readonly<Record<string, CollectionName>>
  /** Type of the page for link previews on other sites (`og:type`). */
  readonly kind: 'website' | 'article' | 'profile'
  /** Whether menu groups may show a card of this collection. */
  readonly proof: boolean
  /** Rules between fields. */
  check?(data: CommonData): readonly DataFault[]
  /** Sort key of lists, in descending order, numbers by their value; equal ones are sorted by key. */
  order?(data: CommonData): string | number
  /** Lists begin with the smallest sort key, such as a rank. */
  readonly ascending?: boolean
  /** Date of publication, `2026-11-20`. */
  published?(data: CommonData): string
  /** Last day on which it is visible. */
  lastDay?(data: CommonData): string
  /** When it begins; it is upcoming until then. If not defined, entries are upcoming until they are over. */
  begins?(data: CommonData): Moment
  /** When it is over; then it is past. */
  over?(data: CommonData): Moment
  card(entry: Entry, scope: CardScope): Card
  /** The card in lists of this collection, if that shows more. */
  listCard?(entry: Entry, scope: CardScope): Card
}

/** A collection of a theme: the model, the page of an entry, structured data, feeds and calendars. */
export interface CollectionDefinition extends CollectionModel {
  /** The content of the page, as plain JSON. */
  view(entry: Entry, scope: ViewScope): object
  readonly Page: DrawPage<never>
  /** Generated link pictures do not depict the subject of the page, so structured data omits them. */
  readonly ownPictureOnly: boolean
  questions?(view: object): readonly Question[]
  structuredData?(view: object, scope: SearchScope): readonly Thing[]
  feed?(view: object): FeedEntry
  /** Files beside the page. Their paths depend only on the route, so that collisions can be detected. */
  readonly files?: {
    paths(route: Route): readonly string[]
    render(view: object, page: Page, settings: Settings): readonly TextFile[]
  }
}

/** The component of an entry's page. */
export type DrawPage<V> = (props: { readonly view: V; readonly context: Context }) => ReactNode

/** The definition as written by a theme: `D` is the data of the schema, `V` the view. */
interface CollectionInput<S extends z.ZodObject, C extends Card, V extends object> {
  readonly singular: string
  readonly schema: S
  readonly placeholders?: CollectionDefinition['placeholders']
  readonly terms?: CollectionDefinition['terms']
  readonly facets?: CollectionDefinition['facets']
  readonly kind?: CollectionDefinition['kind']
  readonly check?: (data: DataOf<S>) => readonly DataFault[]
  readonly order?: (data: DataOf<S>) => string | number
  readonly ascending?: boolean
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
  /** What an entry is in the feed of its language. The first collection with this has `/de/rss.xml`, others `/de/<collection>/rss.xml`. */
  readonly feed?: (view: V) => FeedEntry
  readonly files?: {
    readonly paths: (route: Route) => readonly string[]
    readonly render: (view: V, page: Page, settings: Settings) => readonly TextFile[]
  }
}

/** Validated front matter: the fields of the schema and those of every entry. */
export type DataOf<S extends z.ZodType> = z.infer<S> & CommonData

/** Defines a collection of a theme: `defineCollection(exhibitions, { schema: frontMatter({ … }), card, view, Page })`. */
export function defineCollection<S extends z.ZodObject, C extends Card, V extends object>(
  { name }: CollectionName<C>,
  input: CollectionInput<S, C, V>,
): CollectionDefinition {
  // Safe: the functions are called only with data validated by the schema.
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
