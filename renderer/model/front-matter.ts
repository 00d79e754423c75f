import { archive } from './archive-words.ts'
import { date, image, link, path, perLocale, text, z } from './fields.ts'
import { POLICIES } from './settings.ts'

const policy = () => z.enum(POLICIES)

/** Fields that every entry has. */
const common = {
  title: text(),
  description: text(),
  label: text().optional(),
  updated: date().optional(),
  draft: z.boolean().default(false),
  publish: date().optional(),
  expire: date().optional(),
  aliases: z.array(path()).default([]),
  path: path().optional(),
  parent: link().optional(),
  untranslated: perLocale(policy()).default({}),
  layout: text().optional(),
  middleware: z.array(text()).default([]),
  headerLight: z.boolean().optional(),
  /** The topic whose hue the page has; without it, that of its group in the menu. */
  area: text().optional(),
  noindex: z.boolean().default(false),
  /** The page (or address elsewhere) that this one is a variant of: search engines are to show that one. Not with `noindex`. */
  canonical: link().optional(),
  image: image().optional(),
}

/** A section before its own schema is known: the theme checks the rest by `type`. */
const section = z.looseObject({ type: text() })

/** The front matter of a collection: the fields that every entry has, and its own. */
export function frontMatter<S extends z.core.$ZodShape>(own: S) {
  return z.strictObject({ ...common, ...own })
}

export const pageData = frontMatter({
  group: text().optional(),
  /** What search engines are told that the page is about: a service on offer, or the places of the organization. */
  describes: z.enum(['service', 'locations']).optional(),
  sections: z.array(section).default([]),
  archive: archive().optional(),
})
export type PageData = z.infer<typeof pageData>

/** Fields that all collections share. */
export type CommonData = Pick<PageData, keyof typeof common>
