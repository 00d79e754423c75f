import type { ReactNode } from 'react'

/** An island that fails in the browser only: what the server has rendered must stay. */
export function Faulty({ text }: { readonly text: string }): ReactNode {
  if (typeof window !== 'undefined') throw new Error('This island always fails in a browser.')
  return <p className="faulty">{text}</p>
}
