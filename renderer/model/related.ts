import type { Collection, Cards, PostCard } from './cards.ts'
import { cardOf, postsOf } from './cards-of.ts'
import type { Entry } from './entry.ts'
import { compare } from './issue.ts'
import { listed } from './library.ts'
import { resolveData, type Scope } from './resolve.ts'

/** How many entries a page offers at its end. */
const RELATED = 3

/**
 * The next three posts in a ring of all posts, arranged by topic. So every post has related ones, mostly of its own topic, and
 * each is shown by three others at most: an edited card re-renders three neighbours and not a topic.
 */
export function relatedTo(entry: Entry<'posts'>, scope: Scope): readonly PostCard[] {
  if (entry.data.related.length > 0) return resolveData(entry.data.related, scope, ['related'])
  const ring = ringOf(listed(scope.targets.library, 'posts', scope.locale))
  const at = ring.places.get(entry.key) ?? 0
  const next = Array.from(
    { length: Math.min(RELATED, ring.posts.length - 1) },
    (_, step) => ring.posts[(at + 1 + step) % ring.posts.length],
  )
  return next.flatMap((post) => (post ? [cardOf(post, scope)] : []))
}

interface Ring {
  readonly posts: readonly Entry<'posts'>[]
  readonly places: ReadonlyMap<string, number>
}

/** Posts by topic, newest first within each, with the place of each by key. Lists are long-lived, so each is arranged once. */
function ringOf(list: readonly Entry<'posts'>[]): Ring {
  const known = rings.get(list)
  if (known) return known
  const posts = list.toSorted((a, b) => compare(a.data.topics[0] ?? '', b.data.topics[0] ?? ''))
  const ring = { posts, places: new Map(posts.map((post, index) => [post.key, index])) }
  rings.set(list, ring)
  return ring
}

const rings = new WeakMap<readonly Entry<'posts'>[], Ring>()

/** Other entries of the same collection, newest first. */
export function othersOf<C extends Collection>(entry: Entry<C>, scope: Scope): readonly Cards[C][] {
  const others = listed(scope.targets.library, entry.collection, scope.locale).filter(
    (other) => other.key !== entry.key,
  )
  return others.slice(0, RELATED).map((other) => cardOf(other, scope))
}

/** Posts of an author, newest first. */
export function postsBy(author: Entry<'authors'>, scope: Scope): readonly PostCard[] {
  return postsOf(author, scope).map((post) => cardOf(post, scope))
}
