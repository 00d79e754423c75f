import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { classNames } from '../text/class-names.ts'
import { headline } from '../hero/headline.ts'
import { lateSection } from './late-part.ts'
import { SectionHead } from './SectionHead.tsx'

/** The space above and below: 64, 96 or 144 pixels on wide screens. */
export type Rhythm = 'tight' | 'even' | 'wide'

interface Props {
  readonly section: {
    readonly id?: string | undefined
    readonly tone?: 'light' | 'sunken' | 'night' | undefined
    readonly rhythm?: Rhythm | undefined
    readonly eyebrow?: string | undefined
    readonly heading?: string | undefined
    readonly lead?: Markdown | undefined
  }
  /** Index on the page: section 0 has the h1; also makes the ids of headings unique. */
  readonly index: number
  readonly context: Context
  readonly className?: string | undefined
  /** The rhythm of this type of section, unless the page sets another. */
  readonly rhythm?: Rhythm | undefined
  /** A form is laid out with the page: Chromium looks for fields to fill in, and would lay out one that waits for each of them. */
  readonly isForm?: boolean | undefined
  /** Teasers of other pages, which the search of the site finds there. */
  readonly isAside?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a section: tone, grid, and its head if it has a heading. */
export function SectionFrame({
  section,
  index,
  context,
  className,
  rhythm,
  isForm,
  isAside,
  children,
}: Props): ReactNode {
  const headingId = `${section.id ?? `section-${index + 1}`}-title`

  return (
    <section
      className={classNames('section', className)}
      data-tone={section.tone ?? 'light'}
      data-rhythm={section.rhythm ?? rhythm}
      {...(isForm ? {} : lateSection(index))}
      data-unsearched={isAside ? '' : undefined}
      id={section.id}
      aria-labelledby={section.heading ? headingId : undefined}
    >
      {section.heading && (
        <SectionHead
          id={headingId}
          level={index === 0 ? 1 : 2}
          eyebrow={section.eyebrow}
          heading={headline(section.heading, context.locale)}
          lead={section.lead && context.markdown(section.lead)}
        />
      )}
      {children}
    </section>
  )
}
