import type { ReactNode } from 'react'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** What shows the value below its label. */
  readonly chart?: ReactNode
}

interface Props {
  readonly facts: readonly Fact[]
  readonly className?: string | undefined
}

/** A list of names and values between rules. Rows without a value are omitted. */
export function Facts({ facts, className = 'facts' }: Props): ReactNode {
  return (
    <dl className={className}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value, chart }) => (
          <div key={label}>
            <dt>
              {label}
              {chart}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
