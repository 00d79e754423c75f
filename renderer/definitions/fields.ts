import { z } from 'zod'
import { keepUnits } from '../../i18n/format.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Card, CollectionName } from './cards.ts'
import { isDate } from '../../i18n/dates.ts'
import { dayFault, dayTimeFault, timeFault, type DayFault } from './day-faults.ts'
import { withoutLocale } from './url.ts'

/**
 * The kinds of field in content. A schema parses what an editor writes into a *source* value (`LinkField`, `MarkdownField` …). Once routes
 * are known, `resolve` turns it into the *resolved* value (`Link`, `Markdown` …) that components get: `Resolved<z.infer<typeof schema>>`.
 *
 * Schema files import zod from here.
 */
export { z }

/** Metadata of a schema. `describe` adds the description for editors. */
interface FieldMeta {
  /** The kind of value in plain words: `link`, `inline Markdown`. */
  readonly 'x-kind'?: string
  /** Whether the value must be the same in all languages of an entry. */
  readonly 'x-same'?: true
  /** The collection whose entries the value names. */
  readonly 'x-collection'?: string
  readonly examples?: readonly (string | number)[]
}

const kind = <S extends z.ZodType>(schema: S, name: string, ...examples: string[]): S => {
  const meta: FieldMeta = { 'x-kind': name, ...(examples.length > 0 && { examples }) }
  return schema.meta({ ...meta })
}

export interface LinkField {
  readonly kind: 'link'
  readonly to: string
}
/** Whether a link opens in a new tab or in the same one. */
export const TARGETS = ['_blank', '_self'] as const

/** A resolved link. `hreflang` is set if the target is in another language than the page. */
export interface Link {
  readonly kind: 'link'
  readonly href: string
  readonly external: boolean
  readonly hreflang: Locale | null
  /** By default, external links open in a new tab and all others in the same one. */
  readonly target?: (typeof TARGETS)[number]
}

/** A `tel:` link for a written phone number such as `+49 89 99998 200`, which may contain non-breaking spaces. */
export function telLink(phone: string): Link {
  return { kind: 'link', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, external: true, hreflang: null }
}

export interface MarkdownField {
  readonly kind: 'markdown'
  readonly inline: boolean
  readonly source: string
}
/** Markdown with everything needed to render it: resolved links and images by their written URL. */
export interface Markdown extends MarkdownField {
  readonly links: Readonly<Record<string, Link>>
  readonly images: Readonly<Record<string, Image>>
  /** Sections to show in the text, where it says `::block{#name}`. */
  readonly blocks?: Readonly<Record<string, { readonly type: string; readonly id?: string }>>
}

export interface ImageField {
  readonly kind: 'image'
  readonly src: string
  /** What it shows; empty for decoration. */
  readonly alt?: string | undefined
  readonly focus?: Focus | undefined
  readonly narrow?: string | undefined
  /** Whether the page shows it, so that `alt` is needed. */
  readonly shown?: boolean
}
/** The point of a picture that stays visible when it is cropped: shares of its width and height, from the upper left corner. */
export type Focus = readonly [x: number, y: number]

/** An image file of the output; width and height in pixels. */
export interface Image {
  readonly kind: 'image'
  readonly src: string
  readonly width: number
  readonly height: number
  /** As written; empty for decoration, undefined if the field does not need it. */
  readonly alt?: string
  readonly focus?: Focus
  /** Another picture for narrow windows. */
  readonly narrow?: Image
  /** Set if the build makes it in further sizes and formats. */
  readonly raster?: Raster
}
/** What the build knows of the pixels of a picture. */
export interface Raster {
  /** Digest of the source file. */
  readonly digest: string
  readonly type: RasterType
  /** Its colours in a grid of 4 by 3, three hexadecimal digits each, shown until it is loaded. Null if it is transparent. */
  readonly ground: string | null
}
/** Formats of which the build makes further sizes and formats. */
export type RasterType = 'jpeg' | 'png' | 'webp'

/** A document or picture of a service that the settings name. */
export interface EmbedField {
  readonly kind: 'embed'
  readonly service: string
  readonly src: string
}
/** The same: nothing of it depends on the language. */
export type Embed = EmbedField

/** Which entries of a collection a list shows. If the collection defines a start, `current` entries are no longer `upcoming`. */
const WHEN = ['upcoming', 'current', 'past'] as const
export type When = (typeof WHEN)[number]

export interface RefField<C extends Card = Card> {
  readonly kind: 'ref'
  readonly collection: string
  readonly key: string
  /** Carries the type only; never set. */
  readonly card?: C
}
export interface ListField<C extends Card = Card> {
  readonly kind: 'list'
  readonly collection: string
  /** Carries the type only; never set. */
  readonly card?: C
  readonly limit?: number | undefined
  readonly topic?: string | undefined
  readonly when?: When | undefined
}

export interface QuantityField {
  readonly kind: 'quantity'
  /** A reference to the fact base, with braces. */
  readonly reference: string
}
/** A number of the fact base, to compare and to show. */
export interface Quantity {
  readonly kind: 'quantity'
  readonly value: number
  /** The code of its currency, or the kind of the fact: `percent`, `weeks`, `number`. */
  readonly unit: string
  /** As the fact is shown in the language of the page: `1.450 €`. */
  readonly text: string
}

