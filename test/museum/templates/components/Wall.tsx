import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Motif } from '../art/pictures.ts'
import type { Context } from '../context.ts'
import { Picture } from './Picture.tsx'

interface Work {
  readonly title: string
  readonly maker: string
  readonly year: string
  readonly motif: Motif
  readonly note?: Markdown | undefined
}

interface Props {
  readonly heading: string
  readonly works: readonly Work[]
  readonly context: Context
}

/** Works side by side, hung by their middle as in a museum, each with the label beside it. */
export function Wall({ heading, works, context }: Props): ReactNode {
  return (
    <section className="gallery">
      <h2 className="wall">{heading}</h2>
      <ul className="wall gallery-works">
        {works.map((work, index) => (
          <li key={work.title}>
            <figure>
              <Picture
                motif={work.motif}
                word={work.title}
                format={index % 3 === 1 ? 'square' : 'upright'}
                alt={`${work.title}, ${work.maker}`}
                context={context}
              />
              <figcaption>
                <cite>{work.title}</cite>
                <span>
                  {work.maker}, {work.year}
                </span>
                {work.note && <span className="small">{context.markdown(work.note)}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
