import { expect, test } from 'vitest'
import { collectionName } from '../../../renderer/definitions/collections/cards.ts'
import { action } from '../../../renderer/definitions/fields/links.ts'
import { date, dateTime } from '../../../renderer/definitions/fields/dates.ts'
import { image } from '../../../renderer/definitions/fields/pictures.ts'
import { inline, markdown } from '../../../renderer/definitions/fields/markdown.ts'
import { list, ref } from '../../../renderer/definitions/fields/references.ts'
import { locale, perLocale, text } from '../../../renderer/definitions/fields/text.ts'
import { same } from '../../../renderer/definitions/fields/kind.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { jsonSchemaOf } from '../../../renderer/outputs/json-schema.ts'
import { cmsConfig } from '../../../renderer/outputs/edit/cms-config.ts'
import { cmsFields, type CmsField } from '../../../renderer/outputs/edit/cms-fields.ts'
import { fieldsOf } from '../../../renderer/outputs/edit/shapes.ts'

const authors = collectionName('authors')

function control(schema: z.ZodType): CmsField | undefined {
  return cmsFields(fieldsOf(jsonSchemaOf(z.strictObject({ it: schema }))))[0]
}

test.each([
  ['a line of text', text(), { widget: 'string', required: true, i18n: true, maxlength: 2000 }],
  ['a paragraph with emphasis', inline(), { widget: 'text' }],
  ['a whole text', markdown(), { widget: 'markdown', modes: ['raw', 'rich_text'] }],
  ['a day', date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a day with a time', dateTime(), { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' }],
  ['a whole number', z.number().int().min(1).max(5), { widget: 'number', value_type: 'int', min: 1, max: 5 }],
  ['a number', z.number(), { widget: 'number', value_type: 'float' }],
  ['a switch', z.boolean().default(false), { widget: 'boolean', required: false, default: false }],
  ['a switch that may be neither', z.boolean().optional(), { widget: 'select', options: ['true', 'false'] }],
  ['a word of several', z.enum(['a', 'b']).optional(), { widget: 'select', options: ['a', 'b'], required: false }],
  ['a number of several', z.union([z.literal(2), z.literal(3)]), { widget: 'select', options: [2, 3] }],
  ['an entry', ref(authors), { widget: 'relation', collection: 'authors', value_field: '{{slug}}' }],
  ['entries', z.array(ref(authors)).min(1), { widget: 'relation', multiple: true, min: 1 }],
  ['languages', z.array(locale()), { widget: 'select', multiple: true }],
  ['a word for each language', perLocale(z.enum(['link', 'none'])), { widget: 'keyvalue' }],
  ['what must be the same', same(date()), { widget: 'datetime', i18n: 'duplicate' }],
])('%s has its control', (_what, schema, expected) => {
  expect(control(schema)).toMatchObject({ name: 'it', label: 'It', ...expected })
})

test('groups, lists of texts and lists of groups have the controls of what is in them', () => {
  expect(control(action())).toMatchObject({ widget: 'object', fields: [{ name: 'label' }, { name: 'href' }] })
  expect(control(list(authors))).toMatchObject({
    fields: [{ name: 'skip' }, { name: 'limit' }, { name: 'topic' }, { name: 'when' }],
  })
  expect(control(z.array(text()))).toMatchObject({ widget: 'list', field: { widget: 'string' } })
  expect(control(z.array(action()))).toMatchObject({ widget: 'list', fields: [{ name: 'label' }, { name: 'href' }] })
})

test('a picture is a file with what it shows, of this site', () => {
  const fields = [
    { name: 'src', widget: 'image', choose_url: false },
    { name: 'alt', widget: 'string' },
    { name: 'narrow', widget: 'image' },
  ]
  expect(control(image().optional())).toMatchObject({ widget: 'object', required: false, fields })
})

test('the parts of a field that is equal in all languages are equal, too', () => {
  expect(control(same(z.strictObject({ street: text() })))).toMatchObject({ fields: [{ i18n: 'duplicate' }] })
})

test('what no control can show is left out', () => {
  const texts = z.array(z.array(text()))
  expect([texts, z.unknown(), z.union([z.boolean(), text()])].map(control)).toEqual([undefined, undefined, undefined])
})

test('a site is a configuration with a collection for each of its own, whose sections are distinguished by their type', () => {
  const pages = z.strictObject({
    title: text(),
    noindex: z.boolean().default(false),
    group: text().optional(),
    sections: z.array(
      z.union([
        z.strictObject({ type: z.literal('hero'), heading: text() }),
        z.strictObject({ type: z.literal('posts') }),
      ]),
    ),
  })
  const fields = new Map([['pages', fieldsOf(jsonSchemaOf(pages))]])
  const config = cmsConfig(fields, { brand: 'Alpha', locales: ['de', 'en'], defaultLocale: 'de' })
  expect(config.i18n).toMatchObject({ structure: 'multiple_files', locales: ['de', 'en'], default_locale: 'de' })
  expect(config.media_libraries).toEqual({ stock_assets: false })
  const [collection] = config.collections
  expect(collection).toMatchObject({ name: 'pages', folder: 'content/pages', meta: { path: { index_file: 'index' } } })
  expect(collection?.fields.map(({ name }) => name)).toEqual(['title', 'group', 'sections', 'body', 'noindex'])
  expect(collection?.fields[2]).toMatchObject({
    typeKey: 'type',
    types: [
      { name: 'hero', label: 'Hero', fields: [{ name: 'heading' }] },
      { name: 'posts', fields: [] },
    ],
  })
})

test.each([
  ['de', { encoding: 'ascii', clean_accents: true }],
  ['sr-Latn', { encoding: 'ascii', clean_accents: true }],
  ['el', { encoding: 'unicode', clean_accents: false }],
  ['ja', { encoding: 'unicode', clean_accents: false }],
  ['sr-Cyrl', { encoding: 'unicode', clean_accents: false }],
] as const)('folders of a site in %s are named in its letters', (defaultLocale, slug) => {
  expect(cmsConfig(new Map(), { brand: 'Alpha', locales: [defaultLocale], defaultLocale }).slug).toEqual(slug)
})
