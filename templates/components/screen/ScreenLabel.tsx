import type { ReactNode } from 'react'
import type { ScreenState } from './schema.ts'

/** A word in the colour of its state. */
export function ScreenLabel({
  state,
  children,
}: {
  readonly state: ScreenState
  readonly children: string
}): ReactNode {
  return (
    <span className="screen-label" data-state={state}>
      {children}
    </span>
  )
}
