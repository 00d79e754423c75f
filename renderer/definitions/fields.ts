import { z } from 'zod'
import { keepUnits } from '../../i18n/format.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Card, CollectionName } from './cards.ts'
import { isDate } from '../../i18n/dates.ts'
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
}

export interface ImageField {
  readonly kind: 'image'
  readonly src: string
}
/** An image file of the output; width and height in pixels. */
export interface Image {
  readonly kind: 'image'
  readonly src: string
  readonly width: number
  readonly height: number
}

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

/** A language with a pack. */
export const locale = () => kind(z.enum(LOCALES), 'language', 'de')

/** A value for each of some locales, `{ de: …, en: … }`. */
export const perLocale = <S extends z.ZodType>(value: S) =>
  // Safe: every tag is a string, so all existing keys have values of this type.
  z.partialRecord(locale(), value) as z.ZodType<Record<Locale, z.output<S>>>

/** A text for all languages, or one for each language of the site. */
export type Label = string | Readonly<Record<Locale, string>>

export const label = () => kind(z.union([text(), perLocale(text())]), 'text, or one for each language')

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

export const image = () =>
  kind(
    text().transform((src): ImageField => ({ kind: 'image', src })),
    'picture',
    './picture.jpg',
  )

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

/** The key of an entry; components get its card. */
export const ref = <C extends Card>({ name }: CollectionName<C>) =>
  kind(
    text().transform((key): RefField<C> => ({ kind: 'ref', collection: name, key })),
    `key of an entry of \`${name}\``,
  )

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
export const date = () => kind(text().refine(isDate, 'must be a date such as 2026-11-20'), 'date', '2026-11-20')

/** A local time, `2026-11-20T09:00`; its time zone is a separate field. */
export const dateTime = () =>
  kind(
    text().refine(
      (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && isDate(value.slice(0, 10)) && isTime(value.slice(11)),
      'must be a date and time such as 2026-11-20T09:00',
    ),
    'date and time',
    '2026-11-20T09:00',
  )

/** A time of day, `09:00`. */
export const time = () => kind(text().refine(isTime, 'must be a time such as "09:00"'), 'time', '09:00')

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

function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
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
