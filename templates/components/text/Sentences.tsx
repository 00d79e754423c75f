import type { ReactNode } from 'react'
import { Title } from './Title.tsx'

/** The boundary between two sentences. A short word before the full stop is an abbreviation. */
const BETWEEN = /(?<=\p{L}{4}[.?!]) (?=[¿¡]?\p{Lu})/u

/** A claim of two sentences: each starts a new line and is balanced separately. */
export function Sentences({ text }: { readonly text: string }): ReactNode {
  const [first = '', ...others] = text.split(BETWEEN)
  if (others.length === 0) return <Title text={text} />
  return (
    <>
      <span className="head-line">
        <Title text={first} />
      </span>
      {others.map((sentence) => (
        <span key={sentence}>
          {' '}
          <span className="head-line">
            <Title text={sentence} />
          </span>
        </span>
      ))}
    </>
  )
}
