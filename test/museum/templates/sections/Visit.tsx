import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { Booking } from '../forms/Booking.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({ type: z.literal('booking'), ...frame, heading: text(), lead: inline() })

function Visit({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return <Booking heading={section.heading} lead={section.lead} subject="" isFirst={index === 0} context={context} />
}

/** The form that books a visit. */
export const visit = defineSection('booking', schema, Visit)
