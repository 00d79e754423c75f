import type { ReactNode } from 'react'

interface Props {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Names and values; those without a value are left out. */
export function Facts({ facts }: Props): ReactNode {
  return (
    <dl className="facts">
      {facts.map(
        ({ label, value }) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
