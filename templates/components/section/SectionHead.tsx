import type { ReactNode } from 'react'
import { Title } from '../text/Title.tsx'

interface Props {
  readonly id: string
  readonly level: 1 | 2
  readonly eyebrow?: string | undefined
  readonly heading: string
  readonly lead?: ReactNode
}

/** Heading on seven columns and lead on five, with aligned baselines. */
export function SectionHead({ id, level, eyebrow, heading, lead }: Props): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2'

  return (
    <div className="section-head">
      <div className="section-head-title">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading id={id}>
          <Title text={heading} />
        </Heading>
      </div>
      {lead && <p className="section-head-lead lead">{lead}</p>}
    </div>
  )
}

/** A short label above a heading, preceded by two contour lines. */
function Eyebrow({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="eyebrow">{children}</p>
}
