import type { Locale } from '../../i18n/locales.ts'
import { country, label, locale, path, perLocale, text, z } from './fields.ts'

const url = () =>
  text()
    .refine(
      (value) => /^https?:\/\/[^\s/]+(\/[^\s]*)?$/.test(value) && URL.canParse(value),
      'must be an address such as https://www.example.com',
    )
    .meta({ 'x-kind': 'address', examples: ['https://www.example.com'] })

/** What a warning can count as. */
const SEVERITIES = ['error', 'warning', 'off'] as const

/** Policies for a language in which an entry is missing: no link, a link to another language, or to the parent page. */
export const POLICIES = ['none', 'link', 'parent'] as const
export type Policy = (typeof POLICIES)[number]

const languageTag = () => text().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en-US')
const schemaType = () => text().regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org, such as Museum')
const positive = () => z.number().int().positive()
const kilobytes = () => z.number().positive().optional()
const colour = () =>
  text()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #031019')
    .meta({ 'x-kind': 'colour', examples: ['#031019'] })

/** Settings of one form. */
const formTarget = z.strictObject({
  endpoint: z
    .union([path(), url()])
    .nullable()
    .default(null)
    .describe(
      'Where it posts to: a path of the site, or an address elsewhere. Without one pages show mail and telephone.',
    ),
  thanks: path().optional().describe('Page that says thanks to those without script.'),
  keepDays: positive().default(180).describe('Days after which the receiver deletes a stored request.'),
  attachments: z
    .strictObject({
      maxFiles: positive().default(3).describe('Files that may be attached.'),
      maxMegabytes: positive().default(10).describe('Size of all files together.'),
      types: z
        .array(text().regex(/^[a-z0-9]+$/, 'must be the ending of a file name, such as pdf'))
        .min(1, 'must name at least one ending')
        .default(['pdf', 'docx', 'odt', 'jpg', 'png'])
        .describe('Endings of file names, without a dot.'),
    })
    .prefault({})
    .describe('For a form that takes files.'),
})
export type FormTarget = z.infer<typeof formTarget>

/** Settings of all forms. */
interface FormSettings {
  /** A form that is sent sooner is taken for the work of a bot. */
  readonly minimumSeconds: number
  /** Requests that the receiver takes from one address in an hour. */
  readonly hourlyLimit: number
  readonly byName: Readonly<Record<string, FormTarget>>
  /** Defaults for a form that the settings do not name. */
  readonly unset: FormTarget
}

