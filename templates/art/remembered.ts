/** More drawings than a large site has pages in one language; a drawing has about 20 kB. */
const MOST = 1000

/**
 * A drawing function that remembers what it has drawn: the same page in three languages, and a person on many pages, have one
 * drawing. The oldest drawings make room for new ones.
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
