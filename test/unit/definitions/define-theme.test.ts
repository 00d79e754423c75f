import { describe, expect, test } from 'vitest'
import {
  collectionName,
  defineCollection,
  defineForm,
  defineSection,
  defineTheme,
  frontMatter,
  list,
  ref,
  text,
  z,
} from 'kartograf'
import type { CollectionDefinition, FormTexts, SectionDefinition, Theme } from 'kartograf'
import { formField } from '../../../renderer/forms/fields.ts'
import { themeFaults } from '../../../renderer/definitions/theme/theme-faults.ts'

const Nothing = (): null => null
const layout = { Header: Nothing, Main: Nothing, Footer: Nothing, slots: {} }
const books = collectionName('books')
const shelves = collectionName('shelves')

const minimal = {
  layouts: { default: layout },
  templates: { page: Nothing, 'not-found': Nothing, error: Nothing },
  styles: 'style.css',
  markdown: () => ({ components: {}, footnotes: { heading: '', back: () => '' } }),
  errorTitles: () => ({ 'not-found': '', error: '' }),
  runtimeTexts: () => ({ loading: '', failed: '', incomplete: '', retry: '', missing: '', refused: '', home: '' }),
} as const

const collection = (name: string, own: z.core.$ZodShape = {}): CollectionDefinition =>
  defineCollection(collectionName(name), {
    singular: name,
    schema: frontMatter(own),
    card: (entry, scope) => scope.base(entry),
    view: () => ({}),
    Page: Nothing,
  })
const section = (type: string, own: z.core.$ZodShape = {}): SectionDefinition =>
  defineSection(type, z.strictObject(own), Nothing)
const faultsOf = (parts: Partial<Theme>) => themeFaults(defineTheme({ ...minimal, ...parts } as never))

describe('defineTheme', () => {
  test('completes a theme that has nothing but pages', () => {
    const theme = defineTheme(minimal)
    expect(theme).toMatchObject({ collections: [], sections: [], forms: [], islands: {}, middleware: {}, preload: [] })
    expect(theme.layouts['error']).toBe(layout)
    expect(themeFaults(theme)).toEqual([])
  })

  test('keeps what a theme has, and its layout of error pages', () => {
    const error = { ...layout }
    const theme = defineTheme({ ...minimal, layouts: { default: layout, error }, preload: ['a.woff2'] })
    expect(theme.layouts['error']).toBe(error)
    expect(theme.preload).toEqual(['a.woff2'])
  })

  test('makes a misspelt message key a compile error', () => {
    const theme = defineTheme<'lost' | 'failed'>({
      ...minimal,
      // @ts-expect-error -- the theme has no message `lst`
      errorTitles: (t) => ({ 'not-found': t('lst'), error: t('failed') }),
    })
    expect(theme.errorTitles((key) => key)).toEqual({ 'not-found': 'lst', error: 'failed' })
  })
})

