import type { CollectionModel } from '../../../renderer/definitions/collections/collection.ts'
import { expect, test } from 'vitest'
import { check } from '../../../renderer/content/check.ts'
import { salvage } from '../../../renderer/content/inner-schema.ts'
import { dataInPlace, restOf } from '../../../renderer/content/damaged.ts'
import { date } from '../../../renderer/definitions/fields/dates.ts'
import { inline } from '../../../renderer/definitions/fields/markdown.ts'
import { link } from '../../../renderer/definitions/fields/links.ts'
import { text } from '../../../renderer/definitions/fields/text.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { collections } from '../builders.ts'

function modelOf(name: string): CollectionModel {
  const model = collections.get(name)
  if (!model) throw new Error(`no collection ${name}`)
  return model
}

const schema = z.strictObject({
  title: text(),
  when: date().optional(),
  steps: z.array(z.strictObject({ name: text(), text: inline(), href: link().optional() })),
})

test('keeps of a value what is right, and the numbers of what stands in lists', () => {
  const value = { title: 5, when: '2026-01-01', steps: [{ name: 'a' }, { name: 'b', text: 'B' }, 'c'], more: 1 }
  expect(check(schema, value, 'a', () => ({ line: 1, column: 1 })).value).toBeNull()
  expect(salvage(schema, value)).toEqual({
    title: undefined,
    when: '2026-01-01',
    steps: [{ name: 'a' }, { name: 'b', text: { kind: 'markdown', inline: true, source: 'B' } }, undefined],
    more: undefined,
  })
})

test.each(['constructor', 'toString', '__proto__'])('a field with the name %s is one that nobody knows', (name) => {
  const value = Object.fromEntries([
    ['title', 'A'],
    [name, { x: 1 }],
  ])
  expect(restOf(modelOf('posts'), value, null)).toHaveProperty('title', 'A')
  expect(Object.entries(salvage(schema, value) as object)).toEqual([
    ['title', 'A'],
    [name, undefined],
  ])
})

test('keeps the right fields of an entry and puts something in the place of the others', () => {
  const data = dataInPlace(modelOf('posts'), 'one', { title: 'One', date: 'never', tags: 5, authors: ['alpha'] })
  expect(data).toMatchObject({ title: 'One', description: 'one', date: '1970-01-01', tags: [], topics: [] })
  expect(data).toMatchObject({ authors: [{ kind: 'ref', collection: 'authors', key: 'alpha' }] })
})

test('keeps the sections whose own schema is known, each at its number', () => {
  const steps = z.strictObject({ type: z.literal('steps'), href: link(), heading: text() })
  const written = { title: 'A', sections: [{ type: 'none' }, { type: 'steps', href: '/a' }] }
  expect(restOf(modelOf('pages'), written, new Map([['steps', steps]]))).toMatchObject({
    title: 'A',
    sections: [undefined, { type: 'steps', href: { kind: 'link', to: '/a' } }],
  })
})
