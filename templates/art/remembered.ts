/** Maximum cached drawings, more than a large site has pages in one language. A drawing takes about 20 kB. */
const MOST = 1000

/**
 * Memoises a drawing function: translations of a page, and all pages that show a person, share a drawing. Evicts the oldest drawings first.
 */
export function remembered<Values extends readonly unknown[]>(
  draw: (...values: Values) => string,
  most = MOST,
): typeof draw {
  const known = new Map<string, string>()
  return (...values) => {
    const key = JSON.stringify(values)
    const drawn = known.get(key) ?? draw(...values)
    known.delete(key)
    known.set(key, drawn)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return drawn
  }
}
