import type { ReactNode } from 'react'
import type { PageCard } from 'kartograf'
import type { Context } from '../../context.ts'
import { EntrySection } from '../entry/EntrySection.tsx'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly ways: readonly PageCard[]
  readonly context: Context
}

/** What a page offers, without what its description adds for search results. */
function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/, 1)[0] ?? text
}

/** Suggested pages for lost visitors. */
export function Ways({ ways, context }: Props): ReactNode {
  return (
    <EntrySection id={`ways-${context.locale}`} heading={context.t('error.ways')} className="ways">
      <ul className="ways-list">
        {ways.map((card) => (
          <li key={card.key}>
            <a href={card.href} hrefLang={card.hreflang ?? undefined}>
              <span className="ways-title">
                {card.label} <Icon name="arrow-right" />
              </span>
              <span className="ways-about">{firstSentence(card.description)}</span>
            </a>
          </li>
        ))}
      </ul>
    </EntrySection>
  )
}
