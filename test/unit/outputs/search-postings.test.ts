import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { inverted } from '../../../renderer/outputs/search-postings.ts'

interface Doc {
  readonly id: number
  readonly fields: readonly (readonly string[])[]
}

/** Terms of a word: itself, its beginning, and nothing for common words in the last field. */
const termsOf = (word: string, field: number): string[] =>
  field === 2 && word === 'und' ? [] : [...new Set([word, word.slice(0, 3)])]

function byMiniSearch(pages: Doc['fields'][]) {
  const mini = new MiniSearch<Doc>({
    fields: ['0', '1', '2'],
    extractField: ({ id, fields }, name) => (name === 'id' ? String(id) : (fields[Number(name)] ?? []).join(' ')),
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word, name) => termsOf(word, Number(name)),
  })
  mini.addAll(pages.map((fields, id) => ({ id, fields })))
  return mini.toJSON()
}

/** Pages whose words repeat: the same in each run. */
function madeUp(count: number): Doc['fields'][] {
  let seed = 7
  const next = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
  const word = (): string =>
    ['und', 'sicher', 'sicherheit', 'cloud', 'azure', 'sich', 'wartung', 'war', '10', '1'][next(10)] ?? ''
  return Array.from({ length: count }, () => [next(3), next(5), next(60)].map((length) => Array.from({ length }, word)))
}

test('words are counted as MiniSearch counts them', () => {
  const pages = madeUp(150)
  const { index, fieldLength, averageFieldLength } = byMiniSearch(pages)
  const { postings, lengths, averages } = inverted(pages, termsOf)
  expect(Object.fromEntries(postings)).toEqual(Object.fromEntries(index as [string, unknown][]))
  expect(Object.fromEntries(lengths.entries())).toEqual(fieldLength)
  expect(averages).toEqual(averageFieldLength)
})

test('a site without pages has an empty index', () => {
  expect(inverted([], termsOf)).toEqual({ postings: new Map(), lengths: [], averages: [] })
})
