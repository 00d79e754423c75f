import { type DataOf, date, frontMatter, picture, ref, same, text, z } from 'kartograf'
import { authors, posts } from '../cards.ts'

/** Front matter of a post. */
export const postSchema = frontMatter({
  image: picture().optional().describe('Picture above the text.'),
  date: same(date()).describe('Date of publication.'),
  authors: z.array(ref(authors)).min(1, 'must have at least one author').describe('Who wrote it.'),
  topics: z.array(text()).min(1, 'must have at least one topic').describe('Topics by their keys in `topics.yaml`.'),
  tags: z.array(text()).default([]).describe('Tags by their keys in `topics.yaml`.'),
  figure: z
    .strictObject({ value: text().describe('The figure with its unit.'), label: text().describe('What it says.') })
    .optional()
    .describe('The figure that the post is about, in its head and in lists.'),
  summary: z.array(text()).default([]).describe('The post in three sentences.'),
  related: z
    .array(ref(posts))
    .default([])
    .describe('Related posts; by default those with most tags, topics and authors in common.'),
}).describe('A blog post. Its `image` is above the text; a JPEG or PNG is also used for link previews.')
export type PostData = DataOf<typeof postSchema>
