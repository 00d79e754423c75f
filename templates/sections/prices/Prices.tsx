import type { ReactNode } from 'react'
import { type Markdown, type Resolved, action, inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { Action } from '../../components/action/Action.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { vat, VatNote } from '../../components/prices/VatNote.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const card = z.strictObject({
  title: text().describe('The offer.'),
  price: text().describe('Its price, such as `{{offers.managed-workplace.price}}`.'),
  from: z.boolean().default(false).describe('Adds “from” before the price.'),
  unit: text().describe('Unit of the price.'),
  includes: z.array(inline()).min(1).describe('What is included.'),
  excludes: z.array(inline()).default([]).describe('What is not.'),
  term: text().optional().describe('Minimum term.'),
  action: action().optional().describe('The next step.'),
})

const schema = headed('Offers with price, unit, contents and term; the note about VAT is added.', {
  cards: z.array(card).min(1).max(3).describe('The offers.'),
  vat,
})

/** The fields of the section, for sections that quote it. */
export type Offers = z.infer<typeof schema>

type Offer = Resolved<z.infer<typeof card>>

function Prices({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      <ul className="prices-list" data-count={section.cards.length}>
        {section.cards.map((entry) => (
          <PriceCard key={entry.title} offer={entry} context={context} />
        ))}
      </ul>
      {section.vat && <VatNote context={context} />}
    </>
  )
}

function PriceCard({ offer, context }: { readonly offer: Offer; readonly context: Context }): ReactNode {
  return (
    <li className="prices-card">
      <div className="prices-offer">
        <h3>{offer.title}</h3>
        <p className="prices-price">
          {offer.from && <span className="prices-from">{context.t('prices.from')} </span>}
          <strong className="head-4">{offer.price}</strong> <span className="prices-unit">{offer.unit}</span>
        </p>
        {offer.term && <p className="prices-term">{offer.term}</p>}
        {offer.action && <Action action={offer.action} kind="primary" context={context} />}
      </div>
      <PriceList kind="included" items={offer.includes} context={context} />
      {offer.excludes.length > 0 && <PriceList kind="excluded" items={offer.excludes} context={context} />}
    </li>
  )
}

interface PriceListProps {
  readonly kind: 'included' | 'excluded'
  readonly items: readonly Markdown[]
  readonly context: Context
}

function PriceList({ kind, items, context }: PriceListProps): ReactNode {
  return (
    <div className="prices-contents" data-kind={kind}>
      <h4>{context.t(`prices.${kind}`)}</h4>
      <ul>
        {items.map((item) => (
          <li key={item.source}>
            <Icon name={kind === 'included' ? 'check' : 'minus'} size={16} />
            <span>{context.markdown(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const prices = framedSection('prices', schema, Prices)
