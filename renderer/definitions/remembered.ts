/** Caches the value of each name; further arguments are for making it. Failures are not cached. */
export function remembered<T, Rest extends readonly unknown[]>(
  make: (name: string, ...rest: Rest) => Promise<T>,
): (name: string, ...rest: Rest) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (name, ...rest) => {
    const made = known.get(name) ?? make(name, ...rest)
    known.set(name, made)
    made.catch(() => known.delete(name))
    return made
  }
}
