import type { ReactNode } from 'react'

/** A drawing of a path that becomes dotted and ends. */
export function LostTrail(): ReactNode {
  return (
    <svg className="lost-trail" viewBox="0 0 2000 120" fill="none" aria-hidden="true">
      <path
        className="art-line"
        opacity=".5"
        d="M0 96C140 96 170 40 300 40s190 64 330 64 190-72 330-72 190 60 330 60 190-48 330-48 190 40 380 40"
      />
      <path className="art-index" strokeWidth="1.75" d="M0 78h210q16 0 16-16v-6q0-16 16-16h150" />
      <path
        className="art-index"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeDasharray="1 7"
        d="M409 40h130q16 0 16 16v14q0 16 16 16h120"
      />
      <rect className="art-node" x="392" y="23" width="34" height="34" rx="9" strokeWidth="1.5" />
      <path className="art-glyph" strokeWidth="1.5" d="M403 36h12M403 40h12M403 44h7" />
      <circle className="art-hub" cx="705" cy="86" r="9" strokeWidth="1.5" strokeDasharray="1 4" />
    </svg>
  )
}
