import type { ReactNode } from 'react'
import type { ViewOf } from '../../renderer/model/page.ts'
import type { Context } from '../context.ts'
import { EntrySection } from './EntrySection.tsx'
import { QuoteFigure } from './QuoteFigure.tsx'

interface Props {
  readonly quote: NonNullable<ViewOf<'casestudy'>['study']['quote']>
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
