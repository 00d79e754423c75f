import { describe, expect, test } from 'vitest'
import { cardOf, cardScope, listCardOf } from '../../../renderer/pages/cards-of.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { Image } from '../../../renderer/definitions/fields/pictures.ts'
import { checkPictures } from '../../../renderer/pages/resolve/links-and-pictures.ts'
import type { Scope } from '../../../renderer/pages/resolve/scope.ts'
import { ALL, engine, entryOf, targetsWith } from '../builders.ts'

const NONE = { untranslated: { en: 'link', es: 'link' } }

function scopeWith(entries: readonly Entry[], locale: Scope['locale'] = 'de'): Scope {
  const targets = targetsWith(entries, { facts: { customers: 1214 }, settings: { fallbackLocales: ['en'] } })
  const place = () => ({ line: 1, column: 1, block: false })
  return { locale, route: null, folder: 'content', targets, engine, file: '', place, report: () => undefined }
}

describe('cardOf', () => {
  test('shows of a post what a list needs, with terms and authors by name', () => {
    const post = entryOf('posts', 'one', 'en', { title: 'For {{customers}}', tags: ['granite'] }, 'Body')
    const authors = ALL.map((locale) => entryOf('authors', 'alpha', locale, { title: 'Alpha A.' }))
    expect(cardOf(post, scopeWith([post, ...authors], 'en'))).toEqual({
      key: 'one',
      href: '/en/posts/one/',
      hreflang: null,
      title: 'For 1,214',
      description: 'About one.',
      date: '2026-01-10',
      updated: null,
      topics: [{ key: 'stone', name: 'Stone' }],
      tags: [{ key: 'granite', name: 'Granite' }],
      authors: [{ key: 'alpha', name: 'Alpha A.', href: '/en/authors/alpha/' }],
      minutes: 1,
      figure: null,
    })
  })

  test('shows a text in its own language, and terms in that of the page', () => {
    const post = entryOf('posts', 'one', 'de', { title: 'Für {{customers}}', ...NONE })
    expect(cardOf(post, scopeWith([post], 'en'))).toMatchObject({
      title: 'Für 1.214',
      hreflang: 'de',
      topics: [{ name: 'Stone' }],
    })
  })

  test('names an author in another language where there is none in that of the page', () => {
    const author = entryOf('authors', 'alpha', 'en', { title: 'Alpha A.' })
    const post = entryOf('posts', 'one', 'de')
    expect(cardOf(post, scopeWith([post, author]))).toMatchObject({ authors: [{ key: 'alpha', name: 'Alpha A.' }] })
  })

  test.each([
    ['2026-12-01T17:00', false],
    ['2026-11-20T12:59', true],
  ])('says whether an event that ends at %s is past: %s', (end, past) => {
    const event = entryOf('events', 'a', 'de', { start: '2026-11-20T09:00', end })
    expect(cardOf(event, scopeWith([event]))).toMatchObject({ past })
  })

  test('shows the place of an event, and none where it is online', () => {
    const place = { name: 'Hall', street: 'A 1', city: 'Graz', country: 'AT' }
    const there = entryOf('events', 'a', 'de', { place })
    const online = entryOf('events', 'b', 'de')
    const scope = scopeWith([there, online])
    expect([cardOf(there, scope), cardOf(online, scope)]).toMatchObject([{ place: 'Hall, Graz' }, { place: null }])
  })

  test('says for how many an event is, and whether there is a recap', () => {
    const finding = { title: 'A', text: 'B' }
    const told = entryOf('events', 'a', 'de', { seats: 12, recap: { findings: [finding] } })
    const untold = entryOf('events', 'b', 'de')
    const scope = scopeWith([told, untold])
    expect([cardOf(told, scope), cardOf(untold, scope)]).toMatchObject([
      { seats: 12, recap: true },
      { seats: null, recap: false },
    ])
  })

  test('names the topics of a person in the language of the page', () => {
    const author = entryOf('authors', 'alpha', 'de', { topics: ['stone', 'water'], ...NONE })
    expect(cardOf(author, scopeWith([author], 'en'))).toMatchObject({ topics: [{ name: 'Stone' }, { name: 'Water' }] })
  })

  test('counts no posts of a person outside of lists, so that a new post leaves alone who else shows them', () => {
    const author = entryOf('authors', 'alpha', 'de')
    const card = cardOf(author, scopeWith([author]))
    expect(card).toEqual(cardOf(author, scopeWith([author, entryOf('posts', 'one', 'de')])))
  })

  test('shows the first result of a case study', () => {
    const results = [
      { value: '{{customers}}', label: 'carts' },
      { value: '2', label: 'more' },
    ]
    const study = entryOf('casestudies', 'a', 'de', { results })
    expect(cardOf(study, scopeWith([study]))).toMatchObject({ result: { value: '1.214', label: 'carts' } })
  })

  test('shows the label of a page, and its title where it has none', () => {
    const [labelled, plain] = [entryOf('pages', 'a', 'de', { label: 'A' }), entryOf('pages', 'b', 'de')]
    const scope = scopeWith([labelled, plain])
    expect([cardOf(labelled, scope), cardOf(plain, scope)]).toMatchObject([{ label: 'A' }, { label: 'b de' }])
  })

  test('holds no text of the body, so that an edit there leaves the pages alone that show it', () => {
    const before = entryOf('jobs', 'a', 'de', {}, 'One sentence.')
    const after = entryOf('jobs', 'a', 'de', {}, 'Another sentence.')
    expect(cardOf(after, scopeWith([after]))).toEqual(cardOf(before, scopeWith([before])))
  })
})

