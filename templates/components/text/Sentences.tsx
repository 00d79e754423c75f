import type { ReactNode } from 'react'

/** Where a sentence ends and the next one begins; a short word before the dot is an abbreviation. */
const BETWEEN = /(?<=\p{L}{4}[.?!]) (?=[¿¡]?\p{Lu})/u

/** A claim of two sentences: each begins a line and is balanced by itself. */
export function Sentences({ text }: { readonly text: string }): ReactNode {
  const [first, ...others] = text.split(BETWEEN)
  if (others.length === 0) return text
  return (
    <>
      <span className="head-line">{first}</span>
      {others.map((sentence) => (
        <span key={sentence}>
          {' '}
          <span className="head-line">{sentence}</span>
        </span>
      ))}
    </>
  )
}
