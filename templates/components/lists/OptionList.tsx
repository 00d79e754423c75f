import type { ReactNode } from 'react'
import { keepUnits } from 'kartograf'
import { Icon } from '../icon/Icon.tsx'

/** One column of a comparison, shown separately. */
export interface Option {
  readonly name: ReactNode
  readonly isOpen: boolean
  readonly groups: readonly FactGroup[]
}

interface FactGroup {
  readonly heading?: string | undefined
  readonly strong?: boolean | undefined
  readonly facts: readonly Fact[]
}

interface Fact {
  readonly term: ReactNode
  readonly value: ReactNode
}

interface Props {
  /** Caption above the table, often with the date of the figures. */
  readonly caption: string
  readonly options: readonly Option[]
}

/** The options of a table as a stacked list, for places too narrow for the table. */
export function OptionList({ caption, options }: Props): ReactNode {
  return (
    <div className="option-list faq-items">
      <p className="option-caption">{keepUnits(caption)}</p>
      {options.map(({ name, isOpen, groups }, place) => (
        <details key={place} open={isOpen}>
          <summary>
            <strong>{name}</strong>
            <Icon name="chevron-down" />
          </summary>
          {groups.map((group, at) => (
            <OptionFacts key={at} group={group} />
          ))}
        </details>
      ))}
    </div>
  )
}

function OptionFacts({ group: { heading, strong, facts } }: { readonly group: FactGroup }): ReactNode {
  return (
    <>
      {heading && <p className="option-group">{heading}</p>}
      <dl className={strong ? 'row-strong' : undefined}>
        {facts.map(({ term, value }, place) => (
          <div key={place}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
