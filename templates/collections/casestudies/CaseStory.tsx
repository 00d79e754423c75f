import type { ReactNode } from 'react'
import type { Link, NavLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { EntryColumns } from '../../components/entry/EntryColumns.tsx'
import type { Fact } from '../../components/lists/Facts.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import type { CaseView } from './collection.ts'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { QuoteFigure } from '../../components/quote-figure/QuoteFigure.tsx'

interface Props {
  readonly view: CaseView
  readonly context: Context
}

/** Situation, decision and solution of a case, beside facts about the project. The hero has industry and place. */
export function CaseStory({ view, context }: Props): ReactNode {
  const { study, body } = view
  const { t } = context
  const [first, ...parts] = [
    body && <Prose key="body" text={body} context={context} />,
    ...PARTS.map((part) => (
      <section key={part} id={part} aria-labelledby={`${part}-title`}>
        <h2 id={`${part}-title`}>{t(`case.${part}`)}</h2>
        <Prose text={study[part]} context={context} />
      </section>
    )),
  ].filter(Boolean)

  return (
    <EntryColumns label={t('case.facts')} facts={factsOf(view, context)} first={first}>
      {parts}
    </EntryColumns>
  )
}

const PARTS = ['challenge', 'decision', 'solution'] as const

function factsOf({ study }: CaseView, context: Context): readonly Fact[] {
  const { t, chrome } = context
  const services = study.related.flatMap((link) => {
    const title = titleOf(link, chrome.groups)
    return title === null ? [] : [{ link, title }]
  })
  const links = services.map(({ link, title }) => (
    <SmartLink key={title} className="entry-rail-link" link={link} context={context}>
      {title}
    </SmartLink>
  ))
  return [
    { label: t('case.size'), value: study.size },
    ...study.facts,
    { label: t('case.products'), value: study.products.join(', ') },
    { label: t('case.services'), value: links.length > 0 && links },
  ]
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
