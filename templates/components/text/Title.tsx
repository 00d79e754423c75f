import { Fragment, type ReactNode } from 'react'

/** Words that stay together, up to the no-break space behind each of them. */
const WORDS = /(?<=\u00a0)/

/** The text of a heading. Lines break between words that stay together only where the styles show `wbr`: on screens that would divide a word. */
export function Title({ text }: { readonly text: string }): ReactNode {
  return text.split(WORDS).map((word, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
