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
export const WHEN = ['upcoming', 'current', 'past'] as const
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

/** What a field becomes when links, references, lists and images are resolved. */
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
export const text = () =>
  z
    .string({ error: (issue) => expectedText(issue.input) })
    .trim()
    .min(1, 'must not be empty')
    .overwrite(keepUnits)

/** A value for each of some locales, `{ de: …, en: … }`. */
export const perLocale = <S extends z.ZodType>(value: S) =>
  // Every tag is a string, so the keys that are there have values of this kind.
  z.partialRecord(z.enum(LOCALES), value) as z.ZodType<Record<Locale, z.output<S>>>

/** Words that are the same in all languages, or written for each language of the site. */
export type Label = string | Readonly<Record<Locale, string>>

export const label = () => z.union([text(), perLocale(text())])

export const inlineOf = (source: string): MarkdownField => ({ kind: 'markdown', inline: true, source })

export const inline = () => text().transform(inlineOf)

export const markdown = () => text().transform((source): MarkdownField => ({ kind: 'markdown', inline: false, source }))

export const link = () => text().transform((to): LinkField => ({ kind: 'link', to }))

export const image = () => text().transform((src): ImageField => ({ kind: 'image', src }))

/** Marks a field that says the same in every language of an entry, such as the start of an event. */
export function same<S extends z.ZodType>(schema: S): S {
  return Object.assign(schema, { [SAME]: true })
}

/** On the schema itself: a compiled theme has a copy of this module of its own. */
const SAME = Symbol.for('kartograf.same')

export function isSame(schema: z.core.$ZodType): boolean {
  return SAME in schema
}

export const action = () => z.strictObject({ label: text(), href: link() })

/** The key of an entry; components get its card. */
export const ref = <C extends Card>({ name }: CollectionName<C>) =>
  text().transform((key): RefField<C> => ({ kind: 'ref', collection: name, key }))

/** `{ limit?, topic?, when? }`: entries of a collection in its order, shown as cards. */
export const list = <C extends Card>({ name }: CollectionName<C>) =>
  z
    .strictObject({
      limit: z.number().int().positive().optional(),
      topic: text().optional(),
      when: z.enum(WHEN).optional(),
    })
    .transform((query): ListField<C> => ({ kind: 'list', collection: name, ...query }))

/** A calendar date, `2026-11-20`. It has no time zone and is the same day everywhere. */
export const date = () => text().refine(isDate, 'must be a date such as 2026-11-20')

/** A local time at a place, `2026-11-20T09:00`; the time zone stands beside it. */
export const dateTime = () =>
  text().refine(
    (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && isDate(value.slice(0, 10)) && isTime(value.slice(11)),
    {
      error: 'must be a date and time such as 2026-11-20T09:00',
    },
  )

export const time = () => text().refine(isTime, 'must be a time such as "09:00"')

/** A country by its code, ISO 3166-1 alpha-2: `AT`. */
export const country = () => text().regex(/^[A-Z]{2}$/, 'must be the code of a country, such as DE')

/** A currency by its code, ISO 4217; euro where nothing is said. */
export const currency = () =>
  text()
    .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR')
    .default('EUR')

/** A path below the language prefix, `/company/contact`. */
export const path = () =>
  text()
    .refine((value) => /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+\/?$/.test(value), {
      error: 'must be a path of lower-case letters, digits and hyphens, such as /company/contact',
    })
    .refine((value) => withoutLocale(value).locale === null, {
      error: 'must be a path without language, which is put in front of it',
    })

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
