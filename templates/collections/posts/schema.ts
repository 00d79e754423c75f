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
    .strictObject({
      value: text().describe('The figure with its unit.'),
      label: text().describe('What it says.'),
      when: text().optional().describe('When it was measured, where the figure stands alone: `third quarter of 2026`.'),
      bar: z
        .strictObject({
          parts: z.array(z.number().positive()).min(2).describe('The parts of the whole.'),
          accents: z.array(z.int().positive()).default([1]).describe('Parts that the figure is about, counted from 1.'),
          note: text().optional().describe('What these parts are, if not the figure itself.'),
        })
        .optional()
        .describe('The figure as part of a whole, drawn below it at the head of the post.'),
    })
    .optional()
    .describe('The figure that the post is about, in its head and in lists.'),
  summary: z.array(text()).default([]).describe('The post in three sentences.'),
  related: z
    .array(ref(posts))
    .default([])
    .describe('Related posts; by default those with most tags, topics and authors in common.'),
}).describe('A blog post. Its `image` is above the text; a JPEG or PNG is also used for link previews.')
export type PostData = DataOf<typeof postSchema>
