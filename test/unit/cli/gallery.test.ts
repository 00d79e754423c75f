import { describe, expect, test } from 'vitest'
import type { GallerySource } from '../../../cli/gallery/gallery-source.ts'
import { sampleFields } from '../../../cli/gallery/sample.ts'
import { variantsOf } from '../../../cli/gallery/variants.ts'
import { image, picture } from '../../../renderer/definitions/fields/pictures.ts'
import { quantity, ref } from '../../../renderer/definitions/fields/references.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { authors } from '../../../templates/collections/cards.ts'
import { fieldRows } from '../../../renderer/outputs/field-rows.ts'
import { jsonSchemaOf } from '../../../renderer/outputs/json-schema.ts'
import { theme } from '../../../templates/index.ts'

const groups = ['authors', 'casestudies', 'events', 'jobs', 'pages', 'posts'].map((collection) => ({
  collection,
  key: 'one',
}))
/** As much of a site as samples are made from. */
const source = {
  targets: {
    library: {
      groups: new Map(groups.map((group) => [group.collection, group])),
      statics: new Set(['/a.svg']),
      data: { facts: { motto: { text: { de: 'Fest' } }, fee: { euro: 1450 } } },
    },
  },
} as unknown as GallerySource

describe('a sample made from a schema', () => {
  test.each(theme.sections.map((definition) => [definition.type, definition] as const))(
    'is valid for `%s`',
    (type, { schema }) => {
      const { error } = schema.safeParse({ ...sampleFields(jsonSchemaOf(schema), source), type })
      expect(error?.issues ?? []).toEqual([])
    },
  )

  test('fills in the example of a group, in which `…` stands for any value', () => {
    const person = z.strictObject({ author: ref(authors).optional(), name: z.string().optional() })
    const schema = z.strictObject({ people: z.array(person.meta({ examples: [{ author: '…' }] })) })
    expect(sampleFields(jsonSchemaOf(schema), source)).toEqual({ people: [{ author: 'one' }] })
  })

  test('names a figure of the site where one is needed', () => {
    expect(sampleFields(jsonSchemaOf(z.strictObject({ price: quantity() })), source)).toEqual({ price: '{{fee}}' })
  })

  test('shows a picture of the site where one is needed', () => {
    const schema = z.strictObject({ logo: image(), photo: picture().optional() })
    expect(sampleFields(jsonSchemaOf(schema), source)).toEqual({ logo: '/a.svg', photo: '/a.svg' })
  })

  test('fills fields that may be left out, so that the gallery shows them', () => {
    const schema = z.strictObject({ id: z.string().optional(), lead: z.string().optional() })
    expect(sampleFields(jsonSchemaOf(schema), source)).toEqual({ lead: '…' })
  })
})

describe('the variants of a section', () => {
  const schema = jsonSchemaOf(
    z.strictObject({ tone: z.enum(['light', 'night']), wide: z.boolean(), icon: z.enum('abcdefghij'.split('')) }),
  )

  test('are its example and each value of fields that have a few', () => {
    expect(variantsOf(schema, false).map(({ name }) => name)).toEqual([
      'example',
      'tone: light',
      'tone: night',
      'wide: true',
      'wide: false',
    ])
  })

  test('of the first section of a page include both tones of the page', () => {
    expect(variantsOf(schema, true).slice(0, 2)).toMatchObject([{ tone: 'dark' }, { tone: 'light' }])
  })
})

test('a group of fields is followed by its own fields, one level deeper', () => {
  const schema = jsonSchemaOf(z.strictObject({ action: z.strictObject({ label: z.string().describe('Its label.') }) }))
  expect(fieldRows(schema)).toMatchObject([
    { name: 'action', depth: 0, needed: 'yes' },
    { name: 'label', depth: 1, meaning: 'Its label.' },
  ])
})
