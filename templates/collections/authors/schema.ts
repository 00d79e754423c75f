import { type DataOf, action, frontMatter, locale, text, z } from 'kartograf'
import { figure } from '../../components/section/section.tsx'

/** Front matter of an author, speaker or contact person. */
export const authorSchema = frontMatter({
  role: text().describe('Position.'),
  location: text().describe('Town.'),
  languages: z.array(locale()).min(1, 'must have at least one language').describe('Spoken languages.'),
  topics: z.array(text()).default([]).describe('Topics by their keys in `topics.yaml`.'),
  certifications: z.array(text()).default([]).describe('Certificates; lists of people show the first.'),
  figures: z
    .array(figure())
    .max(4)
    .default([])
    .describe(
      'Figures of their work, each with a date, a source or a comparison; otherwise those of the newest posts.',
    ),
  talks: z
    .array(
      z.strictObject({
        when: text().describe('Month and year.'),
        title: text().describe('The subject.'),
        where: text().describe('The event and its town.'),
      }),
    )
    .default([])
    .describe('Talks, newest first.'),
  links: z.array(action()).default([]).describe('Profiles on other websites, for structured data.'),
}).describe(
  'An author, speaker or contact person. `title` is the full name, the text a biography of 120 to 200 words, `image` a portrait.',
)
export type AuthorData = DataOf<typeof authorSchema>
