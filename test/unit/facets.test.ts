import { describe, expect, test } from 'vitest'
import {
  choiceIn,
  countOf,
  searchWith,
  type Facet,
  type FacetItem,
} from '../../templates/components/filter/island/ListFilter.tsx'
import {
  isEmpty,
  matching,
  toggled,
  type Selection as Choice,
} from '../../templates/components/filter/island/selection.ts'

const items: FacetItem[] = [
  { key: 'mason', terms: { language: ['de'], type: ['full_time', 'permanent'] } },
  { key: 'carter', terms: { language: ['de', 'en'], type: ['part_time'] } },
  { key: 'smith', terms: { language: ['en'], type: ['full_time'] } },
]
const facets: Facet[] = [
  { key: 'language', legend: 'Language', options: ['de', 'en', 'es'].map((value) => ({ value, name: value })) },
  { key: 'type', legend: 'Type', options: ['full_time', 'part_time'].map((value) => ({ value, name: value })) },
]

describe('matching', () => {
  test.each<[string, Choice, string[]]>([
    ['all where nothing is chosen', {}, ['mason', 'carter', 'smith']],
    ['all where a choice was taken back', { language: [] }, ['mason', 'carter', 'smith']],
    ['those with the answer', { language: ['de'] }, ['mason', 'carter']],
    ['those with one of the answers of a facet', { type: ['part_time', 'permanent'] }, ['mason', 'carter']],
    ['those that satisfy every facet', { language: ['en'], type: ['full_time'] }, ['smith']],
    ['none for an answer that nobody has', { language: ['es'] }, []],
    ['none for a facet that nobody has', { colour: ['red'] }, []],
  ])('gives %s', (_, choice, expected) => {
    expect(matching(items, choice).map(({ key }) => key)).toEqual(expected)
  })
})

describe('countOf', () => {
  test('counts with the choice in the other facets, and not with the one in its own', () => {
    const choice = { language: ['es'], type: ['full_time'] }
    expect(countOf(items, choice, 'language', 'de')).toBe(1)
    expect(countOf(items, choice, 'type', 'full_time')).toBe(0)
    expect(countOf(items, {}, 'type', 'student')).toBe(0)
  })
})

describe('toggled', () => {
  test('puts an answer in and takes it out', () => {
    const once = toggled({ type: ['full_time'] }, 'language', 'de')
    expect(once).toEqual({ type: ['full_time'], language: ['de'] })
    expect(isEmpty(once)).toBe(false)
    expect(toggled(once, 'language', 'de')).toEqual({ type: ['full_time'], language: [] })
    expect(isEmpty({ language: [] })).toBe(true)
  })
})

describe('the query', () => {
  test('is read in the order of the facets; what no facet has is left out', () => {
    expect(choiceIn('?language=EN&language=de&language=fr&type=&x=1', facets)).toEqual({
      language: ['de', 'en'],
      type: [],
    })
  })

  test.each<[string, Choice, string]>([
    ['?language=es', { language: ['en', 'de'], type: ['part_time'] }, '?language=de&language=en&type=part_time'],
    ['?language=es&ref=letter', {}, '?ref=letter'],
    ['?language=es', {}, ''],
  ])('%s becomes the choice: %#', (search, choice, expected) => {
    expect(searchWith(choice, facets, search)).toBe(expected)
  })

  test('gives back what it was made of', () => {
    const choice = { language: ['de', 'es'], type: ['full_time'] }
    expect(choiceIn(searchWith(choice, facets, ''), facets)).toEqual(choice)
  })
})
