import type { ReactNode } from 'react'

interface Props<C> {
  readonly cards: readonly C[]
  readonly children: (card: C) => ReactNode
}

/** Cards side by side, as many as there is room for. */
export function CardGrid<C extends { readonly key: string }>({ cards, children }: Props<C>): ReactNode {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.key}>{children(card)}</li>
      ))}
    </ul>
  )
}
