import type { ReactNode } from 'react'
import type { CaseChange } from '../cards.ts'
import type { Context } from '../../context.ts'
import { PairTrack } from '../../components/chart/PairTable.tsx'
import { pairOf } from '../../components/chart/pair.ts'

interface Props {
  readonly changes: readonly CaseChange[]
  readonly context: Context
}

/** Changes for a customer: one measure per line, with its figures as bars and as text. */
export function CaseChanges({ changes, context: { locale, t } }: Props): ReactNode {
  return (
    <ul className="case-changes">
      {changes.map(({ label, before, after }) => {
        const pair = pairOf(before, after, locale)
        return (
          <li key={label}>
            <span className="case-change-label">{label}</span>
            {pair && <PairTrack pair={pair} />}
            <span className="note">{t('case.change', { before, after })}</span>
          </li>
        )
      })}
    </ul>
  )
}
