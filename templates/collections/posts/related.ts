import type { Entry, ViewScope } from '../../../renderer/model/collection.ts'
import { posts, type PostCard } from '../cards.ts'
import type { PostData } from './schema.ts'

/** How many entries a page offers at its end. */
const RELATED = 3

/**
 * The next three posts in a ring of all posts, arranged by topic. So every post has related ones, mostly of its own topic, and
 * each is shown by three others at most: an edited card re-renders three neighbours and not a topic.
 */
export function relatedTo(entry: Entry<PostData>, scope: ViewScope): readonly PostCard[] {
  if (entry.data.related.length > 0) return scope.resolve(entry.data.related, ['related'])
  const ring = ringOf(scope.entries(posts, scope.locale))
  const at = ring.places.get(entry.key) ?? 0
  const next = Array.from(
    { length: Math.min(RELATED, ring.posts.length - 1) },
    (_, step) => ring.posts[(at + 1 + step) % ring.posts.length],
  )
  return next.flatMap((post) => (post ? [scope.card(posts, post)] : []))
}

interface Ring {
  readonly posts: readonly Entry<PostData>[]
  readonly places: ReadonlyMap<string, number>
}

/** Posts by topic, newest first within each, with the place of each by key. Lists are long-lived, so each is arranged once. */
function ringOf(list: readonly Entry<PostData>[]): Ring {
  const known = rings.get(list)
  if (known) return known
  const arranged = list.toSorted((a, b) => compare(a.data.topics[0] ?? '', b.data.topics[0] ?? ''))
  const ring = { posts: arranged, places: new Map(arranged.map((post, index) => [post.key, index])) }
  rings.set(list, ring)
  return ring
}

const rings = new WeakMap<readonly Entry[], Ring>()

/** Order by code unit: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