describe('listCardOf', () => {
  test('names the newest visible post of a person in the language of their page', () => {
    const author = entryOf('authors', 'alpha', 'de', NONE)
    const posts = [
      entryOf('posts', 'one', 'de'),
      entryOf('posts', 'two', 'de', { authors: ['bravo', 'alpha'] }),
      entryOf('posts', 'other', 'de', { authors: ['bravo'] }),
      entryOf('posts', 'draft', 'de', { draft: true }),
      entryOf('posts', 'three', 'en'),
    ]
    const entries = [author, ...posts]
    expect(listCardOf(author, scopeWith(entries))).toMatchObject({ latest: { href: '/de/posts/one/' } })
    expect(listCardOf(author, scopeWith(entries, 'en'))).toMatchObject({ hreflang: 'de', latest: { hreflang: 'de' } })
  })

  test('is the card itself for everything else', () => {
    const event = entryOf('events', 'a', 'de')
    expect(listCardOf(event, scopeWith([event]))).toEqual(cardOf(event, scopeWith([event])))
  })
})

describe('a picture of an entry in a card', () => {
  const image = { src: './a.png', alt: 'For {{customers}}', focus: [0.5, 0.2] }
  const file: Image = { kind: 'image', src: '/assets/pictures/a-9.png', width: 9, height: 6 }
  const assets = { 'content/posts/one/a.png': { src: file.src, image: file } }
  const post = entryOf('posts', 'one', 'en', { image, untranslated: { de: 'copy', es: 'link' } })
  const targets = targetsWith([post], { assets, facts: { customers: 1214 } })
  const pictureOf = (entry: Entry | undefined) =>
    entry && cardScope({ locale: 'de', targets }).picture(entry.data.image, entry)

  test('is the file beside it, with its size, on pages in whatever language, also of a copy for another language', () => {
    const shown = { ...file, alt: 'For 1,214', focus: [0.5, 0.2] }
    const copy = targets.library.groups.get('posts/one')?.entries['de']
    expect(copy?.copyOf).toBe('en')
    expect([pictureOf(post), pictureOf(copy)]).toEqual([shown, shown])
  })

  test('is none where the field is left out', () => {
    expect(pictureOf(entryOf('posts', 'two', 'de'))).toBeUndefined()
  })

  test('is checked where it is written, also if the page of the entry does not show it', () => {
    const told: string[] = []
    const met: string[] = []
    const scope: Scope = {
      ...scopeWith([post]),
      place: (path) => ({ line: 1, column: path.length, block: false }),
      report: ({ column }, { code }) => told.push(`${code} ${column}`),
      meets: (name) => met.push(name),
    }
    checkPictures({ team: [{ photo: { kind: 'image', src: './b.png', shown: true } }] }, scope)
    expect([told, met]).toEqual([['missing-alt 3', 'missing-image 3'], ['content/b.png']])
  })
})

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])('reads %s words in %s minutes', (words, minutes) => {
  const post = entryOf('posts', 'a', 'de', {}, 'word '.repeat(words))
  expect(cardScope(scopeWith([post])).minutes(post)).toBe(minutes)
})
