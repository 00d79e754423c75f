import { didYouMean } from '../content/nearest.ts'
import { withLetters } from '../definitions/decoded.ts'

/** The address that one without a page may mean, as texts write it; `known` has escapes. */
export function nearestTo(path: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const { names, found } = nearestIn.get(known) ?? { names: [...known.keys()].map(withLetters), found: new Map() }
  nearestIn.set(known, { names, found })
  if (!found.has(path)) found.set(path, findNearest(path, known, names))
  return found.get(path)
}

interface Nearest {
  /** All addresses, with letters. */
  readonly names: readonly string[]
  readonly found: Map<string, string | undefined>
}

/** Cached, because a page that is gone is compared with all that there are, and thousands of texts may link to it. */
const nearestIn = new WeakMap<ReadonlyMap<string, unknown>, Nearest>()

function findNearest(path: string, known: ReadonlyMap<string, unknown>, names: readonly string[]): string | undefined {
  // People may write a file extension or index file, as other systems do.
  const plain = path.replace(/(\/index)?\.(html?|php|aspx?|md)$/, '') || '/'
  const nearest = known.has(plain) ? plain : didYouMean(withLetters(plain), names)
  return nearest === undefined ? undefined : asLinked(nearest)
}

/** An address as texts write it: a blank would end the link. */
export function asLinked(address: string): string {
  return withLetters(address).replaceAll(' ', '%20')
}
