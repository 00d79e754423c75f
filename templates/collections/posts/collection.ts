import { type CardScope, type DrawPage, type Entry, type ViewScope, compare, defineCollection } from 'kartograf'
import { authors, posts, type PersonName, type PostCard } from '../cards.ts'
import { articleData, imagesOf, personRef } from '../structured-data.ts'
import { postSchema, type PostData } from './schema.ts'

export type PostView = ReturnType<typeof viewOf>

/** Posts of the blog, newest first. */
export const postCollection = (Page: DrawPage<PostView>) =>
  defineCollection(posts, {
    singular: 'post',
    schema: postSchema,
    placeholders: { date: '1970-01-01', authors: [], topics: [] },
    terms: { topics: 'topics', tags: 'tags' },
    facets: { authors },
    kind: 'article',
    order: ({ date }) => date,
    published: ({ date }) => date,
    card: cardOf,
    view: viewOf,
    Page,
    structuredData: ({ post, topics, tags }, { page, settings }) => [
      {
        '@type': 'BlogPosting',
        ...articleData(page, settings),
        ...(post.image && { image: imagesOf([page.meta.image, post.image], settings) }),
        author: post.authors.map((author) => personRef(author, settings)),
        articleSection: topics.map(({ name }) => name),
        keywords: tags.map(({ name }) => name),
      },
    ],
    feed: ({ post, topics, tags }) => ({
      title: post.title,
      authors: post.authors.map(({ title }) => title),
      categories: [...topics, ...tags].map(({ name }) => name),
      published: post.date,
    }),
  })

function cardOf(entry: Entry<PostData>, scope: CardScope): PostCard {
  const { date, topics, tags, authors: people, figure } = entry.data
  return {
    ...scope.base(entry),
    date,
    updated: laterChange(entry.data),
    topics: topics.map((key) => scope.term('topics', key)),
    tags: tags.map((key) => scope.term('tags', key)),
    authors: people.flatMap(({ key }) => personName(key, scope)),
    minutes: scope.minutes(entry),
    figure: figure
      ? {
          value: scope.text(figure.value, entry),
          label: scope.text(figure.label, entry),
          when: figure.when && scope.text(figure.when, entry),
        }
      : null,
  }
}

/** The day of the last change, if it is not that of publication. */
function laterChange({ date, updated }: PostData): string | null {
  return updated && updated !== date ? updated : null
}

function personName(key: string, scope: CardScope): PersonName[] {
  const card = scope.cardOf(authors, key)
  return card ? [{ key, name: card.title, href: card.href }] : []
}

function viewOf(entry: Entry<PostData>, scope: ViewScope) {
  return {
    post: scope.fields(entry),
    updated: laterChange(entry.data),
    topics: entry.data.topics.map((key) => scope.linkedTerm('topics', key)),
    tags: entry.data.tags.map((key) => scope.linkedTerm('tags', key)),
    minutes: scope.minutes(entry),
    body: scope.body ?? NO_TEXT,
    related: relatedTo(entry, scope),
    neighbours: neighboursOf(entry, scope),
  }
}

const NO_TEXT = { kind: 'markdown', inline: false, source: '', links: {}, images: {} } as const

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
function relatedTo(entry: Entry<PostData>, scope: ViewScope): readonly PostCard[] {
  if (entry.data.related.length > 0) return scope.resolve(entry.data.related, ['related'])
  const beside = new Set(besideOf(entry, scope.entries(posts, scope.locale)).map((post) => post?.key))
  const ring = ringOf(scope.entries(posts, scope.locale))
  const at = ring.places.get(entry.key) ?? 0
  const next = Array.from(
    { length: Math.min(CANDIDATES, ring.posts.length - 1) },
    (_, step) => ring.posts[(at + 1 + step) % ring.posts.length],
  )
  const weigh = (post: Entry<PostData>): number => (beside.has(post.key) ? -1 : inCommon(entry.data, post.data))
  const weighed = next.flatMap((post) => (post ? [{ post, weight: weigh(post) }] : []))
  const nearest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, RELATED)
  return nearest.map(({ post }) => scope.card(posts, post))
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
function neighboursOf(entry: Entry<PostData>, scope: ViewScope): { older: Neighbour | null; newer: Neighbour | null } {
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
  const arranged = list.toSorted((a, b) => compare(a.data.topics[0] ?? '', b.data.topics[0] ?? ''))
  const ring = { posts: arranged, places: new Map(arranged.map((post, index) => [post.key, index])) }
  rings.set(list, ring)
  return ring
}

const rings = new WeakMap<readonly Entry[], Ring>()
