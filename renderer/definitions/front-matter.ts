import { archive } from './archive-words.ts'
import { date, image, link, path, perLocale, text, z } from './fields.ts'
import { POLICIES } from './settings.ts'

const policy = () => z.enum(POLICIES)

/** Fields that every entry has. */
const common = {
  title: text().describe('Title of the page in browsers and search results; at most 55 characters read well.'),
  description: text().describe('What search results show below the title, in 120 to 155 characters.'),
  label: text().optional().describe('Short name for the breadcrumb and for cards; without it the title.'),
  updated: date().optional().describe('Day of the last change that readers should know of.'),
  draft: z.boolean().default(false).describe('`true` keeps the entry out of the site.'),
  publish: date().optional().describe('First day on which the entry is on the site.'),
  expire: date().optional().describe('Day from which it is gone: links to it then lead to the page above.'),
  aliases: z
    .array(path())
    .default([])
    .describe('Old paths in this language, without its prefix; they lead to the page.'),
  path: path().optional().describe('Path in this language where it differs from the folder, without the prefix.'),
  parent: link().optional().describe('Page above this one in the breadcrumb, where that is not the folder above.'),
  untranslated: perLocale(policy())
    .default({})
    .describe(
      'Languages without this entry, `{ es: link }`: `link` leads to another language and says so, `parent` to the page above, `none` nowhere.',
    ),
  layout: text().optional().describe('Frame of the page by name, such as `default`.'),
  middleware: z
    .array(text())
    .default([])
    .describe('Browser modules of the theme that are asked before the page is shown.'),
  headerLight: z
    .boolean()
    .optional()
    .describe('Whether the header is light on this page, where that differs from the settings.'),
  area: text().optional().describe('Topic whose colour the page has, where that differs from its group in the menu.'),
  noindex: z.boolean().default(false).describe('`true` asks search engines not to show the page.'),
  canonical: link()
    .optional()
    .describe('Page that says the same in other words: search engines show that one. Not together with `noindex`.'),
  image: image().optional().describe('Picture beside links on other sites, instead of the one that is drawn.'),
}

/** Names of the fields that every entry has. */
export const COMMON_FIELDS: readonly string[] = Object.keys(common)

/** A section before its `type` decides the schema of the other fields. */
const section = z.looseObject({ type: text() }).meta({ 'x-kind': 'section (below)' })

/** The front matter of a collection: the common fields and its own. */
export function frontMatter<S extends z.core.$ZodShape>(own: S) {
  return z.strictObject({ ...common, ...own })
}

export const pageData = frontMatter({
  group: text().optional().describe('Group of the menu that the page belongs to.'),
  describes: z
    .enum(['service', 'locations'])
    .optional()
    .describe(
      'What search engines are told that the page is about: a service on offer, or the places of the organization.',
    ),
  sections: z.array(section).default([]).describe('The parts of the page from top to bottom, each with its `type`.'),
  archive: archive().optional().describe('Pages for the rest of a list, and for each topic and tag.'),
}).describe('A page made of sections.')
export type PageData = z.infer<typeof pageData>

/** Fields that all collections share. */
export type CommonData = Pick<PageData, keyof typeof common>
