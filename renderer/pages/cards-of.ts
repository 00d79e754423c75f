import type { Card, Term } from '../definitions/collections/cards.ts'
import type { CardScope, CollectionModel } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Image, ImageField } from '../definitions/fields/pictures.ts'
import { START } from '../definitions/issue.ts'
import { allFacts } from '../content/facts/site-facts.ts'
import { factText } from '../content/facts/facts.ts'
import { fillFacts } from '../content/facts/fill-facts.ts'
import { groupOf, listed } from '../library/library.ts'
import { standInOf, languageOf } from '../library/groups.ts'
import { readerOf, type Origin } from '../library/links.ts'
import type { Targets } from '../library/link-routes.ts'
import { shownRoute } from '../library/route-table.ts'
import { hasBegun, isOver } from '../library/publication.ts'
import { pictureOf } from './resolve/links-and-pictures.ts'
import { folderOf } from './resolve/scope.ts'

/** Words per minute: the middle of the 200 to 240 that studies report for non-fiction. */
const WORDS_PER_MINUTE = 220

/** Input for cards. */
interface CardSources extends Pick<Origin, 'locale' | 'reader'> {
  readonly targets: Targets
}

/** The card of an entry, in the language of the text that shows it. */
export function cardOf(entry: Entry, sources: CardSources): Card {
  const known = cardsIn(sources)
  const card = known.get(entry) ?? modelOf(entry, sources).card(entry, cardScope(sources))
  known.set(entry, card)
  return card
}

/** Cache of cards by their inputs, because an entry is shown in many lists. */
const cards = new WeakMap<Targets, Map<string, Map<Entry, Card>>>()

function cardsIn({ targets, locale, reader }: CardSources): Map<Entry, Card> {
  const languages = `${locale} ${reader ?? locale}`
  const byLanguages = cards.get(targets) ?? new Map<string, Map<Entry, Card>>()
  const known = byLanguages.get(languages) ?? new Map<Entry, Card>()
  cards.set(targets, byLanguages.set(languages, known))
  return known
}

/** The card of an entry in a list of its collection. */
export function listCardOf(entry: Entry, sources: CardSources): Card {
  const model = modelOf(entry, sources)
  const scope = cardScope(sources)
  return model.listCard?.(entry, scope) ?? model.card(entry, scope)
}

function modelOf({ collection }: Entry, { targets }: CardSources): CollectionModel {
  const model = targets.library.collections.get(collection)
  if (!model) throw new Error(`There is no collection '${collection}'`)
  return model
}

/** The scope passed to `card` of a collection. */
export function cardScope(sources: CardSources): CardScope {
  const { locale, targets } = sources
  const { library, engine } = targets
  return {
    locale,
    settings: library.data.settings,
    base: (entry) => baseOf(entry, sources),
    text: (value, entry) => textOf(value, entry, targets),
    // Safe: `Resolved` of a picture is an `Image`.
    picture: (field, entry) => (field && pictureIn(field, entry, targets)) as never,
    term: (kind, key) => term(kind, key, sources),
    minutes: (entry) => Math.max(1, Math.round(engine.index(entry.body).words / WORDS_PER_MINUTE)),
    cardOf: ({ name }, key) => {
      const entry = referredBy(name, key, sources)
      // Safe: the name of a collection carries the type of its cards.
      return entry ? (cardOf(entry, sources) as never) : null
    },
    // Safe: the schema of the collection with this name has validated the data.
    entries: ({ name }, language) => listed(library, name, language === locale ? readerOf(sources) : language) as never,
    hasBegun: (entry) => hasBegun(entry, library.collections.get(entry.collection), library.clock),
    isOver: (entry) => isOver(entry, library.collections.get(entry.collection), library.clock),
  }
}

/** The entry with a key, in the language of the page or its fallback. */
export function referredBy(collection: string, key: string, sources: CardSources): Entry | undefined {
  const { library } = sources.targets
  const group = groupOf({ collection, key }, library)
  return group && (group.entries[readerOf(sources)] ?? standInOf(group, library.data.settings))
}

function baseOf(entry: Entry, { locale, targets }: CardSources): Card {
  const route = shownRoute(entry, targets.table)
  return {
    key: entry.key,
    href: route?.path ?? '#',
    hreflang: languageOf(entry) === locale ? null : languageOf(entry),
    title: textOf(entry.data.title, entry, targets),
    description: textOf(entry.data.description, entry, targets),
  }
}

/** A text of the entry with facts filled in, in the entry's language. Unknown facts are reported when the entry itself is resolved. */
function textOf(value: string, entry: Entry, { library }: Targets): string {
  if (!value.includes('{{')) return value
  const all = allFacts(library.data.facts, library.data.settings)
  return fillFacts(value, (name) => factText(all, name, languageOf(entry))).text
}

/** A picture beside an entry, with a text in the entry's language. What is wrong with it is reported when the entry itself is resolved. */
function pictureIn(field: ImageField, entry: Entry, targets: Targets): Image {
  const { file } = entry
  const place = () => ({ ...START, block: false })
  const report = (): void => undefined
  const scope = { locale: languageOf(entry), route: null, folder: folderOf(file), file: file.path, place, report }
  return pictureOf(field, { ...scope, targets, engine: targets.engine }, [])
}

/** A term with its name in the page's language. */
export function term(kind: string, key: string, { locale, targets }: CardSources): Term {
  return { key, name: targets.library.data.taxonomy[kind]?.[key]?.[locale] ?? key }
}
