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
  const { date, topics, tags, authors: people } = entry.data
  return {
    ...scope.base(entry),
    date,
    topics: topics.map((key) => scope.term('topics', key)),
    tags: tags.map((key) => scope.term('tags', key)),
    authors: people.flatMap(({ key }) => personName(key, scope)),
    minutes: scope.minutes(entry),
  }
}

function personName(key: string, scope: CardScope): PersonName[] {
  const card = scope.cardOf(authors, key)
  return card ? [{ key, name: card.title, href: card.href }] : []
}

function viewOf(entry: Entry<PostData>, scope: ViewScope) {
  return {
    post: scope.fields(entry),
    topics: entry.data.topics.map((key) => scope.linkedTerm('topics', key)),
    tags: entry.data.tags.map((key) => scope.linkedTerm('tags', key)),
    minutes: scope.minutes(entry),
    body: scope.body ?? NO_TEXT,
    related: relatedTo(entry, scope),
  }
}

const NO_TEXT = { kind: 'markdown', inline: false, source: '', links: {}, images: {} } as const

/** Number of related entries at the end of a page. */
const RELATED = 3

/**
 * The next three posts in a ring of all posts, sorted by topic. Every post thus has related ones, mostly of its own topic, and is shown by
 * at most three others: editing a card re-renders three pages, not a whole topic.
 */
function relatedTo(entry: Entry<PostData>, scope: ViewScope): readonly PostCard[] {
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
