import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { classNames } from '../text/class-names.ts'
import { headline } from '../hero/headline.ts'
import { SectionHead } from './SectionHead.tsx'

interface Props {
  readonly section: {
    readonly id?: string | undefined
    readonly tone?: 'light' | 'sunken' | 'night' | undefined
    readonly eyebrow?: string | undefined
    readonly heading?: string | undefined
    readonly lead?: Markdown | undefined
  }
  /** Place on the page: the section at 0 has the h1, and each has an id of its own for its heading. */
  readonly index: number
  readonly context: Context
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The frame of a section: its tone, its place on the page grid, and its head where it has a heading. */
export function SectionFrame({ section, index, context, className, children }: Props): ReactNode {
  const headingId = `${section.id ?? `section-${index + 1}`}-title`

  return (
    <section
      className={classNames('section', className)}
      data-tone={section.tone ?? 'light'}
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
