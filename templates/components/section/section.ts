import { type Resolved, type SectionProps, inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'

/** Props of a section's component, with the typed message keys of this site. */
export type SectionOf<S extends z.ZodObject> = Omit<SectionProps<Resolved<z.infer<S>>>, 'context'> & {
  readonly context: Context
}

const frame = {
  id: text().optional().describe('Anchor, so that links can lead to the section.'),
  tone: z.enum(['light', 'sunken', 'night']).optional().describe('Canvas of the section.'),
}

const head = {
  eyebrow: text().optional().describe('Two to four words above the heading.'),
  heading: text().describe('Heading in at most 60 characters; the h1 in the first section of a page.'),
  lead: inline().optional().describe('At most 40 words beside the heading.'),
}

/** Fields of a section that every section has, and its own. */
export const framed = <S extends z.core.$ZodShape>(description: string, own: S) =>
  z.strictObject({ ...frame, ...own }).describe(description)

/** Fields of a section with a head. */
export const headed = <S extends z.core.$ZodShape>(description: string, own: S) =>
  framed(description, { ...head, ...own })

/** A figure with what it counts. */
export const figure = () =>
  z.strictObject({
    value: text().describe('The figure with its unit.'),
    label: text().describe('What it counts.'),
  })
