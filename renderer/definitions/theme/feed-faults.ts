import type { CollectionDefinition } from '../collection.ts'
import type { ThemeFault } from './theme-fault.ts'

/** A site has one feed a language, so that a second collection with `feed` would be missing from it without a word. */
export function feedFaults(collections: readonly CollectionDefinition[]): ThemeFault[] {
  const [first, ...others] = collections.filter((definition) => 'feed' in definition)
  return others.map(({ name }) => ({
    message: `the collection \`${name}\` has a \`feed\`, but the feeds of the site are those of \`${first?.name}\``,
    expected: '`feed` in one collection of the theme',
    part: { kind: 'collection', name },
  }))
}
