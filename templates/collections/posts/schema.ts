import { type DataOf, date, frontMatter, ref, same, text, z } from 'kartograf'
import { authors, posts } from '../cards.ts'

/** Front matter of a post. */
export const postSchema = frontMatter({
  imageAlt: text().optional().describe('Alternative text of `image`; omit it for a decorative picture.'),
  date: same(date()).describe('Date of publication.'),
  authors: z.array(ref(authors)).min(1, 'must have at least one author').describe('Who wrote it.'),
  topics: z.array(text()).min(1, 'must have at least one topic').describe('Topics by their keys in `topics.yaml`.'),
  tags: z.array(text()).default([]).describe('Tags by their keys in `topics.yaml`.'),
  summary: z.array(text()).default([]).describe('The post in three sentences.'),
  related: z.array(ref(posts)).default([]).describe('Related posts; by default those of the same topics.'),
}).describe('A blog post. Its `image` is above the text; a JPEG or PNG is also used for link previews.')
export type PostData = DataOf<typeof postSchema>
