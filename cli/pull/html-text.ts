import { Parser, type ParserOptions } from 'htmlparser2'

/** A value that is HTML by its format, as the summary of a feed: a body takes it as it is, other fields take its text. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** Elements without text of the document. */
const LEFT_OUT = new Set(['script', 'style', 'template'])
/** Elements that divide no words: `<b>E</b>vents` is one. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/

/** More than texts have: elements that stay open, or lie within one another. */
const DEEPEST = 1000

/** Throws RangeError for deeper elements, as each end tag would be looked for among all that are open. */
export function refuseDeep(source: string, options: ParserOptions = {}): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: () => {
        if ((depth += 1) > DEEPEST) throw new RangeError(`More than ${DEEPEST} elements are within one another`)
      },
      onclosetag: () => void (depth -= 1),
    },
    options,
  )
  parser.end(source)
}

/** What a reader of HTML sees, in one line. Throws RangeError for elements that are too deep. */
export function textOfHtml(html: string): string {
  refuseDeep(html)
  let text = ''
  let skipped = 0
  const divide = (name: string): unknown => INLINE.test(name) || (text += ' ')
  const parser = new Parser({
    onopentag: (name) => {
      if (LEFT_OUT.has(name)) skipped += 1
      divide(name)
    },
    ontext: (part) => {
      if (skipped === 0) text += part
    },
    onclosetag: (name) => {
      if (LEFT_OUT.has(name)) skipped -= 1
      divide(name)
    },
  })
  parser.end(html)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Plain text as HTML. */
export function htmlOfText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
