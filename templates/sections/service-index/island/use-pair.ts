import { useState } from 'react'
import type { Selection } from '../../../components/filter/island/selection.ts'
import { type Service, pairOf, picked } from './service.ts'
import { pickId } from './ServiceTable.tsx'

/** Query parameter of the comparison. */
export const COMPARE = 'compare'

interface Pair {
  readonly keys: readonly string[]
  /** In the order of the list. */
  readonly services: readonly Service[]
  /** Whether the visitor has tried to select a third one. */
  readonly isRefused: boolean
  readonly pick: (key: string) => void
  readonly drop: () => void
}

/** State of the services selected for a comparison, up to two. */
export function usePair(
  services: readonly Service[],
  asked: readonly string[],
  choose: (next: Selection) => void,
): Pair {
  const [isRefused, setRefused] = useState(false)
  const keys = pairOf(asked)
  return {
    keys,
    services: services.filter(({ key }) => keys.includes(key)),
    isRefused,
    pick: (key) => {
      const next = picked(keys, key)
      setRefused(next === null)
      if (next) choose({ [COMPARE]: next })
    },
    drop: () => {
      choose({ [COMPARE]: [] })
      focusFirst(keys)
    },
  }
}

/**
 * Moves the focus to the first of these services that is not filtered out, or else to the first of the list, because the focused button
 * disappears.
 */
function focusFirst(keys: readonly string[]): void {
  const boxes = [...keys.map((key) => `#${CSS.escape(pickId(key))}`), '[data-item] input']
  boxes
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((box) => box !== null)
    ?.focus()
}
