import { z } from 'zod'
import { keepUnits } from '../../i18n/format.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Card, CollectionName } from './cards.ts'
import { isDate } from '../../i18n/dates.ts'
import { withoutLocale } from './url.ts'

/**
 * The kinds of field that content is made of, each written once. A schema turns the text of an editor into a *source* value
 * (`LinkField`, `MarkdownField` …); when routes are known, `resolve` makes the *resolved* value of it (`Link`, `Markdown` …),
 * which is what components get: `Resolved<z.infer<typeof schema>>`.
 *
 * zod is used here and in the schema files that import it from here.
 */
export { z }

/** Metadata of a schema beside its rules; `describe` adds the meaning of the field for editors. */
interface FieldMeta {
  /** The kind of value in an editor's words: `link`, `inline Markdown`. */
  readonly 'x-kind'?: string
  /** Whether every language of an entry must say the same. */
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
/** Where a link opens: in a new tab, or in the one that the reader is in. */
export const TARGETS = ['_blank', '_self'] as const

/** A link that is known to lead somewhere. `hreflang` is set where the target is in another language than the page. */
export interface Link {
  readonly kind: 'link'
  readonly href: string
  readonly external: boolean
  readonly hreflang: Locale | null
  /** Without it other websites open in a new tab and all else in this one. */
  readonly target?: (typeof TARGETS)[number]
}

/** A phone number as it is written, `+49 89 99998 200`, as a link that dials it. In texts of the settings its spaces do not break. */
export function telLink(phone: string): Link {
  return { kind: 'link', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, external: true, hreflang: null }
}

export interface MarkdownField {
  readonly kind: 'markdown'
  readonly inline: boolean
  readonly source: string
}
/** Markdown with all that is needed to render it: where its links lead and which files its images are, by the address written. */
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

/** Which entries of a collection a list shows. In one that says when its entries begin, what is `current` is no longer `upcoming`. */
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

/** Plain text of one line; facts by reference are filled in, and a number stays with its unit. */
/** Characters of a label, a heading or a line of text: what draws or divides them takes time with their square. */
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

/** A language that there is a pack for. */
export const locale = () => kind(z.enum(LOCALES), 'language', 'de')

/** A value for each of some locales, `{ de: …, en: … }`. */
export const perLocale = <S extends z.ZodType>(value: S) =>
  // Every tag is a string, so the keys that are there have values of this kind.
  z.partialRecord(locale(), value) as z.ZodType<Record<Locale, z.output<S>>>

/** Words that are the same in all languages, or written for each language of the site. */
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

/** A link to a page, a file or another website. Components get `Link`; one that leads nowhere is an issue. */
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

/** Marks a field that says the same in every language of an entry, such as a date or a price. */
export function same<S extends z.ZodType>(schema: S): S {
  const meta: FieldMeta = { 'x-same': true }
  return schema.meta({ ...meta })
}

/** Reads the mark of `same`. zod keeps one registry for all copies of this module, that of a compiled theme included. */
export function isSame(schema: z.ZodType): boolean {
  return schema.meta()?.['x-same'] === true
}

/** A link with its words: `{ label, href }`. Components get `{ label: string, href: Link }`. */
export const action = () =>
  z.strictObject({
    label: text().describe('Words of the link.'),
    href: link().describe('Where it leads.'),
  })

/** The key of an entry; components get its card. */
export const ref = <C extends Card>({ name }: CollectionName<C>) =>
  kind(
    text().transform((key): RefField<C> => ({ kind: 'ref', collection: name, key })),
    `key of an entry of \`${name}\``,
  )

/** `{ limit?, topic?, when? }`: entries of a collection in its order, shown as cards. All of them: `{}`. */
export const list = <C extends Card>({ name }: CollectionName<C>) =>
  z
    .strictObject({
      limit: z.number().int().positive().optional().describe('Shows at most so many.'),
      topic: text().optional().describe('Shows only those of a topic, by its key in `topics.yaml`.'),
      when: z.enum(WHEN).optional().describe('Shows only what is to come, what runs now, or what is over.'),
    })
    .transform((query): ListField<C> => ({ kind: 'list', collection: name, ...query }))

/** A calendar date, `2026-11-20`. It has no time zone and is the same day everywhere. */
export const date = () => kind(text().refine(isDate, 'must be a date such as 2026-11-20'), 'date', '2026-11-20')

/** A local time at a place, `2026-11-20T09:00`; the time zone is a field of its own. */
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

/** A country by its code, ISO 3166-1 alpha-2: `AT`. */
export const country = () =>
  kind(text().regex(/^[A-Z]{2}$/, 'must be the code of a country, such as DE'), 'code of a country', 'AT')

/** A currency by its code, ISO 4217; euro where nothing is said. */
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
