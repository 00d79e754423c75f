import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Picture } from '../../components/Picture.tsx'
import type { ExhibitionCard } from '../cards.ts'
import { Dates } from './Dates.tsx'

interface Props {
  readonly exhibitions: readonly ExhibitionCard[]
  readonly level: 2 | 3
  readonly context: Context
}

/** Exhibitions as pictures on a wall, each with its label. */
export function ExhibitionList({ exhibitions, level, context }: Props): ReactNode {
  const Heading = `h${level}` as const

  return (
    <ul className="hanging">
      {exhibitions.map((card) => (
        <li key={card.key} className="hung">
          <Picture motif={card.motif} word={card.key} format="upright" alt="" context={context} />
          <div className="hung-label">
            <p className="over" data-season={card.season}>
              {context.t(`season.${card.season}`)}
            </p>
            <Heading lang={card.hreflang ?? undefined}>
              <a href={card.href} hrefLang={card.hreflang ?? undefined}>
                {card.title}
              </a>
            </Heading>
            <p>{card.subtitle}</p>
            <p className="small">
              <Dates start={card.start} end={card.end} context={context} />
              <br />
              {card.venue}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
