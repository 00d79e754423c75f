import { locale, text } from '../fields/text.ts'
import { z } from '../fields/kind.ts'

const fieldPath = () =>
  text().describe('Where the value is in an item: `title`, `author.name`, `translations.{locale}.title`.')

/** A value of the item, or a constant. */
const field = () => z.union([fieldPath(), z.strictObject({ value: z.unknown().describe('The same for every entry.') })])

const variable = () =>
  text().regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable, such as CMS_TOKEN')

const pullSource = z.strictObject({
  from: text().describe('A URL, or a file of the site, such as `data/team.csv`.'),
  format: z
    .enum(['json', 'csv', 'rss'])
    .default('json')
    .describe('`rss` reads Atom too. CSV has its names in the first line.'),
  items: text().optional().describe('Where the list is in JSON, such as `data.items`; the whole answer by default.'),
  next: text().optional().describe('Where JSON has the URL of its next page, such as `links.next`.'),
  token: variable().optional().describe('Environment variable with a token, which is sent as `Authorization: Bearer`.'),
  into: text().describe('Collection of the entries.'),
  key: fieldPath().describe('Where the name of the entry is, which becomes its folder.'),
  languages: z
    .array(locale())
    .min(1)
    .optional()
    .describe('Languages that each item is in; the default language by default.'),
  language: fieldPath().optional().describe('Where the language is, if each item is in one.'),
  fields: z.record(z.string(), field()).describe('Fields of the front matter.'),
  body: fieldPath().optional().describe('Where the text is, as Markdown or HTML.'),
})

/** `content/pull.yaml`: external data that `kartograf pull` writes as entries. */
export const pullSchema = z.strictObject({
  sources: z.record(z.string(), pullSource).describe('One by name, as in `kartograf pull <name>`.'),
})

export type PullSource = z.infer<typeof pullSource>
