import type { ComponentProps, ReactNode } from 'react'
import type { SectionData } from 'kartograf'
import type { Context } from '../../context.ts'
import { Action } from '../action/Action.tsx'
import { Icon } from '../icon/Icon.tsx'

const ID = 'page-contents'

/** Contents, price and main action of a service, at the bottom of the window while scrolling its page. */
export function PageBar({ context }: { readonly context: Context }): ReactNode {
  const { view } = context.page
  if (view.template !== 'page' || view.describes !== 'service') return null
  const entries = contentsOf(view.sections)
  const action = panelOf(view.sections)?.action
  if (entries.length < 3 || !action) return null
  return (
    <div className="page-bar page-grid">
      <nav className="page-contents" id={ID} popover="auto" data-contents aria-label={context.t('toc.page')}>
        <ol>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="page-bar-row">
        {/* A text of the page may have contents of its own. */}
        <button type="button" className="page-bar-button" aria-label={context.t('toc.page')} popoverTarget={ID}>
          <Icon name="menu" size={20} />
          {context.t('toc.label')}
        </button>
        <Price sections={view.sections} context={context} />
        <Action action={action} kind="primary" context={context} />
      </div>
    </div>
  )
}

function Price({
  sections,
  context,
}: {
  readonly sections: readonly SectionData[]
  readonly context: Context
}): ReactNode {
  const offer = offerOf(sections)
  const cost = panelOf(sections)?.cost
  if (!offer && cost === undefined) return null
  if (!offer) return <p className="page-bar-price">{cost}</p>
  return (
    <p className="page-bar-price">
      {offer.from && context.t('prices.from')} <strong>{offer.price}</strong> <span className="note">{offer.unit}</span>
    </p>
  )
}

/** Sections after the hero with a heading, each with its id or that of its heading. */
function contentsOf(sections: readonly SectionData[]): readonly { readonly id: string; readonly heading: string }[] {
  return sections.flatMap(({ type, id, heading }, index) =>
    index > 0 && type !== 'cta-panel' && typeof heading === 'string'
      ? [{ id: id ?? `section-${index + 1}-title`, heading }]
      : [],
  )
}

interface Panel {
  readonly action: ComponentProps<typeof Action>['action']
  /** Text instead of a price that is not fixed. */
  readonly cost?: string
}

/** The call to action at the end of the page. */
function panelOf(sections: readonly SectionData[]): Panel | undefined {
  // Safe: the section's schema has validated it.
  return sections.find(({ type }) => type === 'cta-panel') as Panel | undefined
}

interface Offer {
  readonly price: string
  readonly from: boolean
  readonly unit: string
}

/** The first price of the page. */
function offerOf(sections: readonly SectionData[]): Offer | undefined {
  // Safe: the section's schema has validated it.
  const cards = sections.find(({ type }) => type === 'prices')?.['cards'] as readonly Offer[] | undefined
  return cards?.[0]
}
