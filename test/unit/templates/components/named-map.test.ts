import { expect, it } from 'vitest'
import { nodesInOrder, type MapNode } from '../../../../templates/components/art/named-map.ts'

const nodes: readonly MapNode[] = [{ name: 'Offer' }, { name: 'Review' }, { name: 'Call' }]

it('reads a route up to the lit node, where it ends', () => {
  expect(nodesInOrder('pipeline', nodes).map(({ name }) => name)).toEqual(['Review', 'Call', 'Offer'])
})

it('reads every other map from the lit node on', () => {
  expect(nodesInOrder('hub', nodes)).toBe(nodes)
})
