import type { ReactNode } from 'react'
import { RIDGES } from '../../art/ridges.ts'

/** The logo: three stacked ridge lines and the brand name. */
export function Wordmark({ brand }: { readonly brand: string }): ReactNode {
  return (
    <span className="wordmark">
      <Mark size={26} />
      <span className="wordmark-name">{brand}</span>
    </span>
  )
}

/** The ridge lines of the logo. */
export function Mark({ size }: { readonly size: 24 | 26 }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {RIDGES.map((ridge) => (
          <path key={ridge} d={ridge} />
        ))}
      </g>
    </svg>
  )
}
