import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'

interface ProseProps {
  readonly text: Markdown
  readonly context: Context
  /** The text is longer than a screen: what is below the fold arrives some blocks at a time. */
  readonly isLong?: boolean
}

/** Markdown at reading width. */
export function Prose({ text, context, isLong = false }: ProseProps): ReactNode {
  return (
    <div className="prose" data-parts={isLong ? '' : undefined}>
      {context.markdown(text)}
    </div>
  )
}
