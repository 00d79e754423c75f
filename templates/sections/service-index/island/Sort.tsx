import { useEffect, useRef, type ReactNode } from 'react'
import { type Order, ORDERS } from './service.ts'

interface Props {
  readonly label: string
  /** Names of the sort orders, the original order first. */
  readonly names: readonly string[]
  readonly order: Order | undefined
  /** Whether the island has read the URL. */
  readonly isLive: boolean
  /** Called with the sort order; empty for the original order. */
  readonly onSort: (order: string) => void
}

/** Select box for the sort order. */
export function Sort({ label, names, order, isLive, onSort }: Props): ReactNode {
  const value = order ?? ''
  const select = useRef<HTMLSelectElement>(null)

  // React does not notice selections made before hydration, and overwrites them with the next update.
  const early = useRef('')
  useEffect(() => {
    early.current = select.current?.value ?? ''
  }, [])
  useEffect(() => {
    if (!isLive) return
    const asked = early.current
    early.current = ''
    if (asked !== '' && asked !== value) onSort(asked)
  })

  return (
    <label className="filter-sort">
      {label}
      <select className="chip" ref={select} value={value} onChange={({ target }) => onSort(target.value)}>
        {['', ...ORDERS].map((one, place) => (
          <option key={one} value={one}>
            {names[place]}
          </option>
        ))}
      </select>
    </label>
  )
}
