import { expect, test } from 'vitest'
import { ownFieldsOf, takeFields } from '../../../../cli/import/own-fields.ts'
import { collections, dataOf } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** The fields of a collection of a site with one author. */
function fieldsOf(name: string) {
  const root = temporaryFolder()
  writeFiles(root, { 'content/authors/ada-alpha/de.md': '' })
  const model = collections.get(name)
  return model ? ownFieldsOf({ root, data: dataOf() }, model) : []
}

type Data = Readonly<Record<string, unknown>>

/** What a German post becomes, whose translation is the second one. */
function taken(data: Data, translation: Data = {}) {
  const fileOf = (name: string) => (name === '/img/a.jpg' ? './a.jpg' : undefined)
  const [own, other] = [
    { data, place: { locale: 'de', fileOf } },
    { data: translation, place: { locale: 'en', fileOf } },
  ]
  return takeFields(own, [own, other], fieldsOf('posts'))
}

test('terms are found by key or by name in the language of the text, whatever their case; the others are left', () => {
  expect(taken({ tags: ['GRANITE', 'Straßen'], topics: 'Wasser, stein', weight: 3 })).toEqual({
    data: { tags: ['granite'], topics: ['water', 'stone'] },
    left: { tags: ['Straßen'] },
  })
})

test('terms are gone through once, however many texts name some', () => {
  let times = 0
  const data = dataOf()
  const tags = new Proxy(data.taxonomy['tags'] ?? {}, { ownKeys: (own) => ((times += 1), Reflect.ownKeys(own)) })
  const model = collections.get('posts')
  const fields = model
    ? ownFieldsOf({ root: temporaryFolder(), data: { ...data, taxonomy: { ...data.taxonomy, tags } } }, model)
    : []
  const version = { data: { tags: ['Granit', 'undefined'] }, place: { locale: 'de', fileOf: () => undefined } }
  for (let text = 0; text < 20; text += 1)
    expect(takeFields(version, [version], fields)).toEqual({
      data: { tags: ['granite'] },
      left: { tags: ['undefined'] },
    })
  expect(times).toBe(1)
})

test('an entry is found by its key or what a key is made of, and a picture is copied', () => {
  expect(taken({ authors: ['Ada Alpha', 'Bravo'], image: 'img/a.jpg' })).toEqual({
    data: { authors: ['ada-alpha'], image: './a.jpg' },
    left: { authors: ['Bravo'] },
  })
  expect(taken({ authors: 'ada-alpha' }).data).toEqual({ authors: ['ada-alpha'] })
})

test('a value that the schema refuses is left', () => {
  expect(taken({ figure: 'large' })).toEqual({ data: {}, left: { figure: ['large'] } })
})

test('pages have no fields of their own that other generators know, and no entry gets its layout or date in this way', () => {
  expect(fieldsOf('pages')).toEqual([])
  expect(fieldsOf('posts').map(({ name }) => name)).not.toEqual(expect.arrayContaining(['layout', 'date']))
})

test('what has to be equal in all languages is taken from the first that has it', () => {
  const fields = fieldsOf('posts').map((field) => Object.assign(field, { isShared: true }))
  const place = { locale: 'de', fileOf: () => undefined }
  const [own, other] = [
    { data: { topics: ['Wasser', 'Stein'] }, place },
    { data: { topics: ['Stone'] }, place: { ...place, locale: 'en' } },
  ]
  expect(takeFields(own, [other, own], fields)).toEqual({ data: { topics: ['stone'] }, left: { topics: ['water'] } })
})
