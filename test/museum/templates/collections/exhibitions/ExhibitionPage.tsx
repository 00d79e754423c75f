import type { ReactNode } from 'react'
import { calendarPath, formatDate, formatTime } from 'kartograf'
import type { Context } from '../../context.ts'
import { Booking } from '../../forms/Booking.tsx'
import { Facts } from '../../components/Facts.tsx'
import { EntryHead } from '../../components/EntryHead.tsx'
import { Wall } from '../../components/Wall.tsx'
import type { ExhibitionView } from './view.ts'
import { Dates } from './Dates.tsx'

interface Props {
  readonly view: ExhibitionView
  readonly context: Context
}

/** An exhibition: its picture and label, the text, the works on the wall, and a visit to book. */
export function ExhibitionPage({ view: { exhibition, card, body }, context }: Props): ReactNode {
  const { t, locale } = context

  return (
    <article>
      <EntryHead motif={exhibition.motif} format="upright" context={context}>
        <p className="over" data-season={card.season}>
          {t(`season.${card.season}`)} · {card.themes.join(' · ')}
        </p>
        <h1>{exhibition.title}</h1>
        <p className="entry-head-subtitle">{exhibition.subtitle}</p>
        <p className="lead">{exhibition.description}</p>
      </EntryHead>
      <div className="wall columns">
        {body && <div className="text">{context.markdown(body)}</div>}
        <aside className="label">
          <h2>{t('exhibition.label')}</h2>
          <Facts
            facts={[
              {
                label: t('exhibition.dates'),
                value: <Dates start={exhibition.start} end={exhibition.end} context={context} />,
              },
              { label: t('exhibition.venue'), value: <a href={exhibition.venue.href}>{exhibition.venue.title}</a> },
              {
                label: t('exhibition.opening'),
                value:
                  exhibition.opening &&
                  t('exhibition.openingAt', {
                    date: formatDate(exhibition.opening, locale, 'full'),
                    time: formatTime(exhibition.opening, locale),
                  }),
              },
              { label: t('exhibition.price'), value: priceOf(exhibition.price, context) },
              { label: t('exhibition.curator'), value: exhibition.curator },
            ]}
          />
          {card.season !== 'past' && (
            <p>
              <a href={calendarPath(context.page.route)} type="text/calendar" download="">
                {t('exhibition.calendar')}
              </a>
            </p>
          )}
        </aside>
      </div>
      {exhibition.works.length > 0 && (
        <Wall heading={t('exhibition.works')} works={exhibition.works} context={context} />
      )}
      {exhibition.programme && (
        <section className="wall block" aria-labelledby="programme">
          <h2 id="programme">{t('exhibition.programme')}</h2>
          <div className="text">{context.markdown(exhibition.programme)}</div>
        </section>
      )}
      {card.season !== 'past' && (
        <Booking heading={t('booking.heading')} lead={null} subject={context.page.route.key} context={context} />
      )}
    </article>
  )
}

function priceOf({ full, reduced }: ExhibitionView['exhibition']['price'], { t }: Context): string {
  const price = t('price', { amount: full })
  return full === 0 || full === reduced ? price : t('price.both', { price, reduced: t('price', { amount: reduced }) })
}
