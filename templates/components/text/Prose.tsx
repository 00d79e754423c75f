import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'

/** Markdown at reading width. */
export function Prose({ text, context }: { readonly text: Markdown; readonly context: Context }): ReactNode {
  return <div className="prose">{context.markdown(text)}</div>
}
