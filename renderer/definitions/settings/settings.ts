import type { Locale } from '../../../i18n/locales.ts'
import { languageTag, locale, path, perLocale, text, url } from '../fields/text.ts'
import { z } from '../fields/kind.ts'
import { budgets, externalLinks, severities } from './checks.ts'
import { forms } from './forms.ts'
import { contact, locations, organization } from './organization.ts'
import { serviceSchema } from './services.ts'

/** Policy for languages in which an entry is missing: no link, a link to another language or to the parent page, or a copy of the text. */
export const POLICIES = ['none', 'link', 'parent', 'copy'] as const
export type Policy = (typeof POLICIES)[number]

/** What the site's own code fetches from, also through a web socket. */
const fetchedOrigin = () =>
  text()
    .regex(
      /^(?:https|wss):\/\/[a-z0-9.-]+(:\d+)?$/i,
      'must be an origin such as https://api.example.com, without a path',
    )
    .meta({ examples: ['https://api.example.com'] })
const positive = () => z.number().int().positive()

/** `content/site.yaml`: everything that differs between sites. */
export const settingsSchema = z.strictObject({
  brand: text().describe('Name of the site, after the title of each page.'),
  brands: perLocale(text()).default({}).describe('The name in languages that spell it differently, `{ ar: مرسى }`.'),
  baseUrl: url()
    .refine(
      // It becomes part of files that configure hosts, where other characters have a meaning. `base-url.ts` checks those of the path.
      (value) => /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?(\/[^?#\s]*)?$/iu.test(value),
      'must be a URL without query and anchor, such as https://www.example.com',
    )
    .describe('URL of the site without a trailing slash; it may have a path.'),
  domains: perLocale(
    url().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be a URL without a path, such as https://www.example.de'),
  )
    .default({})
    .describe(
      'Domains of languages that are not at the base URL, which all serve the same folder: `{ de: https://www.example.de }`. `watch` and `--base-url` leave them out.',
    ),
  locales: z
    .array(locale())
    .min(1, 'must have at least one language')
    .refine((locales) => new Set(locales).size === locales.length, 'must name each language once')
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
  keepWithNumber: z
    .array(text())
    .default([])
    .describe('Names that are kept on one line, together with a number after them.'),
  timeZone: text()
    .describe('Time zone for publishing and expiring texts.')
    .meta({ examples: ['Europe/Berlin'] }),
  contact: contact(),
  organization: organization(),
  locations: locations(),
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
  budgets: budgets(),
  externalLinks: externalLinks(),
  accept: z.array(text()).default([]).describe('Codes of accepted warnings.'),
  severities: severities(),
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
  connect: z
    .array(fetchedOrigin())
    .default([])
    .describe(
      "Other hosts that the site's own islands and scripts may fetch from, such as `https://api.example.com`; each has to answer with `Access-Control-Allow-Origin`.",
    ),
  setsHtml: z
    .boolean()
    .default(false)
    .describe(
      "Whether code of the site's islands, such as a package for maps, writes HTML from strings. The site then has no Trusted Types.",
    ),
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
