import type { ReactNode } from 'react'
import type { CaseCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { CaseChanges } from './CaseChanges.tsx'
import { CustomerMark } from '../../components/customer-mark/CustomerMark.tsx'
import { capitalised } from '../../components/text/capitalised.ts'
import { classNames } from '../../components/text/class-names.ts'
import { Icon } from '../../components/icon/Icon.tsx'

interface Props {
  readonly card: Card
  readonly context: Context
  /** Alone or first in its list: full width, with three measures. */
  readonly featured?: boolean | undefined
}

/** A case study in a list: the customer's wordmark, what changed, or else the result, and a link. */
export function CaseCard({ card, context, featured = false }: Props): ReactNode {
  return (
    <article className={classNames('case-card block card-link', featured && 'case-card-featured')}>
      <div className="case-card-halves">
        {featured && card.changes.length > 0 && (
          <div className="case-card-proof">
            <CaseChanges changes={card.changes} context={context} />
          </div>
        )}
        <div className="case-card-text">
          <p className="case-card-customer">
            <CustomerMark name={card.customer} />
          </p>
          <p className="note">
            {card.industry.name}&nbsp;· {card.size}
          </p>
          {!featured && card.changes.length > 0 && <CaseChanges changes={card.changes.slice(0, 1)} context={context} />}
          {card.changes.length === 0 && (
            <p className="case-card-result">
              <span>{capitalised(card.result.label, context.locale)}</span>
              <strong>{card.result.value}</strong>
            </p>
          )}
          <h3 className={classNames('case-card-title', featured && 'head-3')} lang={card.hreflang ?? undefined}>
            <a href={card.href} hrefLang={card.hreflang ?? undefined}>
              {card.title}
            </a>
          </h3>
          <p className="case-card-excerpt" lang={card.hreflang ?? undefined}>
            {card.description}
          </p>
          <p className="case-card-more" aria-hidden="true">
            {context.t('case.read')} <Icon name="arrow-right" />
          </p>
        </div>
      </div>
    </article>
  )
}
