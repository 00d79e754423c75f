import { expect, test } from 'vitest'
import { collectionName, defineCollection, frontMatter } from 'kartograf'
import { collectionsOf } from '../../../renderer/definitions/collections/collections.ts'
import { ThemeCallError } from '../../../renderer/definitions/collections/guarded.ts'

const own = defineCollection(collectionName('books'), {
  singular: 'book',
  schema: frontMatter({}),
  order: ({ title }) => {
    if (title === 'broken') throw new TypeError('no order')
    return title
  },
  card: (entry, scope) => scope.base(entry),
  view: () => ({}),
  Page: () => null,
})
const books = collectionsOf([own]).get('books')

test('a function of a collection returns what it returns', () => {
  expect(books?.order?.({ title: 'fine' } as never)).toBe('fine')
  expect(books).not.toHaveProperty('check')
})

test('what a function of a collection throws is told with its name, its collection, and what it was called for', () => {
  const subject = { title: 'broken' }
  const thrown = (() => {
    try {
      return books?.order?.(subject as never)
    } catch (error) {
      return error
    }
  })()
  expect(thrown).toBeInstanceOf(ThemeCallError)
  expect(thrown).toMatchObject({ message: 'no order', called: 'order', collection: 'books', subject })
  expect((thrown as Error).cause).toBeInstanceOf(TypeError)
})

test('an error of another card that a card asks for keeps its own place', () => {
  const inner = new ThemeCallError(new Error('inner'), 'authors', 'card', {})
  const card = () => {
    throw inner
  }
  expect(() =>
    collectionsOf([{ ...own, card }])
      .get('books')
      ?.card({} as never, {} as never),
  ).toThrow(inner)
})

test('a picture that a card or a view leaves as it is written is refused, with its field', () => {
  const photo = { kind: 'image', src: './portrait.jpg' }
  const callOf = (called: 'card' | 'view') =>
    collectionsOf([{ ...own, [called]: () => ({ people: [{ photo }] }) }]).get('books') as typeof own
  for (const called of ['card', 'view'] as const)
    expect(() => callOf(called)[called]({} as never, {} as never)).toThrow(
      '`people.0.photo` is the picture `./portrait.jpg` as it is written in the front matter',
    )
})

test('a moment in a time zone that does not exist is refused, with the zone', () => {
  const over = ({ title }: { readonly title: string }) => ({ at: '2027-03-01T10:00', timeZone: title })
  const definition = collectionsOf([{ ...own, over }]).get('books') as unknown as { over: typeof over }
  expect(definition.over({ title: 'Europe/Brussels' })).toMatchObject({ timeZone: 'Europe/Brussels' })
  expect(() => definition.over({ title: 'Brussels' })).toThrow('`Brussels` is not a time zone such as Europe/Berlin')
})
