import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'

interface ProseProps {
  readonly text: Markdown
  readonly context: Context
  /** Whether the text is longer than a screen, so that its blocks below the fold are laid out a few at a time. */
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
