import type { ReactNode } from 'react'
import {
  type Resolved,
  type Question,
  type SectionDefinition,
  type SectionOf as AnySectionOf,
  defineSection,
  inline,
  noTranslate,
  text,
  z,
} from 'kartograf'
import type { MessageKey } from '../../context.ts'
import { type Rhythm, SectionFrame } from './SectionFrame.tsx'

/** Props of a section's component, with the typed message keys of this site. */
export type SectionOf<S extends z.ZodObject> = AnySectionOf<S, MessageKey>

const frame = {
  id: noTranslate(text().optional().describe('Anchor for links to the section.')),
  tone: z.enum(['light', 'sunken', 'night']).optional().describe('Background of the section.'),
  rhythm: z
    .enum(['tight', 'even', 'wide'])
    .optional()
    .describe(
      'Space above and below, if it differs from that of the type: a page has one dense, one quiet and one wide moment.',
    ),
}

const head = {
  eyebrow: text().optional().describe('Two to four words above the heading.'),
  heading: text().describe('Heading of at most 60 characters; the h1 in the first section of a page.'),
  lead: inline().optional().describe('At most 40 words beside the heading.'),
}

/** The fields of every section, and its own. */
export const framed = <S extends z.core.$ZodShape>(description: string, own: S) =>
  z.strictObject({ ...frame, ...own }).describe(description)

/** Fields of a section with a head. */
export const headed = <S extends z.core.$ZodShape>(description: string, own: S) =>
  framed(description, { ...head, ...own })

/** A figure and its label. */
export const figure = () =>
  z.strictObject({
    value: text().describe('The figure with its unit.'),
    label: text().describe('What it counts.'),
  })

interface FrameOptions<S extends z.ZodObject> {
  /** Class of the section; the type by default. */
  readonly className?: string
  /** `false` for content that sets its own width. */
  readonly block?: boolean
  readonly rhythm?: Rhythm
  readonly isForm?: boolean
  readonly questions?: (section: Resolved<z.infer<S>>) => readonly Question[]
}

/** Defines a section in the common frame. The component renders what is below the head. */
export function framedSection<S extends z.ZodObject>(
  type: string,
  schema: S,
  Content: (props: SectionOf<S>) => ReactNode,
  { className = type, block = true, rhythm, isForm, ...more }: FrameOptions<S> = {},
): SectionDefinition {
  const Framed = (props: SectionOf<S>): ReactNode => (
    <SectionFrame
      section={props.section}
      index={props.index}
      context={props.context}
      className={className}
      rhythm={rhythm}
      isForm={isForm}
    >
      {block ? (
        <div className="block">
          <Content {...props} />
        </div>
      ) : (
        <Content {...props} />
      )}
    </SectionFrame>
  )
  return defineSection(type, schema, Framed, more)
}
