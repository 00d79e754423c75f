import type { ReactNode } from 'react'
import type { ViewOf } from '../../renderer/model/page.ts'
import { Monogram } from './Art.tsx'
import { Icon } from './Icon.tsx'

interface Props {
  readonly quote: NonNullable<ViewOf<'casestudy'>['study']['quote']>
}

/** What the customer says, under the result in a few words. */
export function CaseQuote({ quote }: Props): ReactNode {
  return (
    <section className="section case-quote" data-tone="sunken" aria-labelledby="quote-title">
      <figure>
        <Icon name="quote" size={32} />
        <h2 id="quote-title">{quote.result}</h2>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>
          <Monogram name={quote.name} />
          <span>
            <strong>{quote.name}</strong>
            <span>{quote.role}</span>
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
