import { useEffect, useId, useState, type ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly start: number
}

/** An island as small as an island can be: state, an id, and an effect that its removal has to undo. */
export function Counter({ label, start }: Props): ReactNode {
  const id = useId()
  const [count, setCount] = useState(start)

  useEffect(() => {
    document.documentElement.dataset['counters'] = String(Number(document.documentElement.dataset['counters'] ?? 0) + 1)
    return () => {
      document.documentElement.dataset['counters'] = String(Number(document.documentElement.dataset['counters']) - 1)
    }
  }, [])

  return (
    <p className="counter">
      <label htmlFor={id}>{label}</label> <output id={id}>{count}</output>{' '}
      <button type="button" onClick={() => setCount(count + 1)}>
        +
      </button>
    </p>
  )
}
