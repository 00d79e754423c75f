import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Action } from '../../components/action/Action.tsx'
import { requestLink } from '../../components/action/asking.ts'
import { AskPanel } from '../../components/ask-panel/AskPanel.tsx'
import { CaseCard } from './CaseCard.tsx'
import { CaseQuote, CaseStory } from './CaseStory.tsx'
import { FigureTable } from '../../components/chart/FigureTable.tsx'
import { pairOf } from '../../components/chart/pair.ts'
import { PairTrack } from '../../components/chart/PairTable.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { type Fact, Facts } from '../../components/lists/Facts.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { CardGrid } from '../../components/lists/CardGrid.tsx'
import { Steps } from '../../components/lists/Steps.tsx'
import type { CaseView } from './collection.ts'

interface Props {
  readonly view: CaseView
  readonly context: Context
}

/** A case study: results in figures, the story, before and after, and what we would do differently. */
export function CaseStudyPage({ view, context }: Props): ReactNode {
  const { study, others } = view
  const { t } = context
  const ask = { label: t('case.askAction'), href: requestLink(context.chrome) }

  return (
    <>
      <CaseHero view={view} ask={ask} context={context} />
      <CaseStory view={view} context={context} />
      {study.timeline.length > 0 && (
        <EntrySection id="timeline" tone="sunken" heading={t('case.timeline')}>
          <Steps steps={study.timeline} context={context} />
        </EntrySection>
      )}
      {study.comparison && (
        <EntrySection id="comparison" heading={t('case.comparison')}>
          <div className="block">
            <FigureTable {...study.comparison} context={context} />
          </div>
        </EntrySection>
      )}
      {study.quote && <CaseQuote quote={study.quote} context={context} />}
      {study.lessons && (
        <EntrySection id="lessons" heading={t('case.lessons')} className="section-aside">
          <Prose text={study.lessons} context={context} />
        </EntrySection>
      )}
      {others.length > 0 && (
        <EntrySection id="others" heading={t('case.others')}>
          <CardGrid cards={others}>{(card) => <CaseCard card={card} context={context} />}</CardGrid>
        </EntrySection>
      )}
      <AskPanel
        id="next"
        heading={t('case.ask')}
        text={t('case.askText')}
        action={ask}
        person={study.contact}
        context={context}
      />
    </>
  )
}

interface HeroProps extends Props {
  /** The link to the form. */
  readonly ask: Parameters<typeof Action>[0]['action']
}

/** Customer, title and summary, with the results in figures. */
function CaseHero({ view, ask, context }: HeroProps): ReactNode {
  const { study, industry } = view

  return (
    <EntryHero
      context={context}
      heading={study.title}
      meta={
        <p>
          <span className="entry-hero-kind">{study.customer}</span>
          <span>{industry.name}</span>
          <span>{study.location}</span>
        </p>
      }
      aside={
        <div className="entry-hero-side">
          <p className="lead">{study.description}</p>
          <Action action={ask} kind="text" context={context} />
        </div>
      }
    >
      <Facts className="figure-strip" facts={resultsOf(study, context)} />
    </EntryHero>
  )
}

/** The results; one that tells both figures of a measure, such as `1.9 to 0.7`, has its bars. */
function resultsOf({ results, comparison }: CaseView['study'], { locale }: Context): Fact[] {
  const measures = comparison?.columns.length === 3 ? comparison.rows.map(([, ...cells]) => cells.map(sourceOf)) : []
  return results.map(({ label, value }) => {
    const [before = '', after = ''] = measures.find(([first, last]) => tells(value, first, last)) ?? []
    const pair = pairOf(before, after, locale)
    return { label, value, chart: pair && <PairTrack pair={pair} /> }
  })
}

function sourceOf({ source }: Markdown): string {
  return source
}

function tells(value: string, before = '', after = ''): boolean {
  return value.length > before.length + after.length && value.startsWith(before) && value.endsWith(after)
}
