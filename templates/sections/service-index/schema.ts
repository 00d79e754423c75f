import { type Resolved, excerptOf, link, quantity, text, z } from 'kartograf'
import { headed } from '../../components/section/section.tsx'
import type { Offers } from '../prices/Prices.tsx'
import type { Steps } from '../process/Process.tsx'
import type { Levels } from '../sla/Sla.tsx'
import { UNITS, type Per } from './price.ts'

export const MODELS = ['ongoing', 'project', 'time'] as const

const part = z.strictObject({
  amount: quantity().describe('The amount, or the effort in person-days.'),
  per: z
    .enum(Object.keys(UNITS) as [Per, ...Per[]])
    .describe('What it is for; `days` are person-days, `days-month` those of each month.'),
  about: z.enum(['from', 'typical']).optional().describe('It is the least, or what is usual.'),
  follows: z.boolean().default(false).describe('It begins after the part before.'),
  note: text().optional().describe('A few words after it, shown in parentheses.'),
})

const row = z
  .strictObject({
    service: text().describe('The service.'),
    href: link()
      .optional()
      .describe('Its page, whose `prices` (without one: the results of its `process`) and `sla` are compared.'),
    audience: text().describe('For whom.'),
    model: text().describe('How it is charged.'),
    models: z
      .array(z.enum(MODELS))
      .default([])
      .describe('The same for the filter: by the month, at a fixed price, by day or hour.'),
    price: z
      .union([text(), z.array(part).min(1)])
      .describe('Its price in words, or in parts that can be sorted, the first one first.'),
    duration: text().describe('How long it takes.'),
  })
  .transform((fields) => ({
    ...fields,
    offers: excerptOf<Offers>(fields.href?.to, 'prices'),
    steps: excerptOf<Steps>(fields.href?.to, 'process'),
    levels: excerptOf<Levels>(fields.href?.to, 'sla'),
  }))

const group = z.strictObject({
  title: text().describe('The area by name.'),
  pillar: z.enum(['workplace', 'azure', 'security']).describe('The area.'),
  rows: z.array(row).min(1).describe('Its services.'),
})

const steps = () => z.array(z.number().positive()).default([])

export const schema = headed('All services by area, with model, duration and price.', {
  filter: z.boolean().default(false).describe('With filters, an order by price, and a comparison of two services.'),
  budgets: z
    .strictObject({
      once: steps().describe('For what is paid once, in euros.'),
      effort: steps().describe('For efforts in person-days.'),
    })
    .default({ once: [], effort: [] })
    .describe('Upper bounds of the budgets to choose from, in ascending order.'),
  groups: z.array(group).min(1).describe('The areas.'),
})

export type Group = Resolved<z.infer<typeof group>>
export type Row = Group['rows'][number]
