import type { CollectionDefinition, DataFault } from 'kartograf'

/** Sections in the style sheet of entries, which texts of entries may contain. Texts of pages may contain any. */
const STYLED = ['bars', 'pairs', 'quote', 'small-multiples', 'table', 'time-axis']

/** Adds a check to a collection that refuses blocks without styles on its pages. */
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