describe('the parts of a theme together', () => {
  test('are told if they are missing, or of another kind', () => {
    const told = (parts: object) => faultsOf(parts).map(({ message }) => message)
    expect(told({ layouts: undefined, styles: undefined, errorTitles: undefined })).toEqual([
      'the theme has no `layouts`',
      'the theme has no `styles`',
      'the theme has no `errorTitles`',
    ])
    expect(told({ collections: {}, islands: [], styles: ['style.css'] })).toEqual([
      '`styles` of the theme is not a text',
      '`collections` of the theme is not a list of what `defineCollection` gives',
      '`islands` of the theme is not an object of islands',
    ])
  })

  test.each([
    [{ sections: [{}] }, '`sections` of the theme is not a list of what `defineSection` gives'],
    [{ collections: [null] }, '`collections` of the theme is not a list of what `defineCollection` gives'],
    [{ forms: [{}] }, '`forms` of the theme is not a list of what `defineForm` gives'],
    [{ islands: { X: null } }, '`islands` of the theme is not an object of islands'],
    [{ middleware: { members: 5 } }, '`middleware` of the theme is not an object of texts'],
    [{ links: 5 }, '`links` of the theme is not a list of texts'],
    [{ rootArt: 5 }, '`rootArt` of the theme is not a function'],
    [{ browserColour: 5 }, '`browserColour` of the theme is not a function'],
    [{ kindStyles: { page: 'page.css' } }, '`kindStyles` of the theme is not an object of lists of texts'],
    [{ styles: '' }, '`styles` of the theme is not a text'],
    [{ errorTitles: () => undefined }, '`errorTitles` of the theme gives no text for not-found, error'],
    [{ errorTitles: () => ({ error: 'Error' }) }, '`errorTitles` of the theme gives no text for not-found'],
  ])('have parts of their kind: %#', (parts, message) => {
    expect(faultsOf(parts as never).map((fault) => fault.message)).toEqual([message])
  })

  test('need names of their own', () => {
    const faults = faultsOf({
      collections: [collection('books'), collection('books'), collection('pages')],
      sections: [section('text'), section('text')],
    })
    expect(faults.map(({ message }) => message)).toEqual([
      'two collections are named `books`',
      'two collections are named `pages`, which every site has already',
      'two sections are of the type `text`',
    ])
  })

  test('lack no required field of a collection, even if no compiler has asked for it', () => {
    const { singular: _, schema: _schema, ...incomplete } = collection('books')
    expect(faultsOf({ collections: [incomplete as CollectionDefinition] })).toEqual([
      {
        message: 'the collection `books` has no `singular`',
        expected: "a word for one of its entries, such as `singular: 'post'`",
        part: { kind: 'collection', name: 'books' },
      },
      {
        message: 'the collection `books` has no `schema`',
        expected: '`schema: frontMatter({ … })`',
        part: { kind: 'collection', name: 'books' },
      },
    ])
  })

  test('have a label for each field of a form, and a name for each choice', () => {
    const topic = formField('topic', 'choice', { choices: ['', 'new', 'old'] })
    const diet = formField('diet', 'line')
    const texts = { labels: { topic: 'Topic' }, choices: { topic: { '': 'Choose', new: 'New' } } }
    // Its other texts do not matter here.
    const form = defineForm({ name: 'booking', fields: [topic, diet], texts: () => texts as unknown as FormTexts })
    expect(faultsOf({ forms: [form] })).toEqual([
      {
        message: 'the form `booking` has no text for the field `diet`',
        expected: '`labels.diet` in its texts',
        part: { kind: 'form', name: 'booking' },
      },
      {
        message: 'the form `booking` has no text for the choice `old` of `topic`',
        expected: '`choices.topic.old` in its texts',
        part: { kind: 'form', name: 'booking' },
      },
    ])
  })

  test('need the layouts that pages use', () => {
    expect(faultsOf({ layouts: {} }).map(({ message }) => message)).toEqual([
      'the theme has no layout `default`',
      'the theme has no layout `error`',
    ])
  })

  test('have the layouts that sections ask for', () => {
    const hero = { ...section('hero', {}), layout: 'wide' }
    expect(faultsOf({ sections: [hero] })).toEqual([
      {
        message: 'the section `hero` asks for the layout `wide`, which the theme does not have',
        expected: 'one of default, error',
        part: { kind: 'section', name: 'hero' },
      },
    ])
    expect(faultsOf({ sections: [{ ...hero, layout: 'error' }] })).toEqual([])
  })

  test('refer only to collections of the theme, however deep in a schema', () => {
    const faults = faultsOf({
      collections: [collection('books', { shelf: ref(shelves).optional() })],
      sections: [
        section('new-books', { entries: list(books) }),
        section('tour', { stops: z.array(z.strictObject({ at: z.union([text(), list(shelves)]) })) }),
      ],
    })
    expect(faults).toEqual([
      {
        message: 'the collection `books` refers to entries of `shelves`, which is not a collection of the theme',
        expected: 'one of pages, books',
        part: { kind: 'collection', name: 'books' },
      },
      {
        message: 'the section `tour` refers to entries of `shelves`, which is not a collection of the theme',
        expected: 'one of pages, books',
        part: { kind: 'section', name: 'tour' },
      },
    ])
  })

  test('have styles only for kinds of page that exist, unless the theme has kinds of its own', () => {
    const kindStyles = { boooks: ['books.css'], page: ['page.css'] }
    expect(faultsOf({ kindStyles, collections: [collection('books')] })).toEqual([
      {
        message: '`kindStyles` has styles for `boooks`, but no page is of that kind',
        expected: 'one of root, page, not-found, error, books',
      },
    ])
    expect(faultsOf({ kindStyles, kindsOf: () => ['boooks'] })).toEqual([])
  })
})

test('a schema that lacks the fields of every entry is a fault of its collection', () => {
  const own = { ...collection('books'), schema: z.strictObject({ title: text() }) }
  expect(faultsOf({ collections: [own] })).toMatchObject([
    {
      message: 'the schema of `books` must be made with `frontMatter({ … })`',
      part: { kind: 'collection', name: 'books' },
    },
  ])
})

test.each([
  [{ 'not-found': Nothing, error: Nothing }, ['page']],
  [undefined, ['page', 'not-found', 'error']],
])('templates that are missing are faults, each by its name: %#', (templates, missing) => {
  expect(faultsOf({ templates: templates as never }).map(({ message }) => message)).toEqual(
    missing.map((name) => `the theme has no template \`${name}\``),
  )
})
