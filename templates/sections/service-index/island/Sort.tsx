import { useEffect, useRef, type ReactNode } from 'react'
import { type Order, ORDERS } from './service.ts'

interface Props {
  readonly label: string
  /** Names of the orders, that of the list as it is first. */
  readonly names: readonly string[]
  readonly order: Order | undefined
  /** The island has read the address. */
  readonly isLive: boolean
  /** Called with an empty text for the list as it is. */
  readonly onSort: (order: string) => void
}

/** The order of the list. */
export function Sort({ label, names, order, isLive, onSort }: Props): ReactNode {
  const value = order ?? ''
  const select = useRef<HTMLSelectElement>(null)

  // React does not hear what has been chosen before hydration, and overwrites it with the next update.
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
