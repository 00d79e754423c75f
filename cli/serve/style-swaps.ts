import type { Assets } from '../../renderer/definitions/assets.ts'

/** A style sheet and what replaces it, as URLs. */
export type StyleSwap = readonly [from: string, to: string]

/** The style sheets that have changed; null if something else has, so that pages must be reloaded. */
export function styleSwaps(last: Assets, now: Assets): readonly StyleSwap[] | null {
  const rest = (assets: Assets): string => JSON.stringify({ ...assets, styles: '', kindStyles: {} })
  if (rest(last) !== rest(now)) return null
  const urls = urlsOf(now)
  const swaps = [...urlsOf(last)].flatMap(([name, from]): StyleSwap[] => {
    const to = urls.get(name)
    return to === undefined || to === from ? [] : [[from, to]]
  })
  return urls.size === urlsOf(last).size && swaps.length > 0 ? swaps : null
}

function urlsOf({ styles, kindStyles }: Assets): ReadonlyMap<string, string> {
  const ofKinds = Object.entries(kindStyles).flatMap(([kind, { whole, parts }]) =>
    [whole, ...parts].map((url, index): [string, string] => [`${kind} ${index}`, url]),
  )
  return new Map([['', styles], ...ofKinds])
}
