import { type CardScope, type DrawPage, type Entry, type ViewScope, defineCollection } from 'kartograf'
import { authors, posts, type PersonName, type PostCard } from '../cards.ts'
import { articleData, imagesOf, personRef } from '../structured-data.ts'
import { cardFigure } from './card-figure.ts'
import { neighboursOf, relatedTo } from './related.ts'
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
    updated: laterChange(entry.data),
    topics: topics.map((key) => scope.term('topics', key)),
    tags: tags.map((key) => scope.term('tags', key)),
    authors: people.flatMap(({ key }) => personName(key, scope)),
    minutes: scope.minutes(entry),
    figure: cardFigure(entry, scope),
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
