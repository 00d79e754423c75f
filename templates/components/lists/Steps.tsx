import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Track } from '../chart/Track.tsx'

interface Step {
  readonly time: ReactNode
  readonly title: string
  readonly text: Markdown
  /** How far it was afterwards. */
  readonly progress?: { readonly done: number; readonly of: number; readonly display: string } | undefined
}

interface Props {
  readonly steps: readonly Step[]
  readonly context: Context
}

/** Numbered steps, with the time in a separate column, and a bar where a step tells how far it was. */
export function Steps({ steps, context }: Props): ReactNode {
  const hasProgress = steps.some(({ progress }) => progress)
  return (
    <ol className="steps">
      {steps.map((step, place) => (
        <li key={place}>
          <p className="steps-time">{step.time}</p>
          <div>
            <h3>{step.title}</h3>
            <p>{context.markdown(step.text)}</p>
            {hasProgress && (
              <div className="steps-progress">
                {step.progress?.display}
                {step.progress && <Track parts={[{ to: step.progress.done / step.progress.of, kind: 'value' }]} />}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
