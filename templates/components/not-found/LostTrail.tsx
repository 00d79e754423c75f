import type { ReactNode } from 'react'

/** The slope that the path crosses. */
const CONTOURS = [
  'M0 68C150 68 190 14 310 14s180 50 320 50 200-60 330-60 190 46 330 46 190-36 330-36 190 28 380 28',
  'M0 82C145 82 180 27 305 27s185 57 325 57 195-66 330-66 190 53 330 53 190-42 330-42 190 34 380 34',
  'M0 96C140 96 170 40 300 40s190 64 330 64 190-72 330-72 190 60 330 60 190-48 330-48 190 40 380 40',
  'M0 112C135 112 165 56 295 56s190 60 335 60 190-68 330-68 190 60 330 60 190-48 330-48 190 40 380 40',
]

/** A drawing of a path that becomes dotted and ends. */
export function LostTrail(): ReactNode {
  return (
    <svg className="lost-trail" viewBox="0 0 2000 120" fill="none" aria-hidden="true">
      {CONTOURS.map((contour) => (
        <path key={contour} className="art-line" opacity=".5" d={contour} />
      ))}
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
      <circle className="art-hub" cx="705" cy="86" r="10" strokeWidth="2.5" strokeDasharray="3 4" />
    </svg>
  )
}
