import type { ReactNode } from 'react'
import { formatTime } from 'kartograf'
import type { Context } from '../../context.ts'
import { AuthorCards } from '../authors/AuthorCards.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { EventActions } from './EventActions.tsx'
import { EventCard } from './EventCard.tsx'
import { EventRequest } from './EventRequest.tsx'
import { Jumps } from '../../components/text/Jumps.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { Questions } from '../../components/lists/Questions.tsx'
import { Steps } from '../../components/lists/Steps.tsx'
import { TickList } from '../../components/lists/TickList.tsx'
import type { EventView } from './collection.ts'

interface Props {
  readonly view: EventView
  readonly context: Context
}

/** An event: its date card, for whom it is, the agenda, who speaks, and how to take part; of a past one first what came out. */
export function EventPage({ view, context }: Props): ReactNode {
  const { event, card, body } = view
  const { t } = context

  return (
    <>
      <EntryHero
        context={context}
        heading={event.title}
        lead={event.description}
        meta={<p className="entry-hero-kind">{t('event.kind')}</p>}
        below={<EventActions view={view} context={context} />}
        aside={<EventCard event={event} past={card.past} context={context} />}
      >
        <Jumps sections={sectionsOf(view, context)} context={context} />
      </EntryHero>
      {card.past && event.recap && <EventRecap recap={event.recap} context={context} />}
      {body && (
        <EntrySection id="about" heading={t('event.about')} className="section-aside">
          <Prose text={body} context={context} />
        </EntrySection>
      )}
      {event.audience.length > 0 && (
        <EntrySection id="audience" heading={t('event.audience')}>
          <div className="entry-halves">
            <div>
              <h3>{t('event.audienceFor')}</h3>
              <TickList items={event.audience} context={context} />
            </div>
            {event.notFor.length > 0 && (
              <div>
                <h3>{t('event.audienceNotFor')}</h3>
                <TickList items={event.notFor} icon="minus" context={context} />
              </div>
            )}
          </div>
        </EntrySection>
      )}
      {event.agenda.length > 0 && (
        <EntrySection
          id="agenda"
          tone="sunken"
          heading={t('event.agenda')}
          lead={t('event.agendaZone', { zone: event.place?.city ?? zoneName(event.timeZone) })}
        >
          <Steps
            steps={event.agenda.map((item) => ({
              ...item,
              time: <time dateTime={item.time}>{formatTime(item.time, context.locale)}</time>,
            }))}
            context={context}
          />
        </EntrySection>
      )}
      {event.speakers.length > 0 && (
        <EntrySection id="speakers" heading={t('event.speakers')} className="section-aside">
          <AuthorCards people={event.speakers} context={context} />
        </EntrySection>
      )}
      {event.outcomes.length > 0 && (
        <EntrySection id="outcomes" heading={t('event.outcomes')} className="section-aside">
          <TickList items={event.outcomes} context={context} />
        </EntrySection>
      )}
      {event.travel && (
        <EntrySection id="travel" heading={t('event.travel')} className="section-aside">
          <Prose text={event.travel} context={context} />
        </EntrySection>
      )}
      <EventRequest view={view} context={context} />
      {event.faq.length > 0 && <Questions questions={event.faq} context={context} />}
    </>
  )
}

/** The sections that this event has, in their order on the page. */
function sectionsOf({ event, card }: Props['view'], { t }: Context): readonly { id: string; heading: string }[] {
  return [
    { id: 'recap', heading: t('event.recap'), there: card.past && event.recap !== undefined },
    { id: 'audience', heading: t('event.audience'), there: event.audience.length > 0 },
    { id: 'agenda', heading: t('event.agenda'), there: event.agenda.length > 0 },
    { id: 'outcomes', heading: t('event.outcomes'), there: event.outcomes.length > 0 },
    { id: 'travel', heading: t('event.travel'), there: event.travel !== undefined },
    { id: 'faq', heading: t('entry.questions'), there: event.faq.length > 0 },
  ].filter(({ there }) => there)
}

/** `Europe/Berlin` as people say it: the city. */
function zoneName(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

type Recap = NonNullable<EventView['event']['recap']>

/** What an event that is over has brought: findings, numbered, and what there is to take away. */
function EventRecap({ recap, context }: { readonly recap: Recap; readonly context: Context }): ReactNode {
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
