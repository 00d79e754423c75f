import { label, perLocale, text } from '../fields/text.ts'
import { isTerm } from '../letters/letters.ts'
import { noTranslate, z } from '../fields/kind.ts'

const colour = () =>
  text()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #031019')
    .meta({ 'x-kind': 'colour', examples: ['#031019'] })

const footerLink = () =>
  z.strictObject({ title: text().describe('Label of the link.'), url: noTranslate(text().describe('Where it leads.')) })

/** `content/footer.yaml`. */
export const footerSchema = z.strictObject({
  bgColor: colour().optional().describe('Colour of the footer; too little contrast is an error.'),
  phone: text().optional().describe('Telephone number in the footer, if it differs from the settings.'),
  email: text().optional().describe('Email address in the footer, if it differs.'),
  logos: z
    .array(
      z.strictObject({
        img: text().describe('File of `content/static/`.'),
        alt: label().describe('Alternative text of the picture.'),
        url: text().optional().describe('Where it leads.'),
        class: text().optional().describe('Style: `seal` for a round one.'),
      }),
    )
    .default([])
    .describe('Certificates and the like.'),
  languages: perLocale(
    z.strictObject({
      claim: text().optional().describe('One sentence about the company.'),
      badges: z.array(text()).default([]).describe('Certificates and locations, in a few words each.'),
      links: z
        .array(
          z.strictObject({
            title: text().describe('Heading of the column.'),
            links: z.array(footerLink()).describe('Its links.'),
          }),
        )
        .default([])
        .describe('Columns of links.'),
      legal: z
        .array(
          footerLink().extend({
            name: noTranslate(text().optional().describe('By which the theme finds it: `privacy`.')),
          }),
        )
        .default([])
        .describe('Imprint, privacy and the like.'),
      notes: z
        .record(text(), text())
        .default({})
        .describe('Further texts, by names that the theme defines, `{ prices: "All prices exclude VAT." }`.'),
    }),
  ).describe('Its texts in each language.'),
})
export type FooterData = z.infer<typeof footerSchema>

/** `content/redirects.yaml`: old path → new path or URL. New paths include the language prefix, old ones stand as they were. */
export const redirectsSchema = z
  .record(text(), text())
  .describe('Old paths as they were, with a language or without, and the new path with its language, or a URL.')
  .meta({ examples: [{ '/de/kontakt': '/de/company/contact/', '/blog/old': '/en/posts/new/' }] })

const termKey = () =>
  text()
    .overwrite((key) => key.normalize('NFC'))
    .refine(
      isTerm,
      'must be a name without invisible characters, slashes and signs such as %, ?, #, " and <, since it becomes part of addresses',
    )

/** `content/topics.yaml`: the terms that entries may use, by kind (`topics`, `tags`, …), with their names. */
export const taxonomySchema = z
  .record(text(), z.record(termKey(), perLocale(text())))
  .describe('Terms that entries may use, by kind and key, with their names in each language.')
  .meta({ examples: [{ topics: { cloud: { de: 'Cloud', en: 'Cloud' } } }] })
export type Taxonomy = z.infer<typeof taxonomySchema>
