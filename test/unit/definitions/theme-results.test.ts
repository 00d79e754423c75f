import { describe, expect, test } from 'vitest'
import { collectionName, defineCollection, frontMatter } from 'kartograf'
import { adviceOn } from '../../../cli/build/render/render-advice.ts'
import { collectionsOf } from '../../../renderer/definitions/collections/collections.ts'
import { expectedOf, resultOf } from '../../../renderer/definitions/theme/theme-results.ts'

const messageOf = (call: () => unknown): string => {
  try {
    return `gave ${String(call())}`
  } catch (error) {
    return (error as Error).message
  }
}

describe('what functions of a theme give', () => {
  test.each([
    ['browserColour', '#1f5a4c'],
    ['rootArt', ''],
    ['socialImage', '<svg/>'],
    ['socialImage', { svg: '<svg/>', alt: 'Words' }],
    ['socialImage', null],
    ['kindsOf', ['page']],
    ['structuredData', [null, { '@type': 'Event' }]],
  ] as const)('is given on if it is of its kind: `%s`, %j', (name, result) => {
    expect(resultOf(name, result)).toBe(result)
  })

  test.each([
    ['browserColour', 5, '`browserColour` of the theme gave `5`'],
    ['browserColour', undefined, '`browserColour` of the theme gave `undefined`'],
    ['rootArt', Promise.resolve(''), '`rootArt` of the theme gave a promise'],
    ['socialImage', { svg: '<svg/>' }, '`socialImage` of the theme gave an object of another kind'],
    ['kindsOf', [5], '`kindsOf` of the theme gave a list of another kind'],
    ['markdown', () => null, '`markdown` of the theme gave a function'],
  ] as const)('is told with the name of the function if not: `%s`, %s', (name, result, message) => {
    expect(messageOf(() => resultOf(name, result))).toBe(message)
    expect(adviceOn({ message, stack: 'at a', pages: [] }, [])).toEqual({ expected: expectedOf(message) })
  })

  test('is told with its collection or section', () => {
    const message = messageOf(() => resultOf('files.render', 5, 'posts'))
    expect(message).toBe('`files.render` of `posts` gave `5`')
    expect(expectedOf(message)).toBe('a list of files, `[{ path, content }]`')
  })

  test('is nothing that another message tells', () => {
    expect(expectedOf('`other` of the theme gave `5`')).toBeUndefined()
  })
})

test.each([
  ['check', 5],
  ['check', [5]],
  ['order', {}],
  ['published', 5],
  ['lastDay', 'soon'],
  ['begins', '2026-11-20'],
  ['over', { at: 5 }],
  ['card', undefined],
  ['view', 5],
  ['feed', []],
] as const)('a function of a collection that gives something of another kind is told: `%s`, %j', (called, result) => {
  const books = defineCollection(collectionName('books'), {
    singular: 'book',
    schema: frontMatter({}),
    card: (entry, scope) => scope.base(entry),
    view: () => ({}),
    Page: () => null,
  })
  const call = collectionsOf([{ ...books, [called]: () => result }]).get('books') as never
  expect(messageOf(() => (call as Record<string, () => unknown>)[called]?.())).toMatch(
    `\`${called}\` of \`books\` gave `,
  )
})
