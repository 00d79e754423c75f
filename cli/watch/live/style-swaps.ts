import type { StyleSwap } from '../../../renderer/client/watch/live-message.ts'
import type { Assets } from '../../../renderer/definitions/assets.ts'
import { stylesOf } from '../../../renderer/render/document.ts'
import { sha256 } from '../../output/digest.ts'

/**
 * The style sheets that have changed, of documents of these kinds and their parts; null if something else has, so that pages must be
 * reloaded.
 */
export function styleSwaps(
  last: Assets,
  now: Assets,
  kinds: readonly (readonly string[])[],
): readonly StyleSwap[] | null {
  const rest = (assets: Assets): string => JSON.stringify({ ...assets, styles: '', kindStyles: {} })
  if (rest(last) !== rest(now)) return null
  const urls = urlsOf(now, kinds)
  const before = urlsOf(last, kinds)
  const swaps = [...before].flatMap(([name, from]): StyleSwap[] => {
    const to = urls.get(name)
    return to === undefined || to === from ? [] : [[from, to]]
  })
  return urls.size === before.size && swaps.length > 0 ? swaps : null
}

function urlsOf(assets: Assets, kinds: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const parts = Object.entries(assets.kindStyles).flatMap(([kind, urls]) =>
    urls.map((url, index): [string, string] => [`${kind} ${index}`, url]),
  )
  const wholes = kinds.map((names): [string, string] => [names.join(' '), stylesOf(names, assets, sha256)[0]])
  return new Map([['', assets.styles], ...parts, ...wholes])
}
