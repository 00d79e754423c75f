import { type DataOf, action, frontMatter, locale, text, z } from 'kartograf'

/** Front matter of an author, speaker or contact person. */
export const authorSchema = frontMatter({
  role: text().describe('Position.'),
  location: text().describe('Town.'),
  languages: z.array(locale()).min(1, 'must name at least one language').describe('Languages that they speak.'),
  topics: z.array(text()).default([]).describe('Topics by their keys in `topics.yaml`.'),
  certifications: z.array(text()).default([]).describe('Certificates.'),
  talks: z.array(text()).default([]).describe('Talks.'),
  links: z
    .array(action())
    .default([])
    .describe('Profiles elsewhere: search engines are told that they are of this person.'),
}).describe(
  'A person who writes, speaks or answers. `title` is the full name, the text a biography of 120 to 200 words, `image` a portrait.',
)
export type AuthorData = DataOf<typeof authorSchema>
