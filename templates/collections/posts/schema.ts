import { date, ref, same, text, z } from '../../../renderer/model/fields.ts'
import { frontMatter } from '../../../renderer/model/front-matter.ts'
import type { DataOf } from '../../../renderer/model/collection.ts'
import { authors, posts } from '../cards.ts'

/** Front matter of a post. */
export const postSchema = frontMatter({
  /** What `image` shows, for those who do not see it; without it the picture says nothing that the text does not say. */
  imageAlt: text().optional(),
  date: same(date()),
  authors: z.array(ref(authors)).min(1, 'must name at least one author'),
  topics: z.array(text()).min(1, 'must name at least one topic'),
  tags: z.array(text()).default([]),
  summary: z.array(text()).default([]),
  related: z.array(ref(posts)).default([]),
})
export type PostData = DataOf<typeof postSchema>
