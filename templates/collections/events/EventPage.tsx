import type { ReactNode } from 'react'
import { formatTime } from 'kartograf'
import type { Context } from '../../context.ts'
import { AuthorCards } from '../authors/AuthorCards.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { EventActions } from './EventActions.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventRequest } from './EventRequest.tsx'
import { Jumps } from '../../components/text/Jumps.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { QuestionList } from '../../components/lists/QuestionList.tsx'
import { Steps } from '../../components/lists/Steps.tsx'
import { TickList } from '../../components/lists/TickList.tsx'
import type { EventView } from './collection.ts'

/** Links to fewer sections save no scrolling. */
const FEWEST_JUMPS = 3

interface Props {
  readonly view: EventView
  readonly context: Context
}

/** An event: facts, audience, agenda, speakers and registration. A past event begins with its recap. */
export function EventPage({ view, context }: Props): ReactNode {
  const { event, card } = view
  const { t } = context
  const parts = partsOf(view, context).filter(({ content }) => content)
  const questions = event.faq.length > 0 ? [{ id: 'faq', heading: t('entry.questions') }] : []
  const jumps = [...parts.filter(({ isJump = true }) => isJump), ...questions]

  return (
    <>
      <EntryHero
        context={context}
        heading={event.title}
        lead={event.lead ? context.markdown(event.lead) : event.description}
        meta={<p className="entry-hero-kind">{t('event.kind')}</p>}
        below={<EventActions view={view} context={context} />}
        aside={<EventFacts event={event} past={card.past} context={context} />}
      >
        {jumps.length >= FEWEST_JUMPS && <Jumps sections={jumps} context={context} />}
      </EntryHero>
      {parts.map(({ content, isJump: _isJump, ...part }) => (
        <EntrySection key={part.id} {...part}>
          {content}
        </EntrySection>
      ))}
      <EventRequest view={view} context={context} />
      {questions.map((part) => (
        <EntrySection key={part.id} {...part} className="section-aside">
          <QuestionList questions={event.faq} context={context} />
        </EntrySection>
      ))}
    </>
  )
}

interface Part extends Omit<Parameters<typeof EntrySection>[0], 'children'> {
  /** Empty if the event does not have this part. */
  readonly content: ReactNode
  /** Whether the head of the page links to it. */
  readonly isJump?: boolean
}

function partsOf({ event, card, body }: EventView, context: Context): readonly Part[] {
  const { t } = context
  const aside = { className: 'section-aside' }
  return [
    {
      id: 'recap',
      heading: t('event.recap'),
      content: card.past && event.recap && <EventRecap recap={event.recap} context={context} />,
    },
    {
      ...aside,
      id: 'about',
      heading: t('event.about'),
      isJump: false,
      content: body && <Prose text={body} context={context} />,
    },
    {
      id: 'audience',
      heading: t('event.audience'),
      content: event.audience.length > 0 && <Audience event={event} context={context} />,
    },
    {
      id: 'agenda',
      tone: 'sunken',
      heading: t('event.agenda'),
      lead: clockOf(event, context),
      content: event.agenda.length > 0 && <Steps steps={stepsOf(event.agenda, context)} context={context} />,
    },
    {
      ...aside,
      id: 'speakers',
      heading: t('event.speakers'),
      isJump: false,
      content: event.speakers.length > 0 && <AuthorCards people={event.speakers} context={context} />,
    },
    {
      ...aside,
      id: 'outcomes',
      heading: t('event.outcomes'),
      content: event.outcomes.length > 0 && <TickList items={event.outcomes} context={context} />,
    },
    {
      ...aside,
      id: 'travel',
      heading: t('event.travel'),
      content: event.travel && <Prose text={event.travel} context={context} />,
    },
  ]
}

type EventFields = EventView['event']

function Audience({ event, context }: { readonly event: EventFields; readonly context: Context }): ReactNode {
  return (
    <div className="entry-halves">
      <div>
        <h3>{context.t('event.audienceFor')}</h3>
        <TickList items={event.audience} context={context} />
      </div>
      {event.notFor.length > 0 && (
        <div>
          <h3>{context.t('event.audienceNotFor')}</h3>
          <TickList items={event.notFor} icon="minus" context={context} />
        </div>
      )}
    </div>
  )
}

function stepsOf(agenda: EventFields['agenda'], { locale }: Context) {
  return agenda.map((item) => ({ ...item, time: <time dateTime={item.time}>{formatTime(item.time, locale)}</time> }))
}

/** Which clock the times are of: that of the place, or of the time zone if the event is online. */
function clockOf({ place, timeZone }: EventFields, { t, locale }: Context): string {
  if (place) return t('event.agendaPlace', { place: place.city })
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return t('event.agendaZone', { zone })
}

type Recap = NonNullable<EventFields['recap']>

/** The recap of a past event: numbered findings, and material to download. */
function EventRecap({ recap, context }: { readonly recap: Recap; readonly context: Context }): ReactNode {
  return (
    <>
      <ol className="event-findings">
        {recap.findings.map((finding) => (
          <li key={finding.title}>
            <h3>{finding.title}</h3>
            <p>{context.markdown(finding.text)}</p>
          </li>
        ))}
      </ol>
      {recap.material && <p className="event-material">{context.markdown(recap.material)}</p>}
    </>
  )
}
