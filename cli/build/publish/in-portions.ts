const AT_ONCE = 8

/** Does work for each item, a few at a time, so that neither memory nor a server has to handle all of them at once. */
export async function inPortions<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < items.length; start += AT_ONCE)
    done.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  return done
}
