import {
  type DataFault,
  type DataOf,
  country,
  currency,
  dateTime,
  frontMatter,
  inline,
  isTimeZone,
  locale,
  markdown,
  noTranslate,
  ref,
  same,
  text,
  time,
  z,
} from 'kartograf'
import { missing, wrong } from '../data-faults.ts'
import { authors } from '../cards.ts'

/** Front matter of an event. */
export const eventSchema = frontMatter({
  lead: inline()
    .optional()
    .describe(
      'A sentence below the title, of what the card with date and place does not say; without it, the description.',
    ),
  start: same(dateTime()).describe('Start, in local time.'),
  end: same(dateTime()).describe('End.'),
  timeZone: same(text().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'))
    .describe('Time zone of both.')
    .meta({ examples: ['Europe/Berlin'] }),
  place: z
    .strictObject({
      name: text().describe('House or room.'),
      street: text().describe('Street and number.'),
      postalCode: noTranslate(text().optional().describe('Postal code.')),
      city: text().describe('Town.'),
      region: text().optional().describe('Region or state.'),
      country: country().describe('Country.'),
    })
    .optional()
    .describe('Place; required unless `online` is set. An event may have both.'),
  online: same(z.boolean().default(false)).describe('Whether people can take part remotely.'),
  language: same(locale()).describe('Language that is spoken.'),
  price: text().optional().describe('Price in words.'),
  cost: same(
    z
      .strictObject({
        amount: z.number().min(0).describe('0 is free.'),
        currency: currency().describe('Currency.'),
        per: z.enum(['seat', 'team', 'group']).default('seat').describe('For what it is paid.'),
      })
      .optional(),
  ).describe('Net price as a number, for lists and search engines.'),
  organizer: z
    .strictObject({ name: text().describe('Name.'), url: noTranslate(text().describe('Website.')) })
    .optional()
    .describe('Organizer, if that is not the organization in the settings.'),
  seats: same(z.number().int().positive().optional()).describe('Number of seats.'),
  speakers: z
    .array(ref(authors))
    .default([])
    .describe('Who speaks or, at an event of another organizer, who of us was there.'),
  audience: z.array(inline()).default([]).describe('For whom it is.'),
  notFor: z.array(inline()).default([]).describe('For whom it is not.'),
  agenda: z
    .array(
      z.strictObject({
        time: time().describe('Beginning.'),
        title: text().describe('Subject.'),
        text: inline().describe('More of it.'),
      }),
    )
    .default([])
    .describe('The programme.'),
  outcomes: z.array(inline()).default([]).describe('What participants take home.'),
  travel: markdown().optional().describe('How to get there.'),
  registration: same(z.enum(['open', 'closed', 'full'])).describe('Whether seats can be requested.'),
  recap: z
    .strictObject({
      findings: z
        .array(z.strictObject({ title: text().describe('The finding.'), text: inline().describe('More of it.') }))
        .describe('At least three findings.'),
      material: inline().optional().describe('Links to slides and other material.'),
    })
    .optional()
    .describe('Recap of a past event.'),
  faq: z
    .array(z.strictObject({ question: text().describe('The question.'), answer: markdown().describe('The answer.') }))
    .default([])
    .describe('Questions and answers.'),
}).describe('An event, with a calendar file beside its page. `updated` dates the file.')
export type EventData = DataOf<typeof eventSchema>

/** Requirements of search engines that involve several fields. Search engines silently ignore events that do not meet them. */
export function faultsOfEvent({ place, online, start, end }: EventData): DataFault[] {
  const faults: DataFault[] = []
  if (!place && !online) faults.push(missing('place', 'a place, or `online`', 'place: { … }, or online: true'))
  if (end < start) faults.push(wrong('end', `${end} is before ${start}`, 'a time after `start`'))
  return faults
}
