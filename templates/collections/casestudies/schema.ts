import type { DataOf } from '../../../renderer/model/collection.ts'
import { date, inline, link, markdown, ref, same, text, z } from '../../../renderer/model/fields.ts'
import { frontMatter } from '../../../renderer/model/front-matter.ts'
import { authors } from '../cards.ts'

const figure = () => z.strictObject({ value: text(), label: text() })
const moment = () => z.strictObject({ time: text(), title: text(), text: inline() })
const table = () => z.strictObject({ caption: text(), columns: z.array(text()), rows: z.array(z.array(inline())) })

/** Front matter of a case study. */
export const caseSchema = frontMatter({
  date: same(date()),
  customer: text(),
  /** A key of the industries in `content/topics.yaml`. */
  industry: text(),
  size: text(),
  location: text(),
  challenge: markdown(),
  decision: markdown(),
  solution: markdown(),
  results: z.array(figure()).min(1, 'must name at least one result'),
  products: z.array(text()).default([]),
  facts: z.array(z.strictObject({ label: text(), value: text() })).default([]),
  timeline: z.array(moment()).default([]),
  comparison: table().optional(),
  quote: z.strictObject({ result: text(), text: text(), name: text(), role: text() }).optional(),
  lessons: markdown().optional(),
  related: z.array(link()).default([]),
  contact: ref(authors).optional(),
})
export type CaseData = DataOf<typeof caseSchema>
