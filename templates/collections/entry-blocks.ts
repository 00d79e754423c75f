import type { CollectionDefinition, DataFault } from 'kartograf'

/** Sections that the style sheet of entries has: a text of an entry may show these, and those of pages any. */
const STYLED = ['bars', 'pairs', 'quote', 'small-multiples', 'table', 'time-axis']

/** A collection that refuses blocks in a text for which its pages have no styles. */
export function withStyledBlocks(definition: CollectionDefinition): CollectionDefinition {
  return {
    ...definition,
    check: (data) => [...(definition.check?.(data) ?? []), ...unstyled(data.blocks)],
  }
}

function unstyled(blocks: Readonly<Record<string, { readonly type: string }>>): DataFault[] {
  return Object.entries(blocks)
    .filter(([, { type }]) => !STYLED.includes(type))
    .map(([name, { type }]) => ({
      code: 'wrong-value',
      severity: 'error',
      path: ['blocks', name, 'type'],
      message: `\`${type}\` has no styles in the text of an entry`,
      expected: `one of ${STYLED.join(', ')}`,
    }))
}
