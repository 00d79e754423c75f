import {
  defineCollection,
  type CardScope,
  type DrawPage,
  type Entry,
  type ViewScope,
} from '../../../renderer/model/collection.ts'
import { authors, posts, type AuthorCard } from '../cards.ts'
import type { PostData } from '../posts/schema.ts'
import { authorSchema, type AuthorData } from './schema.ts'
import { profileThing } from './structured-data.ts'

export type AuthorView = ReturnType<typeof viewOf>

/** People, by name. */
export const authorCollection = (Page: DrawPage<AuthorView>) =>
  defineCollection(authors, {
    singular: 'author',
    schema: authorSchema,
    placeholders: { role: '', location: '', languages: [] },
    terms: { topics: 'topics' },
    kind: 'profile',
    card: cardOf,
    listCard: (entry, scope) => ({ ...cardOf(entry, scope), posts: postsBy(entry, scope).length }),
    view: viewOf,
    Page,
    // A drawn picture is not the likeness of a person.
    ownPictureOnly: true,
    structuredData: ({ author }, { page, settings }) => [profileThing(author, page, settings)],
  })

function cardOf(entry: Entry<AuthorData>, scope: CardScope): AuthorCard {
  const { role, location, languages, topics } = entry.data
  return {
    ...scope.base(entry),
    role: scope.text(role, entry),
    location: scope.text(location, entry),
    languages,
    topics: topics.map((key) => scope.term('topics', key)),
  }
}

function viewOf(entry: Entry<AuthorData>, scope: ViewScope) {
  return {
    author: scope.fields(entry),
    topics: entry.data.topics.map((key) => scope.term('topics', key)),
    body: scope.body,
    posts: postsBy(entry, scope).map((post) => scope.card(posts, post)),
  }
}

/** Posts of a person in the language of the entry: newest first. */
function postsBy(author: Entry<AuthorData>, scope: CardScope): readonly Entry<PostData>[] {
  const all = scope.entries<PostData>(posts, author.locale)
  return all.filter((post) => post.data.authors.some(({ key }) => key === author.key))
}
