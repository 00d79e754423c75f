import type { ReactNode } from 'react'
import { contrastOf } from './contrast.ts'

/** Text colours of the night tone, as in tokens.css: the least contrast of all text decides. */
const FOOTER_TEXT = ['#f6fafa', '#a8b7c1', '#85d0ee']
const LEAST_CONTRAST = 4.5

/**
 * The footer's own colour. It is drawn, since the content security policy lets no style attribute pass, and refused where
 * the footer's text could not be read on it.
 */
export function FooterCanvas({ colour }: { readonly colour: string }): ReactNode {
  const least = Math.min(...FOOTER_TEXT.map((text) => contrastOf(colour, text)))
  if (least < LEAST_CONTRAST) {
    throw new Error(
      `footer.yaml: \`bgColor\` ${colour} gives the footer's text a contrast of ${least.toFixed(2)}; it must be ${LEAST_CONTRAST} or more`,
    )
  }
  return (
    <svg className="site-footer-canvas" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
