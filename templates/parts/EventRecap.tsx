import type { ReactNode } from 'react'
import type { Context } from '../context.ts'
import { EntrySection } from './EntrySection.tsx'
import type { EventView } from '../collections/events/collection.ts'

type Recap = NonNullable<EventView['event']['recap']>

/** What an event that is over has brought: findings, numbered, and what there is to take away. */
export function EventRecap({ recap, context }: { readonly recap: Recap; readonly context: Context }): ReactNode {
  return (
    <EntrySection id="recap" heading={context.t('event.recap')}>
      <ol className="event-findings">
        {recap.findings.map((finding) => (
          <li key={finding.title}>
            <h3>{finding.title}</h3>
            <p>{context.markdown(finding.text)}</p>
          </li>
        ))}
      </ol>
      {recap.material && <p className="event-material">{context.markdown(recap.material)}</p>}
    </EntrySection>
  )
}
