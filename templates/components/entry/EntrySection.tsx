import type { ReactNode } from 'react'
import type { Pillar } from '../../art/pillar.ts'
import { classNames } from '../text/class-names.ts'
import { SectionHead } from '../section/SectionHead.tsx'

interface Props {
  readonly id: string
  readonly heading: string
  readonly tone?: 'light' | 'sunken' | 'night' | undefined
  readonly className?: string | undefined
  /** The hue; by default that of the page. */
  readonly pillar?: Pillar | undefined
  readonly lead?: ReactNode
  /** A form is laid out with the page, as in `SectionFrame`. */
  readonly isForm?: boolean | undefined
  /** Teasers of other pages, which the search of the site finds there. */
  readonly isAside?: boolean | undefined
  readonly children: ReactNode
}

/** A section of an entry's page: the usual section frame, with a heading from the messages. */
export function EntrySection({
  id,
  heading,
  tone = 'light',
  className,
  pillar,
  lead,
  isForm,
  isAside,
  children,
}: Props): ReactNode {
  return (
    <section
      className={classNames('section', className)}
      id={id}
      data-tone={tone}
      data-pillar={pillar}
      data-part={isForm ? undefined : ''}
      data-unsearched={isAside ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <SectionHead id={`${id}-title`} level={2} heading={heading} lead={lead} />
      {children}
    </section>
  )
}
