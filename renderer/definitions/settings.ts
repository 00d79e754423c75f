import type { Locale } from '../../i18n/locales.ts'
import { country, locale, path, perLocale, text, url } from './fields/text.ts'
import { z } from './fields/kind.ts'
import { serviceSchema } from './services.ts'

/** Severities that a site can give to warnings. */
const SEVERITIES = ['error', 'warning', 'off'] as const

/** Policy for languages in which an entry is missing: no link, a link to another language or to the parent page, or a copy of the text. */
export const POLICIES = ['none', 'link', 'parent', 'copy'] as const
export type Policy = (typeof POLICIES)[number]

const languageTag = () => text().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en-US')
const schemaType = () => text().regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org, such as Museum')
const positive = () => z.number().int().positive()
const kilobytes = () => z.number().positive().optional()
/** Settings of one form. */
const formTarget = z.strictObject({
  endpoint: z
    .union([path(), url()])
    .nullable()
    .default(null)
    .describe('Endpoint: a path of the site or an external URL. Without one, pages show email and telephone.'),
  thanks: path().optional().describe('Thank-you page for visitors without script.'),
  keepDays: positive().default(180).describe('Days after which the receiver deletes a stored request.'),
  attachments: z
    .strictObject({
      maxFiles: positive().default(3).describe('Files that may be attached.'),
      maxMegabytes: positive().default(10).describe('Size of all files together.'),
      types: z
        .array(text().regex(/^[a-z0-9]+$/, 'must be a file extension such as pdf'))
        .min(1, 'must have at least one extension')
        .default(['pdf', 'docx', 'odt', 'jpg', 'png'])
        .describe('File extensions without a dot.'),
    })
    .prefault({})
    .describe('For a form that takes files.'),
})
export type FormTarget = z.infer<typeof formTarget>

/** Settings of all forms. */
interface FormSettings {
  /** Forms submitted faster than this are treated as spam. */
  readonly minimumSeconds: number
  /** Maximum number of requests per hour from one IP address. */
  readonly hourlyLimit: number
  readonly byName: Readonly<Record<string, FormTarget>>
  /** Defaults for a form that the settings do not name. */
  readonly unset: FormTarget
}

/** Forms by name, with common settings beside them: a shape that a static type cannot express. */
const forms = (): z.ZodType<FormSettings> =>
  z
    .object({
      minimumSeconds: z.number().min(0).default(3).describe('Forms submitted faster than this are treated as spam.'),
      hourlyLimit: positive().default(20).describe('Maximum number of requests per hour from one IP address.'),
    })
    .catchall(formTarget.describe('A form by its name.'))
    .prefault({})
    .transform(({ minimumSeconds, hourlyLimit, ...byName }) => ({
      minimumSeconds,
      hourlyLimit,
      byName,
      /** Defaults for a form that the settings do not name. */
      unset: formTarget.parse({}),
    }))

/** A name in each language of the site. */
const names = () => perLocale(text())

/** A location of the organization: its name in each language, and its postal address. */
const location = () =>
  z.strictObject({
    name: names().describe('Name of the location.'),
    street: text().describe('Street and number.'),
    postalCode: text().describe('Postal code.'),
    city: text().describe('Town.'),
    country: country().describe('Country.'),
    entity: text().optional().describe('Legal name of the local company.'),
    phone: text().optional().describe('Telephone in international form.'),
    map: url().optional().describe('URL of an external map.'),
  })

