import { Parser } from 'htmlparser2'
import { placeAt } from '../../renderer/definitions/lines.ts'
import { XliffError } from './xliff-error.ts'

/** More than any tool writes; each end tag would be looked for among all that are open. */
const DEEPEST = 1000

/**
 * Why a document is not well-formed: an element without an end would have what follows it, in a way that nobody meant. Null if all end.
 * Throws XliffError if elements are too deep.
 */
export function unclosedIn(text: string): XliffError | null {
  const open: number[] = []
  let fault: XliffError | null = null
  const parser = new Parser(
    {
      onopentag: () => {
        open.push(parser.startIndex)
        if (open.length > DEEPEST)
          throw new XliffError(
            `more than ${DEEPEST} elements are within one another`,
            placeAt(text, parser.startIndex),
            'elements as they were exported',
          )
      },
      onclosetag: (name, isImplied) => {
        const start = open.pop() ?? 0
        // Of `<x/>`, the end is implied too.
        if (isImplied && parser.startIndex > start)
          fault ??= new XliffError(`\`<${name}>\` has no end`, placeAt(text, start), `\`</${name}>\``)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return fault
}
