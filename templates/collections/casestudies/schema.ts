import { type DataOf, date, frontMatter, inline, link, markdown, ref, same, text, z } from 'kartograf'
import { figure } from '../../components/section/section.tsx'
import { authors } from '../cards.ts'

const table = () =>
  z.strictObject({
    caption: text().describe('Description of the table.'),
    columns: z.array(text()).describe('Column headers.'),
    rows: z.array(z.array(inline())).describe('Rows of cells; the first cell of each is its header.'),
    worse: same(z.array(z.int().positive()).default([])).describe(
      'Rows that got worse, counted from 1: drawn without the color of improvements.',
    ),
  })

/** Front matter of a case study. */
export const caseSchema = frontMatter({
  date: same(date()).describe('Date of publication.'),
  customer: text().describe('Name of the customer.'),
  industry: text().describe('Industry by its key in `topics.yaml`.'),
  size: text().describe('Size of the customer.'),
  location: text().describe('Where the customer is.'),
  challenge: markdown().describe('The problem.'),
  decision: markdown().describe('The alternatives, and why this one was chosen.'),
  solution: markdown().describe('What was done.'),
  results: z.array(figure()).min(1, 'must have at least one result').describe('Three or four figures.'),
  products: z.array(text()).default([]).describe('Products that were used.'),
  facts: z
    .array(z.strictObject({ label: text().describe('What.'), value: text().describe('How much.') }))
    .default([])
    .describe('The project in a few facts.'),
  timeline: z
    .array(
      z.strictObject({
        time: text().describe('When.'),
        title: text().describe('What happened.'),
        text: inline().describe('More of it.'),
        progress: z
          .strictObject({
            done: z.int().positive().describe('How much was done after this step.'),
            of: z.int().positive().describe('Of how much.'),
            display: text().describe('Both in words.'),
          })
          .optional()
          .describe('How far the project was then, shown with a bar.'),
      }),
    )
    .default([])
    .describe('The project step by step.'),
  comparison: table().optional().describe('Before and after.'),
  quote: z
    .strictObject({
      result: text().describe('The result in a few words.'),
      text: text().describe('The quotation, without quotation marks.'),
      name: text().describe('Who says it.'),
      role: text().describe('Their position.'),
    })
    .optional()
    .describe('What the customer says.'),
  lessons: markdown().optional().describe('What was learnt.'),
  related: z.array(link()).default([]).describe('Related pages.'),
  contact: ref(authors).optional().describe('Who answers questions.'),
}).describe('A project for a customer, with its results.')
export type CaseData = DataOf<typeof caseSchema>
