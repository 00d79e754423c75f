import type { Entry } from '../../../renderer/definitions/entry.ts'
import { entryAt } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { cardOf, cardScope, listCardOf } from '../../../renderer/pages/cards-of.ts'

/** What other pages and checks can see of an entry: its cards, and of its body the anchors, links, pictures and reading time. */
export function seenOf(entry: Entry, targets: Targets): string {
  const { words: _words, blocks: _blocks, code: _code, links, images, ...index } = targets.engine.index(entry.body)
  const sources = { locale: entry.locale, targets }
  const hasListCard = targets.library.collections.get(entry.collection)?.listCard !== undefined
  const cards = [cardOf(entry, sources), ...(hasListCard ? [listCardOf(entry, sources)] : [])]
  const addresses = [links, images].map((mentions) => mentions.map(({ url }) => url))
  return JSON.stringify([index, addresses, cards, cardScope(sources).minutes(entry)])
}

/** Whether an entry is on the site, and nothing is wrong with its body alone. */
export function isShownAndRight(entry: Entry, { library, engine }: Targets): boolean {
  const { h1, faults } = engine.index(entry.body)
  return entryAt(entry, library) === entry && h1 === null && faults.length === 0
}
