import { type DataOf, date, frontMatter, ref, same, text, z } from 'kartograf'
import { authors, posts } from '../cards.ts'

/** Front matter of a post. */
export const postSchema = frontMatter({
  imageAlt: text()
    .optional()
    .describe('What `image` shows; without it the picture says nothing that the text does not say.'),
  date: same(date()).describe('Day on which it was published.'),
  authors: z.array(ref(authors)).min(1, 'must name at least one author').describe('Who wrote it.'),
  topics: z.array(text()).min(1, 'must name at least one topic').describe('Topics by their keys in `topics.yaml`.'),
  tags: z.array(text()).default([]).describe('Tags by their keys in `topics.yaml`.'),
  summary: z.array(text()).default([]).describe('The post in three sentences.'),
  related: z.array(ref(posts)).default([]).describe('Posts that go further; without them those of the same topics.'),
}).describe(
  'A post of the blog. Its `image` stands before the text; a JPEG or PNG is also what other sites show beside a link.',
)
export type PostData = DataOf<typeof postSchema>