export interface ExcerptField<T = unknown> {
  readonly kind: 'excerpt'
  /** The path of the page; without one, there is nothing. */
  readonly from: string | undefined
  readonly type: string
  /** Carries the type only; never set. */
  readonly section?: T
}

/** The type of a field once links, references, lists and images are resolved. */
export type Resolved<T> = T extends LinkField
  ? Link
  : T extends MarkdownField
    ? Markdown
    : T extends ImageField
      ? Image
      : T extends RefField<infer C>
        ? C
        : T extends ListField<infer C>
          ? readonly C[]
          : T extends QuantityField
            ? Quantity
            : T extends ExcerptField<infer S>
              ? readonly Resolved<S>[]
              : T extends readonly (infer U)[]
                ? readonly Resolved<U>[]
                : T extends object
                  ? { readonly [K in keyof T]: Resolved<T[K]> }
                  : T

/** Plain text of one line. Facts are filled in, and numbers kept with their units. */
/** Maximum characters of a label, heading or line of text, because drawing and hyphenating take quadratic time. */
const LONGEST_TEXT = 2000

export const text = () =>
  kind(
    z
      .string({ error: (issue) => expectedText(issue.input) })
      .trim()
      .min(1, 'must not be empty')
      .max(LONGEST_TEXT, { abort: true, error: `must have at most ${LONGEST_TEXT} characters` })
      .overwrite(keepUnits),
    'text',
  )

/** An address of the web, with its scheme. */
export const url = () =>
  text()
    .refine(
      (value) => /^https?:\/\/[^\s/]+(\/[^\s]*)?$/.test(value) && URL.canParse(value),
      'must be a URL such as https://www.example.com',
    )
    .meta({ 'x-kind': 'address', examples: ['https://www.example.com'] })

/** A language with a pack. */
export const locale = () => kind(z.enum(LOCALES), 'language', 'de')

/** A value for each of some locales, `{ de: …, en: … }`. */
export const perLocale = <S extends z.ZodType>(value: S) =>
  // Safe: every tag is a string, so all existing keys have values of this type.
  z.partialRecord(locale(), value) as z.ZodType<Record<Locale, z.output<S>>>

/** A text for all languages, or one for each language of the site. */
export type Label = string | Readonly<Record<Locale, string>>

export const label = () => kind(z.union([text(), perLocale(text())]), 'text, or one for each language')

/** A label in a language; empty if it has none in that language, which is an issue elsewhere. */
export function labelIn(written: Label, locale: Locale): string {
  return typeof written === 'string' ? written : (written[locale] ?? '')
}

export const inlineOf = (source: string): MarkdownField => ({ kind: 'markdown', inline: true, source })

/** One paragraph of Markdown: emphasis, links, code. Components get `Markdown`. */
export const inline = () => kind(text().transform(inlineOf), 'inline Markdown')

/** Markdown of any kind. Components get `Markdown`. */
export const markdown = () =>
  kind(
    text().transform((source): MarkdownField => ({ kind: 'markdown', inline: false, source })),
    'Markdown',
  )

/** A link to a page, a file or another website. Components get `Link`; broken links are issues. */
export const link = () =>
  kind(
    text().transform((to): LinkField => ({ kind: 'link', to })),
    'link',
    '/company/contact',
  )

/** A number of the fact base, such as a price to sort by. Components get `Quantity`. */
export const quantity = () =>
  kind(
    text()
      .regex(/^\{\{[^{}|]+\}\}$/, 'must be one figure of the fact base, such as {{offers.csoc.price}}')
      .transform((reference): QuantityField => ({ kind: 'quantity', reference })),
    'figure of the fact base',
    '{{offers.csoc.price}}',
  )

/**
 * The sections of one type on another page of the site, given by its path, so that a list of pages need not repeat what they say. Not for
 * editors: a schema makes it of a link in `transform`.
 */
export function excerptOf<T>(from: string | undefined, type: string): ExcerptField<T> {
  return { kind: 'excerpt', from, type }
}

const share = () => z.number().min(0).max(1)

const writtenImage = () =>
  z.union([
    text().transform((src) => ({ src })),
    z.strictObject({
      src: text().describe('The file.'),
      alt: z.string().trim().max(LONGEST_TEXT).overwrite(keepUnits).optional().describe('What it shows.'),
      focus: z.tuple([share(), share()]).optional().describe('Point that stays visible when it is cropped.'),
      narrow: text().optional().describe('Another file for narrow windows.'),
    }),
  ])

const WRITTEN_IMAGE = 'picture: a file, or `{ src, alt, focus, narrow }`'

/** A picture that is not part of the text, such as a logo or that of a link preview. Components get `Image`. */
export const image = () =>
  kind(
    writtenImage().transform((written): ImageField => ({ kind: 'image', ...written })),
    WRITTEN_IMAGE,
    './picture.jpg',
  )

