import { withTexts } from './archive-part.ts'
import { archiveOf } from './archive-view.ts'
import { shelfName } from './archive.ts'
import type { TermKind } from './archive-words.ts'
import type { Collection } from './cards.ts'
import { cardOf, locationNames, minutesOf, term, topicsOf } from './cards-of.ts'
import { isOf, type Entry } from './entry.ts'
import type { Markdown } from './fields.ts'
import type { LinkedTerm, View } from './page.ts'
import { othersOf, postsBy, relatedTo } from './related.ts'
import { resolveData, resolveMarkdown, type Scope } from './resolve.ts'

/** What a page shows: the entry with its references resolved, and the cards beside it. */
export function viewOf(entry: Entry, scope: Scope): View {
  const body = bodyOf(entry, scope)
  if (isOf(entry, 'posts')) return postView(entry, scope, body)
  if (isOf(entry, 'events'))
    return { template: 'event', event: resolveData(shown(entry), scope), card: cardOf(entry, scope), body }
  if (isOf(entry, 'casestudies'))
    return {
      template: 'casestudy',
      study: resolveData(shown(entry), scope),
      industry: term(scope.targets.library.data.taxonomy.industries, entry.data.industry, scope),
      body,
      others: othersOf(entry, scope),
    }
  if (isOf(entry, 'authors'))
    return {
      template: 'author',
      author: resolveData(shown(entry), scope),
      topics: topicsOf(entry, scope),
      body,
      posts: postsBy(entry, scope),
    }
  if (isOf(entry, 'jobs'))
    return {
      template: 'job',
      job: resolveData(shown(entry), scope),
      locations: locationNames(entry.data.locations, scope),
      body,
      others: othersOf(entry, scope),
    }
  if (!isOf(entry, 'pages')) throw new Error(`No view for the collection of ${entry.file.path}`)
  return {
    template: 'page',
    title: resolveData(entry.data.title, scope, ['title']),
    sections: withTexts(resolveData(entry.data.sections, scope, ['sections']), scope.part),
    body,
    ...(entry.data.describes && { describes: entry.data.describes }),
    ...(scope.part && { archive: archiveOf(scope.part, scope) }),
  }
}

/** The front matter without the fields that the page itself carries. */
function shown<C extends Collection>({ data }: Entry<C>): Omit<Entry<C>['data'], 'parent' | 'canonical'> {
  const { parent: _parent, canonical: _canonical, ...rest } = data
  return rest
}

/** The text of an entry, with places counted in its file. */
export function bodyOf(entry: Entry, scope: Scope): Markdown | null {
  const source = entry.body.trim()
  if (source === '') return null
  const line = entry.bodyLine + entry.body.slice(0, entry.body.indexOf(source)).split('\n').length - 1
  return resolveMarkdown({ kind: 'markdown', inline: false, source }, scope, () => ({ line, column: 1, block: true }))
}

function postView(entry: Entry<'posts'>, scope: Scope, body: Markdown | null): View {
  return {
    template: 'post',
    post: resolveData(shown(entry), scope),
    topics: entry.data.topics.map((key) => linkedTerm('topics', key, scope)),
    tags: entry.data.tags.map((key) => linkedTerm('tags', key, scope)),
    minutes: minutesOf(entry, scope),
    body: body ?? { kind: 'markdown', inline: false, source: '', links: {}, images: {} },
    related: relatedTo(entry, scope),
  }
}

function linkedTerm(kind: TermKind, key: string, scope: Scope): LinkedTerm {
  const { library, table } = scope.targets
  const route = table.byGroup.get(table.shelves.get(shelfName(kind, key)) ?? '')?.[scope.locale]
  return { ...term(library.data.taxonomy[kind], key, scope), href: route?.path ?? null }
}
