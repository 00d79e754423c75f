import { isTimeZone } from '../../../i18n/clock.ts'
import { LOCALES } from '../../../i18n/locale-tags.ts'
import type { DataFault, DataOf } from '../../../renderer/model/collection.ts'
import {
  country,
  currency,
  dateTime,
  inline,
  markdown,
  ref,
  same,
  text,
  time,
  z,
} from '../../../renderer/model/fields.ts'
import { frontMatter } from '../../../renderer/model/front-matter.ts'
import { missing, wrong } from '../data-faults.ts'
import { authors } from '../cards.ts'

const locale = () => z.enum(LOCALES)
const question = () => z.strictObject({ question: text(), answer: markdown() })

/** Front matter of an event. */
export const eventSchema = frontMatter({
  start: same(dateTime()),
  end: same(dateTime()),
  timeZone: same(text().refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
  place: z
    .strictObject({
      name: text(),
      street: text(),
      postalCode: text().optional(),
      city: text(),
      region: text().optional(),
      country: country(),
    })
    .optional(),
  online: same(z.boolean().default(false)),
  language: same(locale()),
  price: text().optional(),
  /** The price as a number, for search engines; 0 is free. */
  cost: same(z.strictObject({ amount: z.number().min(0), currency: currency() }).optional()),
  /** Who holds it, where that is not the organization of the settings. */
  organizer: z.strictObject({ name: text(), url: text() }).optional(),
  seats: same(z.number().int().positive().optional()),
  speakers: z.array(ref(authors)).default([]),
  audience: z.array(inline()).default([]),
  notFor: z.array(inline()).default([]),
  agenda: z.array(z.strictObject({ time: time(), title: text(), text: inline() })).default([]),
  outcomes: z.array(inline()).default([]),
  travel: markdown().optional(),
  registration: same(z.enum(['open', 'closed', 'full'])),
  recap: z
    .strictObject({
      findings: z.array(z.strictObject({ title: text(), text: inline() })),
      material: inline().optional(),
    })
    .optional(),
  faq: z.array(question()).default([]),
})
export type EventData = DataOf<typeof eventSchema>

/** What search engines require of an event and no single field can tell: without it they drop the event in silence. */
export function faultsOfEvent({ place, online, start, end }: EventData): DataFault[] {
  const faults: DataFault[] = []
  if (!place && !online)
    faults.push(missing('place', 'an event is at a place, or online', 'place: { … }, or online: true'))
  if (end < start) faults.push(wrong('end', `${end} is before ${start}`, 'a time after `start`'))
  return faults
}
