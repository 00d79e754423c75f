import { describe, expect, test } from 'vitest'
import { parseEntry } from '../../../renderer/content/entry.ts'
import type { Known } from '../../../renderer/content/known.ts'
import { text } from '../../../renderer/definitions/fields/text.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { ALL, collections, fileOf } from '../builders.ts'

const hero = z.strictObject({
  type: z.literal('hero'),
  heading: text(),
  tone: z.enum(['light', 'night']).default('light'),
  id: text().optional(),
})

const known: Known = {
  collections,
  sections: new Map([['hero', hero]]),
  bodySections: [],
  sectionLayouts: { hero: 'post' },
  groups: ['workplace', 'azure'],
  layouts: ['default', 'post'],
  middleware: ['members'],
  terms: { topics: ['stone', 'water'], tags: ['granite'], industries: ['quarries'], locations: ['graz'] },
  locales: ALL,
}

const PAGE = 'title: Alpha\ndescription: About.'
const POST = `${PAGE}\ndate: 2026-01-10\nauthors: [alpha]\ntopics: [stone]`

describe('parseEntry', () => {
  test('derives collection, key and language from the path', () => {
    expect(parsed('content/pages/company/contact/en.md', PAGE).entry).toMatchObject({
      collection: 'pages',
      key: 'company/contact',
      locale: 'en',
    })
  })

  test('gives fields with their defaults, and the text with its line', () => {
    expect(parsed('content/pages/a/de.md', PAGE, 'Body\n').entry).toMatchObject({
      data: { title: 'Alpha', draft: false, aliases: [], sections: [] },
      body: 'Body',
      bodyLine: 5,
    })
  })

  test('gives sections with the defaults of their own schema', () => {
    const { entry } = parsed('content/pages/a/de.md', `${PAGE}\nsections:\n  - type: hero\n    heading: Hello`)
    expect(entry?.data).toMatchObject({ sections: [{ type: 'hero', heading: 'Hello', tone: 'light' }] })
  })

  test.each<[string, string, string]>([
    ['an unknown collection', 'content/post/a/de.md', 'did you mean `posts`?'],
    ['a file that is named after no language', 'content/pages/a/index.md', 'de.md, en.md, es.md'],
    ['a language that nobody knows', 'content/pages/a/fr.md', 'de.md, en.md, es.md'],
    ['upper case in an address', 'content/pages/About/de.md', 'lower-case letters'],
    ['an upper-case umlaut in an address', 'content/pages/Über/de.md', 'did you mean `ueber`?'],
    ['letters that look alike in an address', 'content/pages/cервис/de.md', 'did you mean `c-ервис`?'],
    ['a blank in an address', 'content/pages/a b/de.md', 'lower-case letters'],
    ['a hyphen at the end of an address', 'content/pages/a-/de.md', 'lower-case letters'],
    ['a file without a folder of its own', 'content/pages/de.md', 'content/pages/some-name/de.md'],
  ])('refuses %s', (_, path, expected) => {
    const { entry, issues } = parsed(path, PAGE)
    expect(entry?.damage?.isUnread ?? true).toBe(true)
    expect(issues).toMatchObject([{ code: 'unexpected-file', line: 1 }])
    expect(`${issues[0]?.expected} ${issues[0]?.hint}`).toContain(expected)
  })

  test.each([
    ['content/pages/a/DE.md', 'a', 'de'],
    ['content/pages/a/german.md', 'a', 'de'],
    ['content/pages/Über uns/en.md', 'ueber-uns', 'en'],
  ])('takes %s for the text that was meant, so that links to it are not reported too', (path, key, locale) => {
    expect(parsed(path, PAGE).entry).toMatchObject({ collection: 'pages', key, locale, damage: { isUnread: true } })
  })

  test('refuses a language that the site does not have', () => {
    const { issues } = parseEntry(fileOf('content/pages/a/es.md', `---\n${PAGE}\n---\n`), { ...known, locales: ['de'] })
    expect(issues).toMatchObject([{ code: 'unexpected-file', expected: 'de.md' }])
  })

  test.each<[string, string, Partial<Issue>]>([
    ['a missing field', 'title: Alpha', { code: 'missing-field', message: '`description` is missing', line: 2 }],
    ['an unknown field', `${PAGE}\ntitel: B`, { code: 'unknown-key', hint: 'did you mean `title`?', line: 4 }],
    ['a field without a value', 'description: D\ntitle:', { message: '`title` must be text, got nothing', line: 3 }],
    ['an unknown layout', `${PAGE}\nlayout: pots`, { code: 'unknown-layout', hint: 'did you mean `post`?', line: 4 }],
    [
      'unknown middleware',
      `${PAGE}\nmiddleware: [member]`,
      { code: 'unknown-middleware', message: "Unknown route middleware: 'member'.", line: 4, column: 14 },
    ],
    [
      'an unknown section',
      `${PAGE}\nsections:\n  - type: heor`,
      { code: 'unknown-section', hint: 'did you mean `hero`?', line: 5, column: 11 },
    ],
    [
      'a section that the theme does not list yet',
      `${PAGE}\nsections:\n  - type: countdown`,
      {
        code: 'unknown-section',
        hint: expect.stringContaining('listed in `sections` of templates/index.ts') as string,
      },
    ],
    ['a section without a type', `${PAGE}\nsections:\n  - heading: A`, { code: 'missing-field', line: 5 }],
    [
      'a section without a field',
      `${PAGE}\nsections:\n  - type: hero`,
      { code: 'missing-field', message: '`sections[0] hero: heading` is missing', line: 5 },
    ],
    [
      'an unknown field of a section',
      `${PAGE}\nsections:\n  - type: hero\n    heading: A\n    tome: light`,
      { code: 'unknown-key', hint: 'did you mean `tone`?', line: 7, column: 5 },
    ],
    [
      'a wrong policy',
      `${PAGE}\nuntranslated: { es: lnik }`,
      { message: expect.stringContaining('must be one of none, link, parent, copy'), line: 4 },
    ],
    [
      'a group that is nearly another',
      `${PAGE}\ngroup: workplac`,
      { code: 'unknown-group', hint: 'did you mean `workplace`?', line: 4 },
    ],
    [
      'an end before the beginning',
      `${PAGE}\npublish: 2026-12-05\nexpire: 2026-12-01`,
      { code: 'wrong-value', line: 5 },
    ],
    [
      'an id that is no part of an address',
      `${PAGE}\nsections:\n  - { type: hero, heading: A, id: "Über uns" }`,
      { code: 'wrong-value', line: 5 },
    ],
    ['broken YAML', 'title: a: b', { code: 'broken-front-matter', line: 2, column: 9 }],
    ['a key twice', `${PAGE}\ntitle: B`, { code: 'broken-front-matter', line: 4, column: 1 }],
  ])('reports %s at its place', (_, yaml, expected) => {
    const { entry, issues } = parsed('content/pages/a/de.md', yaml)
    expect(entry?.damage).toBeDefined()
    expect(issues).toMatchObject([expected])
  })

  test.each<[string, string, string, number]>([
    ['an unknown topic', POST.replace('stone', 'stoen'), 'unknown-topic', 6],
    ['an unknown tag', `${POST}\ntags: [granite, marble]`, 'unknown-tag', 7],
    ['a post without an author', POST.replace('[alpha]', '[]'), 'wrong-value', 5],
    ['a day that does not exist', POST.replace('01-10', '02-30'), 'wrong-value', 4],
  ])('reports %s in a post', (_, yaml, code, line) => {
    expect(parsed('content/posts/a/de.md', yaml).issues).toMatchObject([{ code, line }])
  })

  test.each([
    ['begins with a section that asks for a layout', 'sections: [{ type: hero, heading: A }]', 'post'],
    ['names another', 'sections: [{ type: hero, heading: A }]\nlayout: default', 'default'],
    ['has no section', '', undefined],
  ])('gives a page that %s its layout', (_, yaml, layout) => {
    expect(parsed('content/pages/a/de.md', `${PAGE}\n${yaml}`).entry?.data.layout).toBe(layout)
  })

  test('reports front matter in a language that runs code', () => {
    const { issues } = parseEntry(fileOf('content/pages/a/de.md', '---js\n{}\n---\n'), known)
    expect(issues).toMatchObject([{ code: 'broken-front-matter', line: 1, column: 4 }])
  })

  test('allows a group that no menu names', () => {
    expect(parsed('content/pages/a/de.md', `${PAGE}\ngroup: landing`).issues).toEqual([])
  })

  test('reports a text that no section of the page shows, and a page without sections, where pages consist of sections', () => {
    const strict = {
      ...known,
      bodySections: ['body'],
      sections: new Map([...known.sections, ['body', z.strictObject({ type: text() })]]),
    }
    const read = (yaml: string, body: string) =>
      parseEntry(fileOf('content/pages/a/de.md', `---\n${PAGE}\n${yaml}\n---\n${body}`), strict).issues
    expect(read('sections: [{ type: hero, heading: A }]', '\n\nText.')).toMatchObject([{ code: 'lost-text', line: 8 }])
    expect(read('sections: [{ type: body }]', '\nText.')).toEqual([])
    expect(read('sections: []', '')).toMatchObject([{ code: 'empty-page', line: 4 }])
    expect(parsed('content/pages/a/de.md', PAGE, 'Text.').issues).toEqual([])
  })

  test('reports that a file has no front matter, and what belongs into it', () => {
    const { issues } = parseEntry(fileOf('content/posts/a/de.md', 'Body only: "a\n'), known)
    expect(issues).toMatchObject([{ code: 'broken-front-matter', message: 'front matter is missing', line: 1 }])
    expect(issues[0]?.hint).toContain('begin the file with a line `---`')
  })
})

function parsed(path: string, yaml: string, body = '') {
  return parseEntry(fileOf(path, `---\n${yaml}\n---\n${body}`), known)
}
