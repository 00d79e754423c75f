import { type Entry, type ViewScope, compare } from 'kartograf'
import { posts, type PostCard } from '../cards.ts'
import type { PostData } from './schema.ts'

/** Number of related posts, and of candidates. */
const RELATED = 3
const CANDIDATES = 12

/**
 * Weights of what posts have in common. Tags count most, because they are chosen with care, and authors least, because they write about
 * several subjects.
 */
const WEIGHTS = { tags: 3, topics: 2, authors: 1 } as const

/**
 * The three posts with most in common among the next twelve in a ring of all posts, sorted by topic; the order of the ring decides ties. So
 * every post has related ones and is shown by at most twelve others, and editing a card re-renders few pages instead of a whole topic.
 * Neighbours by date come last, because other links of the page lead to them.
 */
export function relatedTo(entry: Entry<PostData>, scope: ViewScope): readonly PostCard[] {
  if (entry.data.related.length > 0) return scope.resolve(entry.data.related, ['related'])
  const all = scope.entries<PostData>(posts, scope.locale)
  const beside = new Set(besideOf(entry, all).map((post) => post?.key))
  const weigh = (post: Entry<PostData>): number => (beside.has(post.key) ? -1 : inCommon(entry.data, post.data))
  const weighed = candidatesFor(entry, ringOf(all)).map((post) => ({ post, weight: weigh(post) }))
  const nearest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, RELATED)
  return nearest.map(({ post }) => scope.card(posts, post))
}

/** The posts after this one in the ring. */
function candidatesFor({ key }: Entry<PostData>, ring: Ring): readonly Entry<PostData>[] {
  const at = ring.places.get(key) ?? 0
  const after = ring.posts.slice(at + 1, at + 1 + CANDIDATES)
  return [...after, ...ring.posts.slice(0, Math.min(at, CANDIDATES))].slice(0, CANDIDATES)
}

function inCommon(one: PostData, other: PostData): number {
  const shared = (a: readonly string[], b: readonly string[]): number => a.filter((key) => b.includes(key)).length
  const writers = ({ authors: own }: PostData): string[] => own.map(({ key }) => key)
  return (
    WEIGHTS.tags * shared(one.tags, other.tags) +
    WEIGHTS.topics * shared(one.topics, other.topics) +
    WEIGHTS.authors * shared(writers(one), writers(other))
  )
}

/** The previous or next post by date. */
type Neighbour = Pick<PostCard, 'title' | 'href' | 'hreflang'>

/** The posts before and after this one by date. They are links only, so that an edit of their cards does not re-render this page. */
export function neighboursOf(
  entry: Entry<PostData>,
  scope: ViewScope,
): { older: Neighbour | null; newer: Neighbour | null } {
  const linkTo = (post: Entry | undefined): Neighbour | null => {
    if (!post) return null
    const { title, href, hreflang } = scope.card(posts, post)
    return { title, href, hreflang }
  }
  const [older, newer] = besideOf(entry, scope.entries(posts, scope.locale))
  return { older: linkTo(older), newer: linkTo(newer) }
}

/** The older and the newer post of a list, which is sorted by date. */
function besideOf({ key }: Entry, list: readonly Entry[]): readonly [Entry | undefined, Entry | undefined] {
  const at = placesOf(list).get(key)
  return at === undefined ? [undefined, undefined] : [list[at + 1], list[at - 1]]
}

/** The index of each post in a list by its key. Cached per list, since lists live long. */
function placesOf(list: readonly Entry[]): ReadonlyMap<string, number> {
  const known = placesIn.get(list)
  if (known) return known
  const places = new Map(list.map(({ key }, index) => [key, index]))
  placesIn.set(list, places)
  return places
}

const placesIn = new WeakMap<readonly Entry[], ReadonlyMap<string, number>>()

interface Ring {
  readonly posts: readonly Entry<PostData>[]
  readonly places: ReadonlyMap<string, number>
}

/** Posts sorted by topic, newest first within each, with the index of each by key. Cached per list, since lists live long. */
function ringOf(list: readonly Entry<PostData>[]): Ring {
  const known = rings.get(list)
  if (known) return known
  const byTopic = new Map<string, Entry<PostData>[]>()
  for (const post of list) {
    const topic = post.data.topics[0] ?? ''
    const others = byTopic.get(topic)
    if (others) others.push(post)
    else byTopic.set(topic, [post])
  }
  const arranged = [...byTopic].toSorted(([a], [b]) => compare(a, b)).flatMap(([, own]) => own)
  const ring = { posts: arranged, places: new Map(arranged.map((post, index) => [post.key, index])) }
  rings.set(list, ring)
  return ring
}

const rings = new WeakMap<readonly Entry[], Ring>()
