import { type DataOf, action, frontMatter, locale, text, z } from 'kartograf'

/** Front matter of an author, speaker or contact person. */
export const authorSchema = frontMatter({
  role: text().describe('Position.'),
  location: text().describe('Town.'),
  languages: z.array(locale()).min(1, 'must have at least one language').describe('Spoken languages.'),
  topics: z.array(text()).default([]).describe('Topics by their keys in `topics.yaml`.'),
  certifications: z.array(text()).default([]).describe('Certificates; lists of people show the first.'),
  talks: z.array(text()).default([]).describe('Talks.'),
  links: z.array(action()).default([]).describe('Profiles on other websites, for structured data.'),
}).describe(
  'An author, speaker or contact person. `title` is the full name, the text a biography of 120 to 200 words, `image` a portrait.',
)
export type AuthorData = DataOf<typeof authorSchema>