/** A picture that the page shows: like `image`, but a missing `alt` is an issue. Components show it with `context.picture`. */
export const picture = () => {
  const meta = { 'x-kind': WRITTEN_IMAGE, examples: [{ src: './picture.jpg', alt: '…' }] }
  return writtenImage()
    .transform((written): ImageField => ({ kind: 'image', shown: true, ...written }))
    .meta(meta)
}

/** Marks a field whose value must be the same in all languages of an entry, such as a date or a price. */
export function same<S extends z.ZodType>(schema: S): S {
  const meta: FieldMeta = { 'x-same': true }
  return schema.meta({ ...meta })
}

/** Whether a field is marked with `same`. zod's global registry is shared by all copies of this module, including that of a compiled theme. */
export function isSame(schema: z.ZodType): boolean {
  return schema.meta()?.['x-same'] === true
}

/** A link with a label: `{ label, href }`. Components get `{ label: string, href: Link }`. */
export const action = () =>
  z.strictObject({
    label: text().describe('Label of the link.'),
    href: link().describe('Where it leads.'),
  })

/** What a service of the settings shows, a film or a map for instance. Components get `Embed` and show it with `<Facade>`. */
export const embed = () =>
  z
    .strictObject({
      service: text().describe('Name of the service in `content/site.yaml`.'),
      src: url().describe('Address of the document or picture, at one of its hosts.'),
    })
    .transform((written): EmbedField => ({ kind: 'embed', ...written }))
    .meta({ 'x-kind': 'service: `{ service, src }`', examples: [{ service: 'films', src: 'https://player.example.com/embed/42' }] })

/** A film of the site's own. Components show it with `<Film>`. */
export const film = () =>
  z.strictObject({
    title: text().describe('What the film is about, for those who do not see it.'),
    sources: z.array(link()).min(1, 'must name a file').describe('The film, the best format first: WebM, MP4.'),
    poster: image().describe('Picture that is shown before it plays, of the same shape.'),
    captions: perLocale(link()).describe('Captions as WebVTT, by language.'),
    transcript: link().optional().describe('Page or file with everything that is said and shown.'),
  })

/** The key of an entry; components get its card. */
export const ref = <C extends Card>({ name }: CollectionName<C>) =>
  kind(
    text().transform((key): RefField<C> => ({ kind: 'ref', collection: name, key })),
    `key of an entry of \`${name}\``,
  ).meta({ 'x-collection': name } satisfies FieldMeta)

/** `{ limit?, topic?, when? }`: entries of a collection in its order, shown as cards; `{}` means all. */
export const list = <C extends Card>({ name }: CollectionName<C>) =>
  z
    .strictObject({
      limit: z.number().int().positive().optional().describe('Maximum number of entries.'),
      topic: text().optional().describe('Only entries of a topic, by its key in `topics.yaml`.'),
      when: z.enum(WHEN).optional().describe('Only upcoming, current or past entries.'),
    })
    .transform((query): ListField<C> => ({ kind: 'list', collection: name, ...query }))

/** A calendar date, `2026-11-20`, without a time zone. */
export const date = () => kind(text().superRefine(unless(isDate, dayFault)), 'date', '2026-11-20')

/** A local time, `2026-11-20T09:00`; its time zone is a separate field. */
export const dateTime = () =>
  kind(text().superRefine(unless(isDateTime, dayTimeFault)), 'date and time', '2026-11-20T09:00')

/** A time of day, `09:00`. */
export const time = () => kind(text().superRefine(unless(isTime, timeFault)), 'time', '09:00')

/** A country code, ISO 3166-1 alpha-2: `AT`. */
export const country = () =>
  kind(text().regex(/^[A-Z]{2}$/, 'must be the code of a country, such as DE'), 'code of a country', 'AT')

/** A currency code, ISO 4217; euro by default. */
export const currency = () =>
  kind(text().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR'), 'code of a currency', 'EUR').default(
    'EUR',
  )

/** A path below the language prefix, `/company/contact`. */
export const path = () =>
  kind(
    text()
      .refine(
        (value) => /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+\/?$/.test(value),
        'must be a path of lower-case letters, digits and hyphens, such as /company/contact',
      )
      .refine(
        (value) => withoutLocale(value).locale === null,
        'must be a path without language, which is put in front of it',
      ),
    'path',
    '/company/contact',
  )

function isDateTime(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && isDate(value.slice(0, 10)) && isTime(value.slice(11))
}

function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** A refinement with the reason, and with a hint that `check` shows. */
function unless(isRight: (value: string) => boolean, faultOf: (value: string) => DayFault) {
  return (value: string, context: z.core.$RefinementCtx<string>): void => {
    if (isRight(value)) return
    const { message, hint } = faultOf(value)
    context.addIssue({ code: 'custom', message, params: { hint }, input: value })
  }
}

function expectedText(input: unknown): string {
  return input === undefined ? 'is missing' : `must be text, got ${describe(input)}`
}

/** A value as an editor would recognise it: `42`, `"text"`, `a list`, `nothing`. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return JSON.stringify(value).slice(0, 60)
}
