import { expect, test } from 'vitest'
import { keywordsOf } from '../../../renderer/pages/keywords-of.ts'

test('a page is found by its label, unless its title says it already', () => {
  const keywords = ['news']
  expect(keywordsOf({ keywords, label: 'Blog', title: 'Notes on operations' })).toEqual(['news', 'Blog'])
  expect(keywordsOf({ keywords, label: 'Cloud PC', title: 'The cloud PC in two weeks' })).toEqual(keywords)
  expect(keywordsOf({ keywords, label: undefined, title: 'Notes on operations' })).toEqual(keywords)
})
