import type { Cards, Collection, PersonName, Term } from './cards.ts'
import { isOf, type Entry } from './entry.ts'
import { allFacts, factText, fillFacts } from './facts.ts'
import { listed, standInOf, type Group } from './library.ts'
import { isPast } from './publication.ts'
import type { Scope } from './resolve.ts'
import type { Proof } from './theme.ts'

/** Reading speed, words a minute: the middle of the 200 to 240 that studies give for non-fiction. */
const WORDS_PER_MINUTE = 220

/** The language and the site are all that most cards need. */
type CardScope = Pick<Scope, 'locale' | 'targets'>

/** The card of a case study or event as evidence in the menu; null for anything else. */
export function proofOf(entry: Entry, scope: CardScope): Proof | null {
  if (isOf(entry, 'casestudies')) return { kind: 'case', card: caseCard(entry, scope) }
  if (isOf(entry, 'events')) return { kind: 'event', card: eventCard(entry, scope) }
  return null
}

type CardMakers = { readonly [C in Collection]: (entry: Entry<C>, scope: Scope) => Cards[C] }

const makers: CardMakers = {
  pages: (entry, scope) => ({ ...base(entry, scope), label: text(entry.data.label ?? entry.data.title, entry, scope) }),
  posts: postCard,
  events: eventCard,
  casestudies: caseCard,
  authors: authorCard,
  jobs: jobCard,
}

/** The few fields of an entry that a list shows, in the language of the page that shows it. */
export function cardOf<C extends Collection>(entry: Entry<C>, scope: Scope): Cards[C] {
  const make: (entry: Entry<C>, scope: Scope) => Cards[C] = makers[entry.collection]
  return make(entry, scope)
}

/** The card of an entry in a list of its collection, where people come with the number of their posts. */
export function listCardOf<C extends Collection>(entry: Entry<C>, scope: Scope): Cards[C] {
  const card = cardOf(entry, scope)
  return isOf(entry, 'authors') ? { ...card, posts: postsOf(entry, scope).length } : card
}

/** Posts of a person in the language of the entry, as its page lists them: newest first. */
export function postsOf(author: Entry<'authors'>, { targets }: CardScope): readonly Entry<'posts'>[] {
  const posts = listed(targets.library, 'posts', author.locale)
  return posts.filter((post) => post.data.authors.some(({ key }) => key === author.key))
}

function authorCard(entry: Entry<'authors'>, scope: CardScope): Cards['authors'] {
  const { role, location, languages } = entry.data
  return {
    ...base(entry, scope),
    role: text(role, entry, scope),
    location: text(location, entry, scope),
    languages,
    topics: topicsOf(entry, scope),
  }
}

/** The topics of a post or a person, with their names. */
export function topicsOf({ data }: Entry<'posts' | 'authors'>, scope: CardScope): readonly Term[] {
  const { topics } = scope.targets.library.data.taxonomy
  return data.topics.map((key) => term(topics, key, scope))
}

function base(entry: Entry, scope: CardScope) {
  const route = scope.targets.table.byGroup.get(`${entry.collection}/${entry.key}`)?.[entry.locale]
  return {
    key: entry.key,
    href: route?.path ?? '#',
    hreflang: entry.locale === scope.locale ? null : entry.locale,
    title: text(entry.data.title, entry, scope),
    description: text(entry.data.description, entry, scope),
  }
}

/** A text of the entry with facts in the entry's own language. Unknown facts are told where the entry itself is resolved. */
function text(value: string, entry: Entry, { targets }: CardScope): string {
  if (!value.includes('{{')) return value
  const { facts, settings } = targets.library.data
  const all = allFacts(facts, settings)
  return fillFacts(value, (name) => factText(all, name, entry.locale)).text
}

function postCard(entry: Entry<'posts'>, scope: Scope): Cards['posts'] {
  const { taxonomy } = scope.targets.library.data
  return {
    ...base(entry, scope),
    date: entry.data.date,
    topics: topicsOf(entry, scope),
    tags: entry.data.tags.map((key) => term(taxonomy.tags, key, scope)),
    authors: entry.data.authors.flatMap(({ key }) => personName(key, scope)),
    minutes: minutesOf(entry, scope),
  }
}

/** A topic or tag with its name in the page's language. */
export function term(
  terms: Readonly<Record<string, Readonly<Record<string, string>>>>,
  key: string,
  scope: CardScope,
): Term {
  return { key, name: terms[key]?.[scope.locale] ?? key }
}

/** Reading time of an entry's body, at least one minute. */
export function minutesOf(entry: Entry, scope: Scope): number {
  return Math.max(1, Math.round(scope.engine.index(entry.body).words / WORDS_PER_MINUTE))
}

/** Who it is by key, if there is such a person. */
export function personName(key: string, scope: CardScope): PersonName[] {
  const group: Group | undefined = scope.targets.library.groups.get(`authors/${key}`)
  const entry = group && (group.entries[scope.locale] ?? standInOf(group, scope.targets.library.data.settings))
  return entry ? [{ key, name: entry.data.title, href: base(entry, scope).href }] : []
}

function eventCard(entry: Entry<'events'>, scope: CardScope): Cards['events'] {
  const { start, end, place, language, registration, seats, recap } = entry.data
  return {
    ...base(entry, scope),
    start,
    end,
    place: place ? text(`${place.name}, ${place.city}`, entry, scope) : null,
    language,
    registration,
    past: isPast(entry, scope.targets.library.clock),
    seats: seats ?? null,
    recap: recap !== undefined,
  }
}

function caseCard(entry: Entry<'casestudies'>, scope: CardScope): Cards['casestudies'] {
  const { customer, industry, size, results } = entry.data
  const [result = { value: '', label: '' }] = results
  return {
    ...base(entry, scope),
    customer,
    industry: term(scope.targets.library.data.taxonomy.industries, industry, scope),
    size: text(size, entry, scope),
    result: { value: text(result.value, entry, scope), label: text(result.label, entry, scope) },
  }
}

function jobCard(entry: Entry<'jobs'>, scope: Scope): Cards['jobs'] {
  const { suffix, types, languages, locations, department, datePosted } = entry.data
  return {
    ...base(entry, scope),
    suffix,
    types,
    languages,
    locations: locationNames(locations, scope),
    department,
    datePosted,
  }
}

/** Names of locations in the page's language. */
export function locationNames(keys: readonly string[], { locale, targets }: CardScope): readonly string[] {
  const { locations } = targets.library.data.settings
  return keys.map((key) => locations[key]?.name[locale] ?? key)
}
