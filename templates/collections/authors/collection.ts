import {
  type CardScope,
  type DrawPage,
  type Entry,
  type ViewScope,
  defineCollection,
  type Page,
  type Settings,
  type ShownFields,
  type Thing,
  absoluteUrl,
  organizationRef,
  tagOf,
} from 'kartograf'
import { authors, posts, type AuthorCard, type LatestPost } from '../cards.ts'
import { cardFigure } from '../posts/card-figure.ts'
import type { PostData } from '../posts/schema.ts'
import { authorSchema, type AuthorData } from './schema.ts'

export type AuthorView = ReturnType<typeof viewOf>

/** Authors, sorted by name. */
export const authorCollection = (Page: DrawPage<AuthorView>) =>
  defineCollection(authors, {
    singular: 'author',
    schema: authorSchema,
    placeholders: { role: '', location: '', languages: [] },
    terms: { topics: 'topics' },
    kind: 'profile',
    card: cardOf,
    listCard: listCardOf,
    view: viewOf,
    Page,
    // A generated monogram is not a photo of the person.
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

function listCardOf(entry: Entry<AuthorData>, scope: CardScope): AuthorCard {
  const [newest] = postsBy(entry, scope)
  const { certifications, figures } = entry.data
  const [[certificate], [figure]] = [certifications, figures]
  const own = figure && { value: scope.text(figure.value, entry), label: scope.text(figure.label, entry) }
  return {
    ...cardOf(entry, scope),
    certificate: certificate === undefined ? null : scope.text(certificate, entry),
    latest: newest ? latestOf(newest, scope) : null,
    figure: (!newest && own) || null,
  }
}

function latestOf(post: Entry<PostData>, scope: CardScope): LatestPost {
  const { title, href, hreflang } = scope.base(post)
  return { title, href, hreflang, figure: cardFigure(post, scope) }
}

function viewOf(entry: Entry<AuthorData>, scope: ViewScope) {
  return {
    author: scope.fields(entry),
    topics: entry.data.topics.map((key) => scope.term('topics', key)),
    body: scope.body,
    posts: postsBy(entry, scope).map((post) => scope.card(posts, post)),
  }
}

/** Posts of a person in the language of the entry, newest first. */
function postsBy(author: Entry<AuthorData>, scope: CardScope): readonly Entry<PostData>[] {
  const all = scope.entries<PostData>(posts, author.locale)
  return all.filter((post) => post.data.authors.some(({ key }) => key === author.key))
}

function profileThing(author: ShownFields<AuthorData>, { meta, route }: Page, settings: Settings): Thing {
  const url = absoluteUrl(settings.baseUrl, route.path)
  const links = author.links.map(({ href }) => href).filter(({ external }) => external)
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: tagOf(route.locale, settings),
    ...(meta.updated !== null && { dateModified: meta.updated }),
    mainEntity: {
      '@type': 'Person',
      name: author.title,
      jobTitle: author.role,
      description: author.description,
      url,
      ...(meta.image && { image: absoluteUrl(settings.baseUrl, meta.image.src) }),
      worksFor: organizationRef(settings),
      workLocation: author.location,
      knowsLanguage: author.languages,
      ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    },
  }
}
