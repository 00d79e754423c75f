import { expect, test } from 'vitest'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { same, z } from '../../../renderer/definitions/fields/kind.ts'
import { checkSameFields } from '../../../renderer/library/same-fields.ts'
import type { Library } from '../../../renderer/library/library.ts'
import { entryOf, settingsOf } from '../builders.ts'

const schema = z.strictObject({ variants: same(z.array(z.unknown())), tags: same(z.array(z.string())) })

const FIELDS = {
  variants: [
    { model: 'A', flow: 28.5 },
    { model: 'B', flow: 110 },
  ],
  tags: ['a', 'b'],
}

function messagesOf(fields: object, damage?: Entry['damage']): string[] {
  const entry = (locale: string, data: object): Entry => {
    const base = entryOf('pages', 'kx', locale)
    return { ...base, data: { ...base.data, ...FIELDS, ...data } }
  }
  const group = {
    id: 'pages/kx',
    collection: 'pages',
    key: 'kx',
    hidden: {},
    entries: { de: entry('de', {}), en: { ...entry('en', fields), ...(damage && { damage }) } },
  }
  const library = {
    groups: new Map([['pages/kx', group]]),
    data: { settings: settingsOf() },
    collections: new Map([['pages', { schema }]]),
  }
  return checkSameFields(library as unknown as Library).map(({ message }) => message)
}

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['no order of fields', { variants: [{ flow: 28.5, model: 'A' }, FIELDS.variants[1]] }, []],
  [
    'a figure in one of several parts',
    { variants: [FIELDS.variants[0], { model: 'B', flow: 111 }] },
    ['`variants.1.flow` is 111 here and 110 in content/pages/kx/de.md'],
  ],
  [
    'a field that is missing',
    { variants: [{ model: 'A' }, FIELDS.variants[1]] },
    ['`variants.0.flow` is nothing here and 28.5 in content/pages/kx/de.md'],
  ],
  [
    'a part more',
    { variants: [...FIELDS.variants, {}] },
    ['`variants` is a list of 3 here and a list of 2 in content/pages/kx/de.md'],
  ],
  ['a list of words', { tags: ['a'] }, ['`tags` is ["a"] here and ["a","b"] in content/pages/kx/de.md']],
])('tells %s that differs between languages at its place', (_, fields, expected) => {
  expect(messagesOf(fields)).toEqual(expected)
})

test('tells nothing of a text with errors, whose fields are incomplete', () => {
  expect(messagesOf({ tags: [] }, { rest: {} })).toEqual([])
})
