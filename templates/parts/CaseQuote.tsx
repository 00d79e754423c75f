import type { ReactNode } from 'react'
import type { Context } from '../context.ts'
import { EntrySection } from './EntrySection.tsx'
import { QuoteFigure } from './QuoteFigure.tsx'
import type { CaseView } from '../collections/casestudies/collection.ts'

interface Props {
  readonly quote: NonNullable<CaseView['study']['quote']>
  readonly context: Context
}

/** What the customer says, under the result in a few words. */
export function CaseQuote({ quote: { result, text, name, role }, context }: Props): ReactNode {
  return (
    <EntrySection id="quote" tone="sunken" heading={result} className="quote">
      <div className="block">
        <QuoteFigure text={text} name={name} role={role} context={context} />
      </div>
    </EntrySection>
  )
}
