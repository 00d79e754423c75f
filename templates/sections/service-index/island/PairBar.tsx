import type { ReactNode } from 'react'
import { FootButton } from '../../../components/filter/island/FootButton.tsx'
import { namesIn } from './Comparison.tsx'
import type { Service } from './service.ts'

export interface PairTexts {
  /** Texts for one and two selected services, with `{first}` and `{second}`. */
  readonly one: string
  readonly two: string
  /** Why a third one cannot be selected. */
  readonly full: string
  readonly show: string
  readonly drop: string
}

interface Props {
  /** Id of the element with the text. */
  readonly id: string
  readonly pair: readonly Service[]
  readonly isRefused: boolean
  readonly texts: PairTexts
  readonly onShow: () => void
  readonly onDrop: () => void
}

/** The services selected for a comparison, at the bottom of the window while scrolling the list. */
export function PairBar({ id, pair, isRefused, texts, onShow, onDrop }: Props): ReactNode {
  return (
    <div className="filter-foot service-pair">
      <p role="status" id={id}>
        {pairText(pair, isRefused, texts)}
      </p>
      {pair.length === 2 && <FootButton label={texts.show} onClick={onShow} />}
      {pair.length > 0 && <FootButton label={texts.drop} onClick={onDrop} />}
    </div>
  )
}

function pairText(pair: readonly Service[], isRefused: boolean, { one, two, full }: PairTexts): string {
  if (pair.length === 0) return ''
  if (pair.length === 1) return namesIn(one, pair)
  return isRefused ? `${namesIn(two, pair)} ${full}` : namesIn(two, pair)
}
