import { pages, type PageCard } from './cards.ts'
import type { CollectionDefinition, CollectionModel } from './collection.ts'
import type { Entry } from '../entry.ts'
import { guarded } from './guarded.ts'
import { pageData, type PageData } from './front-matter.ts'

/** Pages made of sections: the collection that every site has. */
export const pageCollection: CollectionModel = {
  name: pages.name,
  singular: 'page',
  schema: pageData,
  placeholders: {},
  terms: {},
  facets: {},
  kind: 'website',
  proof: false,
  card: (entry, scope): PageCard => ({
    ...scope.base(entry),
    label: scope.text(entry.data.label ?? entry.data.title, entry),
  }),
}

/** Whether an entry is a page of sections. */
export function isPage(entry: Entry): entry is Entry<PageData> {
  return entry.collection === pages.name
}

/** The collections of a site by name, `pages` first. What functions of a theme throw becomes a `ThemeCallError`. */
export function collectionsOf(own: readonly CollectionDefinition[]): Collections {
  return new Map<string, CollectionModel | CollectionDefinition>([
    [pages.name, pageCollection],
    ...own.map((definition) => [definition.name, guarded(definition)] as const),
  ])
}

export type Collections = ReadonlyMap<string, CollectionModel | CollectionDefinition>
