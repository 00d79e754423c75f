import type { ReactNode } from 'react'
import { action, defineSection, inline, list, text, z } from 'kartograf'
import { Action } from '../../components/action/Action.tsx'
import { classNames } from '../../components/text/class-names.ts'
import { entryLink } from '../../components/link/links.ts'
import { HeroFrame } from '../../components/hero/HeroFrame.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'
import { pillarOf } from '../../art/pillar.ts'
import { HeroDrawing, HeroEdge } from '../../components/art/Art.tsx'
import { drawnNode, namedMap, seedOf } from '../../components/art/named-map.ts'
import { type SectionOf, figure, framed } from '../../components/section/section.tsx'
import { events, type EventCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { EventTags, eventPlace } from '../../collections/events/EventTags.tsx'
import { openWords } from '../../collections/events/open-words.ts'
import { DateCard } from '../../components/date-card/DateCard.tsx'

const schema = framed('Compact hero of lists, jobs and legal pages.', {
  heading: text().describe('The h1.'),
  lead: inline().optional().describe('A sentence below it.'),
  actions: z.array(action()).max(2).default([]).describe('The next steps.'),
  next: list(events).optional().describe('Beside the text: the first of these events …'),
  figure: figure()
    .extend({
      part: text().optional().describe('What it counts on the page of a topic, which goes without it if not told.'),
    })
    .optional()
    .describe('… or one figure; `{count}` in it is the number of entries of the list below.'),
  art: namedMap
    .omit({ legend: true })
    .optional()
    .describe('A low map behind the figure, where there is room beside the title.'),
})

function HeroStrip({ section, context }: SectionOf<typeof schema>): ReactNode {
  const beside = asideOf({ section, context })
  const { route, area, view } = context.page
  const topic = view.template === 'page' ? view.archive?.term?.key : undefined
  return (
    <HeroFrame
      section={section}
      context={context}
      className={classNames('hero-strip', beside !== null && 'entry-hero-split')}
      pillar={pillarOf(topic ?? area)}
    >
      <div className="entry-hero-stage">
        <HeroText heading={section.heading} lead={section.lead} actions={section.actions} context={context} />
        {beside}
      </div>
      {/* Last: what is placed by the height of the hero must not be painted before its text. */}
      {section.art && (
        <HeroDrawing
          className="hero-strip-art"
          seed={seedOf(route.key, section.art.variant)}
          motif={section.art.motif}
          options={{ nodes: section.art.nodes.map(drawnNode), isLow: true }}
          context={context}
        />
      )}
      <HeroEdge seed={topic ? `${route.key}/${topic}` : route.key} />
    </HeroFrame>
  )
}

function asideOf({
  section: { next, figure },
  context,
}: Pick<SectionOf<typeof schema>, 'section' | 'context'>): ReactNode {
  const [event] = next ?? []
  if (event) return <NextEvent card={event} context={context} />
  const shown = figure && counted(figure, context)
  if (!shown) return null
  return (
    <p className="entry-hero-side lead">
      <span className="large-figure head-5">{shown.value}</span> {shown.label}
    </p>
  )
}

type Figure = NonNullable<SectionOf<typeof schema>['section']['figure']>

/** The figure with the number of entries of the page's archive, or of its topic; null if the text for that is missing. */
function counted({ value, label, part }: Figure, { page: { view } }: Context): Pick<Figure, 'value' | 'label'> | null {
  const archive = view.template === 'page' ? view.archive : undefined
  if (!value.includes('{count}')) return { value, label }
  // A topic with a single entry has no figure.
  const own = !archive?.term ? label : archive.count > 1 ? part : undefined
  return archive && own ? { value: value.replace('{count}', String(archive.count)), label: own } : null
}

export const heroStrip = defineSection('hero-strip', schema, HeroStrip)

/** The next event as a date card beside the title of a list, with a link to the registration. */
function NextEvent({ card, context }: { readonly card: EventCard; readonly context: Context }): ReactNode {
  const { locale } = context
  return (
    <section className="event-card card-link" aria-labelledby="next-event">
      <div className="event-card-date">
        <DateCard start={card.start} end={card.end} locale={locale} dayClass="large-figure head-5" />
        <EventTags card={card} context={context} />
      </div>
      <h2 className="hero-split-heading" id="next-event" lang={card.hreflang ?? undefined}>
        <a href={card.href} hrefLang={card.hreflang ?? undefined}>
          {card.title}
        </a>
      </h2>
      <p className="note event-row-place">{eventPlace(card, context)}</p>
      {card.registration === 'open' && (
        <Action
          action={{
            label: openWords(card, context).request,
            href: { ...entryLink(card), href: `${card.href}#request` },
          }}
          kind="text"
          context={context}
        />
      )}
    </section>
  )
}
