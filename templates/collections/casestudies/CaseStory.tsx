import type { ReactNode } from 'react'
import type { Link, NavLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { Facts } from '../../components/entry/Facts.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import type { CaseView } from './collection.ts'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { QuoteFigure } from '../../components/quote-figure/QuoteFigure.tsx'

interface Props {
  readonly view: CaseView
  readonly context: Context
}

/** Situation, decision and solution of a case, beside facts about the customer. */
export function CaseStory({ view, context }: Props): ReactNode {
  const { study, industry, body } = view
  const { t } = context
  const parts = [
    { id: 'challenge', heading: t('case.challenge'), text: study.challenge },
    { id: 'decision', heading: t('case.decision'), text: study.decision },
    { id: 'solution', heading: t('case.solution'), text: study.solution },
  ]
  const services = study.related.flatMap((link) => {
    const title = titleOf(link, context.chrome.groups)
    return title === null ? [] : [{ link, title }]
  })

  const told = new Set(study.facts.map(({ label }) => label))
  const facts = [
    { label: t('case.industry'), value: industry.name },
    { label: t('case.size'), value: study.size },
    { label: t('case.location'), value: study.location },
    { label: t('case.products'), value: study.products.join(', ') },
  ].filter(({ label }) => !told.has(label))
  const links = services.map(({ link, title }) => (
    <SmartLink key={title} className="entry-rail-link" link={link} context={context}>
      {title}
    </SmartLink>
  ))

  return (
    <div className="entry-columns page-grid" data-tone="light">
      <div className="entry-columns-grid">
        <div className="entry-columns-text">
          {body && <Prose text={body} context={context} />}
          {parts.map(({ id, heading, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              <Prose text={text} context={context} />
            </section>
          ))}
        </div>
        <aside className="entry-rail" aria-label={t('case.facts')}>
          <Facts facts={[...facts, ...study.facts, { label: t('case.services'), value: links.length > 0 && links }]} />
        </aside>
      </div>
    </div>
  )
}

/** The title of a page in the menu, or null if the menu does not link to it. */
function titleOf(link: Link, items: readonly NavLink[]): string | null {
  for (const item of items) {
    const title = titleOf(link, item.children) ?? (item.link?.href === link.href ? item.title : null)
    if (title !== null) return title
  }
  return null
}

interface CaseQuoteProps {
  readonly quote: NonNullable<CaseView['study']['quote']>
  readonly context: Context
}

/** A quotation of the customer below a short version of the result. */
export function CaseQuote({ quote: { result, text, name, role }, context }: CaseQuoteProps): ReactNode {
  return (
    <EntrySection id="quote" tone="sunken" heading={result} className="quote">
      <div className="block">
        <QuoteFigure text={text} name={name} role={role} context={context} />
      </div>
    </EntrySection>
  )
}
