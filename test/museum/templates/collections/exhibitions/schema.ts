import {
  type DataFault,
  type DataOf,
  date,
  dateTime,
  frontMatter,
  inline,
  markdown,
  ref,
  same,
  text,
  z,
} from 'kartograf'
import { motif } from '../../art/pictures.ts'
import { venues } from '../cards.ts'

/** A work on the wall of an exhibition, with what its label says. */
const work = () =>
  z.strictObject({ title: text(), maker: text(), year: text(), motif: motif(), note: inline().optional() })

/** Front matter of an exhibition. What is equal in both languages is declared so. */
export const exhibitionSchema = frontMatter({
  subtitle: text(),
  start: same(date()),
  end: same(date()),
  /** The evening on which it is opened. */
  opening: same(dateTime().optional()),
  venue: same(ref(venues)),
  /** In Egyptian pounds; 0 is free. */
  price: same(z.strictObject({ full: z.number().int().min(0), reduced: z.number().int().min(0) })),
  motif: same(motif()),
  themes: z.array(text()).min(1),
  curator: text(),
  works: z.array(work()).default([]),
  programme: markdown().optional(),
})
export type ExhibitionData = DataOf<typeof exhibitionSchema>

/** What no single field can tell. */
export function faultsOfExhibition({ start, end, price }: ExhibitionData): DataFault[] {
  const faults: DataFault[] = []
  if (end < start) faults.push(wrong('end', `${end} is before ${start}`, 'a day after `start`'))
  if (price.reduced > price.full)
    faults.push(wrong('price', `the reduced price is above the full one of ${price.full}`, 'reduced ≤ full'))
  return faults
}

function wrong(field: string, reason: string, expected: string): DataFault {
  return { code: 'wrong-value', severity: 'error', path: [field], message: `\`${field}\`: ${reason}`, expected }
}
