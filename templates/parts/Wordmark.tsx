import type { ReactNode } from 'react'

/** The mark, three ridge lines one above the other, and the brand in letters. */
export function Wordmark({ brand }: { readonly brand: string }): ReactNode {
  return (
    <span className="wordmark">
      <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false">
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M2.5 21.5c4-1.4 7.3-5.5 10.5-5.5s6.5 4.1 10.5 5.5" />
          <path d="M4.5 15.8c3-1.3 5.8-5 8.5-5s5.5 3.7 8.5 5" />
          <path d="M7.5 9.8c2-1.2 3.7-4.3 5.5-4.3s3.5 3.1 5.5 4.3" />
        </g>
      </svg>
      <span className="wordmark-name">{brand}</span>
    </span>
  )
}
