import { archive } from './archive-words.ts'
import { date } from '../fields/dates.ts'
import { image } from '../fields/pictures.ts'
import { link } from '../fields/links.ts'
import { path, perLocale, text } from '../fields/text.ts'
import { isName } from '../letters/letters.ts'
import { noTranslate, z } from '../fields/kind.ts'
import { POLICIES } from '../settings/settings.ts'

const policy = () => z.enum(POLICIES)

/** A section before its `type` decides the schema of the other fields. */
const section = z.looseObject({ type: text() }).meta({ 'x-kind': 'section (below)' })

/** Fields that every entry has. */
const common = {
  title: text().describe('Title of the page in browsers and search results, preferably up to 55 characters.'),
  description: text().describe('Text below the title in search results, 120 to 155 characters.'),
  label: text()
    .optional()
    .describe('Short name for the breadcrumb and cards, found by the search; the title by default.'),
  updated: date().optional().describe('Date of the last significant change.'),
  draft: z.boolean().default(false).describe('`true` keeps the entry out of the site.'),
  publish: date().optional().describe('First day on which the entry is on the site.'),
  expire: date().optional().describe('Day from which it is hidden; links to it then lead to the parent page.'),
  aliases: z
    .array(path())
    .default([])
    .describe('Old paths in this language, without its prefix; they lead to the page.'),
  path: path().optional().describe('Path in this language without its prefix, if it differs from the folder.'),
  parent: link().optional().describe('Parent page in the breadcrumb, if that is not the folder above.'),
  untranslated: perLocale(policy())
    .default({})
    .describe(
      'Languages without this entry, `{ es: link }`. With `link`, links lead to another language and say so; with `parent`, to the parent page; with `none`, they are dropped. With `copy`, the page exists there with the text of another language and says so.',
    ),
  layout: text().optional().describe('Layout of the page, such as `default`.'),
  script: z
    .boolean()
    .default(true)
    .describe('`false` makes a page without any script, which looks as it does to visitors who have disabled scripts.'),
  middleware: z
    .array(text())
    .default([])
    .describe(
      'Browser modules of the theme that run before a link shows the page. They protect nothing: its files are public.',
    ),
  headerLight: z
    .boolean()
    .optional()
    .describe('Whether the header is light on this page, if that differs from the settings.'),
  area: text().optional().describe('Topic that decides the colour of the page, if that differs from its menu group.'),
  noindex: z.boolean().default(false).describe('`true` asks search engines not to index the page.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe(
      '`true` keeps the page out of lists, feeds, search and search engines: it is for those who have its address. It is no secret, since `builds/` of the output lists all pages.',
    ),
  canonical: link()
    .optional()
    .describe('Page with nearly the same content, which search engines show instead. Not together with `noindex`.'),
  keywords: z
    .array(text())
    .default([])
    .describe("Other words that people search for, such as `gehackt`: found by the site's search, and shown nowhere."),
  blocks: z
    .record(text().refine(isName, 'must be a name of lower-case letters, digits and hyphens'), section)
    .default({})
    .describe('Sections for the text: a paragraph `::block{#name}` shows the block with that name.'),
  image: image().optional().describe('Picture for link previews on other sites, instead of the generated one.'),
}

/** Names of the fields that every entry has. */
export const COMMON_FIELDS: readonly string[] = Object.keys(common)

/** The front matter of a collection: the common fields and its own. */
export function frontMatter<S extends z.core.$ZodShape>(own: S) {
  return z.strictObject({ ...common, ...own })
}

export const pageData = frontMatter({
  group: noTranslate(text().optional().describe('Group of the menu that the page belongs to.')),
  describes: z
    .enum(['service', 'locations'])
    .optional()
    .describe('Subject of the page for search engines: an offered service, or the locations of the organization.'),
  sections: z.array(section).default([]).describe('The parts of the page from top to bottom, each with its `type`.'),
  archive: archive().optional().describe('Pages for the rest of a list, and for each topic and tag.'),
}).describe('A page made of sections.')
export type PageData = z.infer<typeof pageData>

/** Fields that all collections share. */
export type CommonData = Pick<PageData, keyof typeof common>
