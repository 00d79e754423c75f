import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import { country, label, path, perLocale, text, z } from './fields.ts'

const locale = () => z.enum(LOCALES)
const url = () =>
  text().refine(
    (value) => /^https?:\/\/[^\s/]+(\/[^\s]*)?$/.test(value) && URL.canParse(value),
    'must be an address such as https://www.example.com',
  )
/** What happens for a language in which an entry is missing: nothing, a link to another language, or the page above. */
export const POLICIES = ['none', 'link', 'parent'] as const
export type Policy = (typeof POLICIES)[number]

const languageTag = () => text().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en-US')
const schemaType = () => text().regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org, such as Museum')
const positive = () => z.number().int().positive()
const colour = () => text().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #031019')

/** What the settings say of one form. */
const formTarget = z.strictObject({
  /** Where it posts to: a path of the site, or an address elsewhere. Without one the page shows mail and telephone instead. */
  endpoint: z.union([path(), url()]).nullable().default(null),
  /** The page that says thanks to those without script. */
  thanks: path().optional(),
  /** Days after which the receiver deletes a stored request. */
  keepDays: positive().default(180),
  /** For a form that takes files. */
  attachments: z
    .strictObject({
      maxFiles: positive().default(3),
      maxMegabytes: positive().default(10),
      /** Endings of file names, without a dot. */
      types: z
        .array(text().regex(/^[a-z0-9]+$/, 'must be the ending of a file name, such as pdf'))
        .min(1, 'must name at least one ending')
        .default(['pdf', 'docx', 'odt', 'jpg', 'png']),
    })
    .prefault({}),
})
export type FormTarget = z.infer<typeof formTarget>

/** What the settings say of forms. */
interface FormSettings {
  /** Who sends faster than this is taken for a machine. */
  readonly minimumSeconds: number
  /** Requests that the receiver takes from one address in an hour. */
  readonly hourlyLimit: number
  readonly byName: Readonly<Record<string, FormTarget>>
  /** What holds for a form that the settings do not name. */
  readonly unset: FormTarget
}

/** Written as the forms by their names, with what holds for all of them beside: a shape that no declaration can say. */
const forms = (): z.ZodType<FormSettings> =>
  z
    .object({ minimumSeconds: z.number().min(0).default(3), hourlyLimit: positive().default(20) })
    .catchall(formTarget)
    .prefault({})
    .transform(({ minimumSeconds, hourlyLimit, ...byName }) => ({
      minimumSeconds,
      hourlyLimit,
      byName,
      unset: formTarget.parse({}),
    }))

/** A name in each language of the site. */
const names = () => perLocale(text())

/** A place of the organization: its name in each language, and where letters go. */
const location = () =>
  z.strictObject({
    name: names(),
    street: text(),
    postalCode: text(),
    city: text(),
    country: country(),
    entity: text().optional(),
    phone: text().optional(),
    /** Address of a map elsewhere; texts refer to it as `{{locations.graz.map}}`. */
    map: url().optional(),
  })

