import { LOCALES } from '../../../i18n/locale-tags.ts'
import type { DataOf } from '../../../renderer/model/collection.ts'
import { action, text, z } from '../../../renderer/model/fields.ts'
import { frontMatter } from '../../../renderer/model/front-matter.ts'

/** Front matter of a person who writes, speaks or answers. */
export const authorSchema = frontMatter({
  role: text(),
  location: text(),
  languages: z.array(z.enum(LOCALES)).min(1, 'must name at least one language'),
  topics: z.array(text()).default([]),
  certifications: z.array(text()).default([]),
  talks: z.array(text()).default([]),
  links: z.array(action()).default([]),
})
export type AuthorData = DataOf<typeof authorSchema>
