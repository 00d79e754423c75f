import { describe, expect, test } from 'vitest'
import {
  countsOf,
  inOrder,
  isEmpty,
  matching,
  parseSelection,
  searchOf,
  toggled,
  type Filterable,
} from '../../../../templates/components/filter/island/selection.ts'

const choices = { topic: ['azure', 'security'], tag: ['intune', 'soc'] }

/** A thousand posts: every second one about Azure, every third about security, every fifth with Intune, every seventh with SOC. */
const posts: (Filterable & { readonly key: number })[] = Array.from({ length: 1000 }, (_, key) => ({
  key,
  terms: {
    topic: [...(key % 2 === 0 ? ['azure'] : []), ...(key % 3 === 0 ? ['security'] : [])],
    tag: [...(key % 5 === 0 ? ['intune'] : []), ...(key % 7 === 0 ? ['soc'] : [])],
  },
}))

const keysWhere = (holds: (key: number) => boolean): number[] => posts.map(({ key }) => key).filter(holds)
const found = (selection: Record<string, string[]>): number[] => matching(posts, selection).map(({ key }) => key)

describe('a thousand posts', () => {
  test('nothing chosen: all, in their order', () => {
    expect(found({ topic: [], tag: [] })).toEqual(keysWhere(() => true))
  })

  test('two choices of a group: what has one of them', () => {
    expect(found({ topic: ['azure', 'security'], tag: [] })).toEqual(keysWhere((key) => key % 2 === 0 || key % 3 === 0))
  })

  test('choices of two groups: what has both', () => {
    expect(found({ topic: ['azure'], tag: ['intune', 'soc'] })).toEqual(
      keysWhere((key) => key % 2 === 0 && (key % 5 === 0 || key % 7 === 0)),
    )
  })

  test('a choice counts what it would show beside the other groups', () => {
    const counts = countsOf(posts, { topic: ['azure'], tag: ['soc'] }, choices)
    const sizeOf = (topic: string, tag: string): number => found({ topic: [topic], tag: [tag] }).length
    expect(counts).toEqual({
      topic: { azure: sizeOf('azure', 'soc'), security: sizeOf('security', 'soc') },
      tag: { intune: sizeOf('azure', 'intune'), soc: sizeOf('azure', 'soc') },
    })
  })

  test('a choice that nothing has counts zero', () => {
    expect(countsOf(posts, { topic: [] }, { topic: ['azure', 'company'] })).toEqual({
      topic: { azure: 500, security: 334, company: 0 },
    })
  })
})

describe('the query', () => {
  test('has the answers in the order in which they are offered, whatever was chosen first', () => {
    expect(inOrder({ tag: ['soc', 'intune'] }, choices)).toEqual({ topic: [], tag: ['intune', 'soc'] })
    expect(searchOf(inOrder({}, choices), '?topic=azure&ref=letter')).toBe('?ref=letter')
  })

  test.each([
    ['', { topic: [], tag: [] }],
    ['?topic=azure', { topic: ['azure'], tag: [] }],
    ['?tag=soc&topic=security&topic=azure&tag=intune', { topic: ['azure', 'security'], tag: ['intune', 'soc'] }],
    ['?topic=water&tag=%3Cscript%3E&author=x&topic=', { topic: [], tag: [] }],
    ['?topic=azure&topic=azure', { topic: ['azure'], tag: [] }],
    ['?topic=Azure&topic=AZURE', { topic: ['azure'], tag: [] }],
    ['?%', { topic: [], tag: [] }],
  ])('%s is read, and what is no choice left out', (search, selection) => {
    expect(parseSelection(search, choices)).toEqual(selection)
  })

  test('a selection is written and read as the same', () => {
    const selection = { topic: ['azure'], tag: ['intune', 'soc'] }
    expect(searchOf(selection, '')).toBe('?topic=azure&tag=intune&tag=soc')
    expect(parseSelection(searchOf(selection, ''), choices)).toEqual(selection)
  })

  test('what else is in the query stays, and an empty selection leaves no trace', () => {
    expect(searchOf({ topic: ['azure'], tag: [] }, '?source=mail&topic=security')).toBe('?source=mail&topic=azure')
    expect(searchOf({ topic: [], tag: [] }, '?topic=security')).toBe('')
  })
})

describe('a selection', () => {
  test('a choice is put in and taken out', () => {
    const one = toggled({ topic: [], tag: ['soc'] }, 'topic', 'azure')
    expect(one).toEqual({ topic: ['azure'], tag: ['soc'] })
    expect(toggled(one, 'topic', 'azure')).toEqual({ topic: [], tag: ['soc'] })
  })

  test('is empty when no group has a choice', () => {
    expect(isEmpty({ topic: [], tag: [] })).toBe(true)
    expect(isEmpty({ topic: [], tag: ['soc'] })).toBe(false)
  })
})