/** `content/site.yaml`: everything that differs from site to site, and nothing about it in code. */
export const settingsSchema = z.strictObject({
  brand: text(),
  /** The brand in languages that write it otherwise, `{ ar: مرسى }`. */
  brands: perLocale(text()).default({}),
  /** Without a slash at the end; canonical addresses, sitemap and social images start with it. */
  baseUrl: url().refine(
    (value) => !/["'<>?#]/.test(value),
    'must be an address without query and anchor, such as https://www.example.com',
  ),
  locales: z.array(locale()).min(1, 'must name at least one language'),
  defaultLocale: locale(),
  /** Fuller tags of languages, `{ en: en-US }`, for `lang`, structured data, feeds and what browsers say that they prefer. */
  languageTags: perLocale(languageTag()).default({}),
  /** Whether `hreflang` names the locale (`en`) or its fuller tag (`en-US`). */
  hreflang: z.enum(['language', 'region']).default('language'),
  /** Names, such as that of a product, that stay on one line with the number after them. */
  keepWithNumber: z.array(text()).default([]),
  timeZone: text(),
  contact: z.strictObject({ phone: text(), email: text(), emergency: text().optional(), careers: text().optional() }),
  /** Legal name and the like, for the imprint and structured data. */
  organization: z.strictObject({
    legalName: text(),
    /** What it is to search engines, a type of schema.org such as `Museum`; and what each of its `locations` is. */
    type: schemaType().default('Organization'),
    locationType: schemaType().default('LocalBusiness'),
    founded: text().optional(),
    vatId: text().optional(),
    sameAs: z.array(url()).default([]),
  }),
  /** Where the organization is. Entries may name these keys; texts refer to `{{locations.graz.street}}`. */
  locations: z.record(text(), location()).default({}),
  /** Address of the site's icon, a file of `content/static/`. */
  icon: text().optional(),
  header: z.strictObject({ light: z.boolean() }).default({ light: false }),
  /**
   * How long browsers insist on https for this host name (`Strict-Transport-Security`). `includeSubDomains` binds every host name
   * below it as well, also those that other people run.
   */
  hsts: z
    .strictObject({ days: z.number().int().min(0).default(365), includeSubDomains: z.boolean().default(false) })
    .prefault({}),
  viewport: text().default('width=device-width, initial-scale=1'),
  /** Whether pages that name no `image` get a picture for links on other sites, drawn by the theme. */
  socialImages: z.boolean().default(true),
  /** How often an open page asks for a new build, in milliseconds; 0 switches it off. The default is Nuxt's: one hour. */
  pollInterval: z.number().int().min(0).default(3_600_000),
  /** Whether a visitor whose blocker hides parts of pages is asked, once in a session, to make an exception for this site. */
  adblockNotice: z.boolean().default(false),
  localeCookie: z.enum(['choice', 'always', 'never']).default('choice'),
  /** How long hashed files of earlier builds stay in the output, for tabs that are still open: so many days and builds at least. */
  retention: z.strictObject({ days: positive(), builds: positive() }).default({ days: 30, builds: 5 }),
  /** Where each collection lives below the language prefix; one path, or one for each language. */
  collections: z
    .record(
      text(),
      z.strictObject({
        path: z.union([path(), perLocale(path())]).optional(),
        /** The page that lists the collection; it stands above its entries in the breadcrumb. */
        list: path().optional(),
        /** Navigation group of the entries. */
        group: text().optional(),
        layout: text().optional(),
      }),
    )
    .default({}),
  /**
   * What happens in a language that the site has only begun to speak, `{ fr: link }`, with all pages that say nothing themselves.
   * Menu, footer and names then may be in the language that stands in.
   */
  untranslated: perLocale(z.enum(POLICIES)).default({}),
  /** Where links lead that have no page in their own language: the first of these languages that has one. */
  fallbackLocales: z.array(locale()).default([]),
  /** Codes of warnings that the site lives with knowingly; they are not shown any more. */
  accept: z.array(text()).default([]),
  /** Paths of the pages that the not-found and error pages offer. */
  waysOn: z.array(path()).default(['/']),
  /** Switches on the strip above the header of the security pages, with words of its own where the theme's do not fit. */
  emergency: z
    .strictObject({ active: z.boolean().default(false), message: perLocale(text()).default({}) })
    .default({ active: false, message: {} }),
  /** By the name of the form: `eventRequest: { endpoint, thanks }`. Beside them what holds for all forms. */
  forms: forms(),
})

export type Settings = z.infer<typeof settingsSchema>

/** The tag of a locale's documents: `en-US` where the settings say so, else `en`. */
export function tagOf(locale: Locale, { languageTags }: Pick<Settings, 'languageTags'>): string {
  return languageTags[locale] ?? locale
}

/** The name of the site as a language writes it. */
export function brandOf({ brand, brands }: Pick<Settings, 'brand' | 'brands'>, locale: Locale): string {
  return brands[locale] ?? brand
}

const footerLink = () => z.strictObject({ title: text(), url: text() })

/** `content/footer.yaml`. */
export const footerSchema = z.strictObject({
  /** Overrides the footer's canvas; the theme refuses a colour on which its text cannot be read. */
  bgColor: colour().optional(),
  /** Phone and e-mail where they are others than those of the settings. */
  phone: text().optional(),
  email: text().optional(),
  /** Certificates and the like; `img` is the address of a file of `content/static/`. */
  logos: z
    .array(z.strictObject({ img: text(), alt: label(), url: text().optional(), class: text().optional() }))
    .default([]),
  languages: perLocale(
    z.strictObject({
      claim: text().optional(),
      /** Certificates and places in a few words each. */
      badges: z.array(text()).default([]),
      links: z.array(z.strictObject({ title: text(), links: z.array(footerLink()) })).default([]),
      legal: z.array(footerLink()).default([]),
      priceNote: text().optional(),
    }),
  ),
})
export type FooterData = z.infer<typeof footerSchema>

/** `content/redirects.yaml`: old path → new path or address, both with the language prefix. */
export const redirectsSchema = z.record(text(), text())

/** `content/topics.yaml`: the terms that entries may use, by kind (`topics`, `tags`, …), with their names. */
export const taxonomySchema = z.record(text(), z.record(text(), names()))
export type Taxonomy = z.infer<typeof taxonomySchema>
