import type { CollectionDefinition, CollectionModel } from './collection.ts'
import { guard } from './guarded.ts'

/** A collection whose entries go into feeds of its own. */
export interface FeedSource extends Pick<CollectionDefinition, 'name' | 'feed'> {
  /** Folder of the feeds within that of the language: empty for the first collection, `notes/` for another one. */
  readonly folder: string
}

/** The collections of a theme that define a feed. */
export function feedSourcesOf(
  collections: readonly (CollectionModel & Partial<Pick<CollectionDefinition, 'feed'>>)[],
): FeedSource[] {
  const found = collections.filter((definition) => definition.feed !== undefined)
  return found.map((definition, index) =>
    Object.assign({ folder: index === 0 ? '' : `${definition.name}/` }, definition, {
      feed: guard(definition, 'feed'),
    }),
  )
}
