import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { ExhibitionList } from '../exhibitions/ExhibitionList.tsx'
import { Hours } from '../../components/Hours.tsx'
import { Phone } from '../../components/Phone.tsx'
import { EntryHead } from '../../components/EntryHead.tsx'
import type { VenueView } from './view.ts'

interface Props {
  readonly view: VenueView
  readonly context: Context
}

/** A house: its face, its story, when it is open and how to get there. */
export function VenuePage({ view: { venue, body, shown }, context }: Props): ReactNode {
  const { t } = context

  return (
    <article>
      <EntryHead motif={venue.motif} format="square" context={context}>
        <p className="over">{t('venue.built', { year: String(venue.built), district: venue.district })}</p>
        <h1>{venue.title}</h1>
        <p className="lead">{venue.description}</p>
      </EntryHead>
      <div className="wall columns">
        {body && <div className="text">{context.markdown(body)}</div>}
        <aside className="label">
          <h2>{t('venue.hours')}</h2>
          <Hours hours={venue.hours} context={context} />
          <h2>{t('venue.access')}</h2>
          <address>
            {venue.street}
            <br />
            {venue.district}
          </address>
          <p>
            <Phone number={venue.phone} />
          </p>
          <div className="small">{context.markdown(venue.access)}</div>
        </aside>
      </div>
      {shown.length > 0 && (
        <section className="wall block" aria-labelledby="shown">
          <h2 id="shown">{t('venue.shown')}</h2>
          <ExhibitionList exhibitions={shown} level={3} context={context} />
        </section>
      )}
    </article>
  )
}