/** Written as the forms by their names, with what holds for all of them beside: a shape that no declaration can say. */
const forms = (): z.ZodType<FormSettings> =>
  z
    .object({
      minimumSeconds: z.number().min(0).default(3).describe('Who sends faster than this is taken for a machine.'),
      hourlyLimit: positive().default(20).describe('Requests that the receiver takes from one address in an hour.'),
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

/** A place of the organization: its name in each language, and where letters go. */
const location = () =>
  z.strictObject({
    name: names().describe('What the place is called.'),
    street: text().describe('Street and number.'),
    postalCode: text().describe('Postal code.'),
    city: text().describe('Town.'),
    country: country().describe('Country.'),
    entity: text().optional().describe('Legal name of the company there.'),
    phone: text().optional().describe('Telephone in international form.'),
    map: url().optional().describe('Address of a map elsewhere.'),
  })

/** `content/site.yaml`: everything that differs from site to site, and nothing about it in code. */
export const settingsSchema = z.strictObject({
  brand: text().describe('Name of the site, after the title of each page.'),
  brands: perLocale(text()).default({}).describe('The name in languages that write it otherwise, `{ ar: مرسى }`.'),
  baseUrl: url()
    .refine(
      (value) => !/["'<>?#]/.test(value),
      'must be an address without query and anchor, such as https://www.example.com',
    )
    .describe('Address of the site without a slash at the end.'),
  locales: z
    .array(locale())
    .min(1, 'must name at least one language')
    .describe('Languages of the site, the source first.'),
  defaultLocale: locale().describe('Language of visitors of whom nothing else is known.'),
  languageTags: perLocale(languageTag())
    .default({})
    .describe('Fuller tags, `{ en: en-US }`, for documents, structured data, feeds and what browsers prefer.'),
  hreflang: z
    .enum(['language', 'region'])
    .default('language')
    .describe('Whether `hreflang` names the language (`en`) or its fuller tag (`en-US`).'),
  keepWithNumber: z.array(text()).default([]).describe('Names that stay on one line with the number after them.'),
  timeZone: text()
    .describe('Time zone by which texts are published and expire.')
    .meta({ examples: ['Europe/Berlin'] }),
  contact: z
    .object({
      phone: text().describe('Telephone in international form.'),
      email: text().describe('General e-mail address.'),
    })
    .catchall(
      text().describe(
        'A further telephone or e-mail address by its name. Search engines are told of telephones: their names should be kinds that schema.org knows, such as `emergency`.',
      ),
    )
    .describe('How to reach the organization; texts refer to it as `{{site.contact.phone}}`.'),
  organization: z
    .strictObject({
      legalName: text().describe('Full name of the company.'),
      type: schemaType().default('Organization').describe('What it is to search engines: a type of schema.org.'),
      locationType: schemaType().default('LocalBusiness').describe('What each of its locations is to them.'),
      founded: text().optional().describe('Year of foundation.'),
      vatId: text().optional().describe('VAT identification number.'),
      sameAs: z.array(url()).default([]).describe('Addresses of its profiles on other websites.'),
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
        .describe('Binds every host name below this one too, also those that other people run.'),
    })
    .prefault({})
    .describe('How long browsers insist on https for this host name (`Strict-Transport-Security`).'),
  redirectHosts: z
    .array(text())
    .default([])
    .describe('Other hosts that old addresses may lead to, such as `shop.example.com`.'),
  viewport: text().default('width=device-width, initial-scale=1').describe('The `viewport` of documents.'),
  socialImages: z
    .boolean()
    .default(true)
    .describe('Whether pages that name no `image` get a drawn picture for links on other sites.'),
  pollInterval: z
    .number()
    .int()
    .min(0)
    .default(3_600_000)
    .describe('How often an open page asks for a new build, in milliseconds; 0 switches it off.'),
  scripts: z.array(text()).default([]).describe("Names of the theme's scripts that pages load."),
  localeCookie: z
    .enum(['choice', 'always', 'never'])
    .default('choice')
    .describe('When the chosen language is kept in a cookie: on a choice, on each visit, or never.'),
  retention: z
    .strictObject({
      days: positive().describe('At least so many days.'),
      builds: positive().describe('At least so many builds.'),
    })
    .default({ days: 30, builds: 5 })
    .describe('How long files of earlier builds stay in the output, for tabs that are still open.'),
  collections: z
    .record(
      text(),
      z.strictObject({
        path: z
          .union([path(), perLocale(path())])
          .optional()
          .describe('Path of its entries, one or one for each language; without it the name of the collection.'),
        list: path().optional().describe('Page that lists it, above its entries in the breadcrumb.'),
        group: text().optional().describe('Group of the menu for its entries.'),
        layout: text().optional().describe('Frame of its pages by name.'),
      }),
    )
    .default({})
    .describe('Where each collection lives, by its name.'),
  untranslated: perLocale(z.enum(POLICIES))
    .default({})
    .describe(
      'What happens in a language that the site has only begun to speak, `{ fr: link }`; see the field of the same name of entries. Menu, footer and names may then be in the language that stands in.',
    ),
  fallbackLocales: z
    .array(locale())
    .default([])
    .describe('Where links lead that have no page in their own language: the first of these that has one.'),
  budgets: z
    .strictObject({
      html: kilobytes().describe('Its document.'),
      payload: kilobytes().describe('What is loaded of it when somebody comes from another page.'),
      styles: kilobytes().describe('Its style sheets.'),
      scripts: kilobytes().describe('Its scripts, with those of its islands.'),
      images: kilobytes().describe('Its pictures.'),
    })
    .optional()
    .describe(
      'How many kB (1,000 bytes, before compression) a page may have of each; a page over a budget is a warning, which names the largest parts.',
    ),
  accept: z.array(text()).default([]).describe('Codes of warnings that the site lives with knowingly.'),
  severities: z
    .record(text(), z.enum(SEVERITIES))
    .default({})
    .describe('What warnings count as, by their codes: `error`, `warning` even with `--strict`, or `off`.')
    .meta({ examples: [{ length: 'error', glossary: 'off' }] }),
  waysOn: z.array(path()).default(['/']).describe('Pages that the not-found and error pages offer.'),
  banner: z
    .strictObject({
      active: z.boolean().default(false).describe('Switches it on.'),
      message: perLocale(text()).default({}).describe("Words instead of the theme's."),
    })
    .default({ active: false, message: {} })
    .describe('The strip above the header.'),
  forms: forms().describe('Forms by name, `bookingRequest: { endpoint, thanks }`, and what holds for all of them.'),
})

/** The settings after their check, with defaults filled in. */
export type Settings = z.infer<typeof settingsSchema>

/** The tag of a locale's documents: `en-US` where the settings say so, else `en`. */
export function tagOf(locale: Locale, { languageTags }: Pick<Settings, 'languageTags'>): string {
  return languageTags[locale] ?? locale
}

/** The name of the site as a language writes it. */
export function brandOf({ brand, brands }: Pick<Settings, 'brand' | 'brands'>, locale: Locale): string {
  return brands[locale] ?? brand
}

const footerLink = () =>
  z.strictObject({ title: text().describe('Words of the link.'), url: text().describe('Where it leads.') })

/** `content/footer.yaml`. */
export const footerSchema = z.strictObject({
  bgColor: colour().optional().describe('Colour of the footer; one on which its text cannot be read is an error.'),
  phone: text().optional().describe('Telephone of the footer, where it is another than that of the settings.'),
  email: text().optional().describe('E-mail address of the footer, where it is another.'),
  logos: z
    .array(
      z.strictObject({
        img: text().describe('File of `content/static/`.'),
        alt: label().describe('What the picture says.'),
        url: text().optional().describe('Where it leads.'),
        class: text().optional().describe('How it is set: `seal` for a round one.'),
      }),
    )
    .default([])
    .describe('Certificates and the like.'),
  languages: perLocale(
    z.strictObject({
      claim: text().optional().describe('One sentence about the company.'),
      badges: z.array(text()).default([]).describe('Certificates and places in a few words each.'),
      links: z
        .array(
          z.strictObject({
            title: text().describe('Heading of the column.'),
            links: z.array(footerLink()).describe('Its links.'),
          }),
        )
        .default([])
        .describe('Columns of links.'),
      legal: z.array(footerLink()).default([]).describe('Imprint, privacy and the like.'),
      notes: z
        .record(text(), text())
        .default({})
        .describe('Further texts by the names that the theme takes, `{ prices: "All prices exclude VAT." }`.'),
    }),
  ).describe('Its words in each language.'),
})
export type FooterData = z.infer<typeof footerSchema>

/** `content/redirects.yaml`: old path → new path or address, both with the language prefix. */
export const redirectsSchema = z
  .record(text(), text())
  .describe('Old paths and the path or address that each leads to, both with the language.')
  .meta({ examples: [{ '/de/kontakt': '/de/company/contact/' }] })

/** `content/topics.yaml`: the terms that entries may use, by kind (`topics`, `tags`, …), with their names. */
export const taxonomySchema = z
  .record(text(), z.record(text(), names()))
  .describe('Terms that entries may use, by kind and key, with their names in each language.')
  .meta({ examples: [{ topics: { cloud: { de: 'Cloud', en: 'Cloud' } } }] })
export type Taxonomy = z.infer<typeof taxonomySchema>