/** `content/site.yaml`: everything that differs between sites. */
export const settingsSchema = z.strictObject({
  brand: text().describe('Name of the site, after the title of each page.'),
  brands: perLocale(text()).default({}).describe('The name in languages that spell it differently, `{ ar: مرسى }`.'),
  baseUrl: url()
    .refine(
      (value) => !/["'<>?#]/.test(value),
      'must be a URL without query and anchor, such as https://www.example.com',
    )
    .describe('URL of the site without a trailing slash; it may have a path.'),
  domains: perLocale(
    url().regex(/^https?:\/\/[^/?#]+$/, 'must be a URL without a path, such as https://www.example.de'),
  )
    .default({})
    .describe(
      'Domains of languages that are not at the base URL, which all serve the same folder: `{ de: https://www.example.de }`. `watch` and `--base-url` leave them out.',
    ),
  locales: z
    .array(locale())
    .min(1, 'must have at least one language')
    .describe('Languages of the site, source language first.'),
  defaultLocale: locale().describe('Language for visitors without a known preference.'),
  languageTags: perLocale(languageTag())
    .default({})
    .describe(
      'Full language tags, `{ en: en-US }`, for documents, structured data, feeds and matching browser preferences.',
    ),
  hreflang: z
    .enum(['language', 'region'])
    .default('language')
    .describe('Whether `hreflang` uses the language (`en`) or its full tag (`en-US`).'),
  keepWithNumber: z.array(text()).default([]).describe('Names that are kept on one line with the number after them.'),
  timeZone: text()
    .describe('Time zone for publishing and expiring texts.')
    .meta({ examples: ['Europe/Berlin'] }),
  contact: z
    .object({
      phone: text().describe('Telephone in international form.'),
      email: text().describe('General e-mail address.'),
    })
    .catchall(
      text().describe(
        'Further telephone numbers or email addresses by name. Telephone numbers are in structured data, so their names should be contact types such as `emergency`.',
      ),
    )
    .describe('How to reach the organization; texts refer to it as `{{site.contact.phone}}`.'),
  organization: z
    .strictObject({
      legalName: text().describe('Full name of the company.'),
      type: schemaType().default('Organization').describe('Its schema.org type for search engines.'),
      locationType: schemaType().default('LocalBusiness').describe('The schema.org type of its locations.'),
      founded: text().optional().describe('Year of foundation.'),
      vatId: text().optional().describe('VAT identification number.'),
      sameAs: z.array(url()).default([]).describe('URLs of its profiles on other websites.'),
    })
    .describe('For the imprint and for search engines.'),
  locations: z
    .record(text(), location())
    .default({})
    .describe(
      'Where the organization is. Texts refer to it as `{{locations.graz.street}}`, and entries may name the keys.',
    ),
  icon: text().optional().describe('Icon of the site, a file of `content/static/`.'),
  header: z
    .strictObject({ light: z.boolean().describe('Whether the header is light.') })
    .default({ light: false })
    .describe('Look of the header.'),
  hsts: z
    .strictObject({
      days: z.number().int().min(0).default(365).describe('Days.'),
      includeSubDomains: z
        .boolean()
        .default(false)
        .describe('Also applies to all subdomains, including those run by others.'),
    })
    .prefault({})
    .describe('How long browsers insist on https for this host name (`Strict-Transport-Security`).'),
  redirectHosts: z
    .array(text())
    .default([])
    .describe('Other hosts that redirects may lead to, such as `shop.example.com`.'),
  viewport: text().default('width=device-width, initial-scale=1').describe('The `viewport` of documents.'),
  socialImages: z
    .boolean()
    .default(true)
    .describe('Whether pages without `image` get a generated link preview picture.'),
  pollInterval: z
    .number()
    .int()
    .min(0)
    .default(3_600_000)
    .describe('How often an open page checks for a new build, in milliseconds; 0 turns it off.'),
  search: z.boolean().default(false).describe('Whether an index for the search of the site is made in each language.'),
  scripts: z.array(text()).default([]).describe("Names of the theme's scripts that pages load."),
  localeCookie: z
    .enum(['choice', 'always', 'never'])
    .default('choice')
    .describe('When the language is stored in a cookie: when chosen, on each visit, or never.'),
  retention: z
    .strictObject({
      days: positive().describe('Minimum number of days.'),
      builds: positive().describe('Minimum number of builds.'),
    })
    .default({ days: 30, builds: 5 })
    .describe('How long files of earlier builds are kept in the output, for open tabs.'),
  lastmod: z
    .enum(['content', 'git'])
    .default('content')
    .describe(
      'Where the sitemap has the day of the last change of a page from: `updated` and dates of the text, or also the last commit of its file.',
    ),
  precompress: z
    .boolean()
    .default(false)
    .describe(
      'Whether each text has compressed copies beside it (`.br`, `.gz`), for hosts that send those instead of compressing on each request.',
    ),
  collections: z
    .record(
      text(),
      z.strictObject({
        path: z
          .union([path(), perLocale(path())])
          .optional()
          .describe('Path of its entries, for all languages or for each; the name of the collection by default.'),
        list: path().optional().describe('Page that lists its entries, and their parent in the breadcrumb.'),
        group: text().optional().describe('Group of the menu for its entries.'),
        layout: text().optional().describe('Layout of its pages.'),
      }),
    )
    .default({})
    .describe('Paths of collections, by name.'),
  untranslated: perLocale(z.enum(POLICIES))
    .default({})
    .describe(
      'Policy for a language with few translations so far, `{ fr: link }`; see the same field of entries. Menu, footer and names may then be in a fallback language.',
    ),
  fallbackLocales: z
    .array(locale())
    .default([])
    .describe('Fallback languages for links without a page in their own language, in order.'),
  noindex: z
    .boolean()
    .default(false)
    .describe('Whether search engines are kept away from the whole site, as with `generate --noindex`.'),
  script: z
    .boolean()
    .default(true)
    .describe(
      'Whether pages have the browser script. Without it, each link loads a document, islands stay as the build has drawn them, and no file of scripts is written.',
    ),
  budgets: z
    .strictObject({
      html: kilobytes().describe('Its document.'),
      payload: kilobytes().describe('What is loaded when navigating from another page.'),
      styles: kilobytes().describe('Its style sheets.'),
      scripts: kilobytes().describe('Its scripts, including those of islands.'),
      images: kilobytes().describe('Its pictures.'),
    })
    .optional()
    .describe(
      'Maximum kB (1,000 bytes, uncompressed) of a page; pages over a budget cause a warning with the largest parts.',
    ),
  externalLinks: z
    .strictObject({
      ignore: z
        .array(text())
        .default([])
        .describe('URLs that it leaves out; `*` stands for any characters.')
        .meta({ examples: [['https://*.example.com/*']] }),
    })
    .prefault({})
    .describe('For `check --external`, which asks other servers whether links lead anywhere.'),
  accept: z.array(text()).default([]).describe('Codes of accepted warnings.'),
  severities: z
    .record(text(), z.enum(SEVERITIES))
    .default({})
    .describe('Severity of warnings by code: `error`, `warning` even with `--strict`, or `off`.')
    .meta({ examples: [{ length: 'error', glossary: 'off' }] }),
  waysOn: z.array(path()).default(['/']).describe('Pages that the not-found and error pages offer.'),
  banner: z
    .strictObject({
      active: z.boolean().default(false).describe('Switches it on.'),
      message: perLocale(text()).default({}).describe("Text instead of the theme's."),
    })
    .default({ active: false, message: {} })
    .describe('The strip above the header.'),
  services: z
    .record(
      text().regex(/^[a-z][a-z0-9-]*$/, 'must be a name of lower-case letters, digits and hyphens'),
      serviceSchema,
    )
    .default({})
    .describe('Third parties whose scripts, documents or pictures the site loads, by name.'),
  forms: forms().describe('Forms by name, `bookingRequest: { endpoint, thanks }`, and common settings.'),
})

/** Validated settings with defaults filled in. */
export type Settings = z.infer<typeof settingsSchema>

/** The `lang` of a locale's documents: `en-US` if the settings say so, otherwise `en`. */
export function tagOf(locale: Locale, { languageTags }: Pick<Settings, 'languageTags'>): string {
  return languageTags[locale] ?? locale
}

/** The name of the site in a language. */
export function brandOf({ brand, brands }: Pick<Settings, 'brand' | 'brands'>, locale: Locale): string {
  return brands[locale] ?? brand
}
