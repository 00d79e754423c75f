import type { ReactNode } from 'react'
import type { CaseChange } from '../cards.ts'
import type { Context } from '../../context.ts'
import { PairTrack } from '../../components/chart/PairTable.tsx'
import { pairOf } from '../../components/chart/pair.ts'

interface Props {
  readonly changes: readonly CaseChange[]
  readonly context: Context
}

/** Changes for a customer: one measure per line, with its figures as text and as bars. */
export function CaseChanges({ changes, context: { locale, t } }: Props): ReactNode {
  return (
    <ul className="case-changes">
      {changes.map(({ label, before, after, isWorse }) => {
        const pair = pairOf(before, after, locale)
        return (
          <li key={label} data-worse={isWorse || undefined}>
            <span className="case-change-label">{label}</span>
            <strong className="case-change-figures">{t('case.change', { before, after })}</strong>
            {pair && <PairTrack pair={pair} />}
          </li>
        )
      })}
    </ul>
  )
}
