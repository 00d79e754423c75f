import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'

interface Props {
  readonly steps: readonly { readonly time: ReactNode; readonly title: string; readonly text: Markdown }[]
  readonly context: Context
}

/** Numbered steps, with the time in a separate column. */
export function Steps({ steps, context }: Props): ReactNode {
  return (
    <ol className="steps">
      {steps.map((step, place) => (
        <li key={place}>
          <p className="steps-time">{step.time}</p>
          <div>
            <h3>{step.title}</h3>
            <p>{context.markdown(step.text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
