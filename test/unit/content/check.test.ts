import { describe, expect, test } from 'vitest'
import { check } from '../../../renderer/content/check.ts'
import { didYouMean } from '../../../renderer/content/nearest.ts'
import { valueAt } from '../../../renderer/content/plain-data.ts'
import { jobSchema } from '../../../templates/collections/jobs/schema.ts'
import { locale, path, text, url } from '../../../renderer/definitions/fields/text.ts'
import { z } from '../../../renderer/definitions/fields/kind.ts'
import { settingsSchema } from '../../../renderer/definitions/settings/settings.ts'
import { navigationSchema } from '../../../renderer/definitions/settings/navigation.ts'
import { placeInYaml, placeOfKeyInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'

const schema = z.strictObject({
  title: text(),
  count: z.number().int().positive().optional(),
  size: z.enum(['small', 'large']).optional(),
  light: z.boolean().default(false),
  tags: z.array(text()).min(1, 'must name at least one tag').optional(),
  points: z.array(z.strictObject({ label: text(), value: z.number().max(10).optional() })).default([]),
  place: z.union([path(), z.strictObject({ street: text(), city: text() })]).optional(),
})

describe('check', () => {
  test('gives the value with defaults', () => {
    expect(check(schema, { title: ' Alpha ' }, 'a.md', at)).toEqual({
      value: { title: 'Alpha', light: false, points: [] },
      issues: [],
    })
  })

  test.each<[string, string, Partial<Issue>]>([
    ['a missing field', 'count: 1', { code: 'missing-field', message: '`title` is missing', line: 1 }],
    ['a field without a value', 'title:', { code: 'wrong-value', message: '`title` must be text, got nothing' }],
    ['an empty text', 'title: "  "', { message: '`title` must not be empty, got "  "' }],
    ['a number for a text', 'title: 42', { message: '`title` must be text, got 42', column: 8 }],
    ['a text for a truth', 'title: A\nlight: "yes"', { message: '`light` must be true or false, got "yes"', line: 2 }],
    ['a text for a list', 'title: A\ntags: one', { message: '`tags` must be a list, got "one"' }],
    ['a list for a group', 'title: A\npoints: [[]]', { message: '`points.0` must be a group of fields, got a list' }],
    ['a name without a space', 'title: A\n"title:B": 1', { hint: 'after `title:` a space is missing' }],
    ['a comma in a number', 'title: A\ncount: 1.450,5 €', { hint: 'did you mean `1450.5`?' }],
    ['half a number', 'title: A\ncount: 0.5', { message: '`count` must be a whole number, got 0.5' }],
    ['a number that is too small', 'title: A\ncount: 0', { message: '`count` must be more than 0, got 0' }],
    [
      'a number that is too large',
      'title: A\npoints: [{ label: a, value: 11 }]',
      { message: '`points.0.value` must be at most 10, got 11' },
    ],
    ['a yes for a truth', 'title: A\nlight: yes', { hint: 'did you mean `true`?' }],
    ['a oui for a truth', 'title: A\nlight: oui', { hint: 'did you mean `true`?' }],
    ['a truth that is misspelt', 'title: A\nlight: treu', { hint: 'did you mean `true`?' }],
    ['a number with its unit', 'title: A\ncount: 1.250 m²', { hint: 'did you mean `1250`?' }],
    ['a nein for a truth', 'title: A\nlight: Nein', { hint: 'did you mean `false`?' }],
    [
      'a fact in single braces for a text',
      'title: {site.contact.phone}',
      { hint: 'a fact has two braces on each side, and quotes around the text: "{{site.contact.phone}}"' },
    ],
    [
      'a text with a colon in a list',
      'title: A\npoints: [{ label: { Two causes: the network }, value: 1 }]',
      { hint: 'a colon and a space make it a field; in quotes it is a text: "Two causes: the network"' },
    ],
    ['a year for a text', 'title: 2026', { hint: 'in quotes it is a text: "2026"; a day is written 2026-01-31' }],
    [
      'a comment for a text',
      'title: #1',
      { hint: 'write a text, in quotes if it begins with `#`, or remove the line' },
    ],
    [
      'a day without hyphens for a text',
      'title: 20261102',
      { hint: 'a day is written 2026-11-02; in quotes it is a text: "20261102"' },
    ],
    ['an empty list', 'title: A\ntags: []', { message: '`tags` must name at least one tag, got 0' }],
    [
      'an unknown word',
      'title: A\nsize: tiny',
      { message: '`size` must be one of small, large, got "tiny"', line: 2, column: 7 },
    ],
    [
      'a value that fits no branch',
      'title: A\nplace: 5',
      { message: '`place` must be text or must be a group of fields, got 5' },
    ],
    [
      'a field in a list',
      'title: A\npoints:\n  - label: a\n  - value: 5',
      { code: 'missing-field', message: '`points.1.label` is missing', line: 4 },
    ],
  ])('reports %s', (_, yaml, expected) => {
    expect(issuesOf(yaml)).toMatchObject([expected])
  })

  test('reports everything that is wrong at once', () => {
    expect(issuesOf('light: 5\nsise: small').map(({ code }) => code)).toEqual([
      'missing-field',
      'wrong-value',
      'unknown-key',
    ])
  })

  test.each([
    ['- one', 'the file must be a group of fields, got a list', 'write a name and a colon instead of each hyphen'],
    ['one', 'the file must be a group of fields, got "one"', 'a colon and a space separate a name from its value'],
  ])('reports %j as a whole file without naming a field', (yaml, message, hint) => {
    expect(issuesOf(yaml)).toMatchObject([{ message, expected: 'names with their values, `name: value`', hint }])
  })

  test('a telephone number has a digit, and an email address its sign', () => {
    const { issues } = check(settingsSchema.shape.contact, { phone: 'on request', email: 'a(at)b.example' }, 'a.md', at)
    expect(issues.map(({ message }) => message.replace(/,.*/, ''))).toEqual([
      '`phone` must be a telephone number such as +49 89 1234567',
      '`email` must be an email address such as name@example.com',
    ])
  })

  test('reports only the first fault of an address', () => {
    const { issues } = check(z.object({ baseUrl: settingsSchema.shape.baseUrl }), { baseUrl: 'example' }, 'a.md', at)
    expect(issues).toMatchObject([
      { message: '`baseUrl` must be a URL such as https://www.example.com, got "example"' },
    ])
  })

  test('reports an unknown key at its name, with the known ones and the nearest', () => {
    expect(issuesOf('title: A\n"titel": B')).toMatchObject([
      {
        code: 'unknown-key',
        message: '`titel` is not a known field',
        expected: 'one of title, count, size, light, tags, points, place',
        hint: 'did you mean `title`?',
        line: 2,
      },
    ])
  })

  test('reports an unknown key inside a list with the fields that are known there', () => {
    expect(issuesOf('title: A\npoints: [{ label: a, vaule: 5 }]')).toMatchObject([
      { message: '`vaule` is not a known field in `points.0`', hint: 'did you mean `value`?' },
    ])
  })

  test('offers no nearest key where none is near', () => {
    expect(issuesOf('title: A\nxylophone: B')[0]).not.toHaveProperty('hint')
  })

  test('offers the nearest word of those that are allowed', () => {
    expect(issuesOf('title: A\nsize: larg')).toMatchObject([{ hint: 'did you mean `large`?' }])
  })

  test('reports the mistake inside the branch that is meant', () => {
    expect(issuesOf('title: A\nplace: { street: x, town: y }').map(({ message }) => message)).toEqual([
      '`place.city` is missing',
      '`town` is not a known field in `place`',
    ])
  })

  test('knows the fields of an item of the navigation, which is made of items', () => {
    const groups = [{ name: 'a', languages: {}, childern: [] }]
    const { issues } = check(navigationSchema, { groups, links: {} }, 'n.yaml', at)
    expect(issues).toMatchObject([{ code: 'unknown-key', hint: 'did you mean `children`?' }])
  })

  test('finds a wrong employment type of a job', () => {
    const { issues } = check(jobSchema.pick({ types: true }), { types: ['sometimes'] }, 'j.md', at)
    expect(issues).toMatchObject([
      { message: expect.stringContaining('`types.0` must be one of full_time, part_time') },
    ])
  })
})

test.each([
  ['www.example.com', 'did you mean `https://www.example.com`?'],
  ['example.com/path', 'did you mean `https://example.com/path`?'],
  ['http//www.example.com', 'did you mean `https://www.example.com`?'],
  ['https:/www.example.com', 'did you mean `https://www.example.com`?'],
  ['//www.example.com', 'did you mean `https://www.example.com`?'],
  ['post@example.com', undefined],
  ['our website', undefined],
  ['e.g. this', undefined],
])('an address without https:// gets a suggestion where one is meant: %s', (written, hint) => {
  const [issue, ...more] = check(z.strictObject({ baseUrl: url() }), { baseUrl: written }, 'a.yaml', at).issues
  expect(more).toEqual([])
  expect(issue?.message).toContain('such as https://www.example.com')
  expect(issue?.hint).toBe(hint)
})

test.each([
  ['tags: verre, chantier', 'did you mean `[verre, chantier]`?'],
  ['tags: verre', 'did you mean `[verre]`?'],
  ['tags: Glass, as we know it.', undefined],
  ['tags:\n  -verre\n  -chantier', 'an item of a list is written as `- text`, with a space after the dash'],
])('a list without brackets gets a suggestion: %s', (yaml, hint) => {
  const tags = z.strictObject({ tags: z.array(text()) })
  expect(check(tags, parseYaml(yaml), 'a.md', at).issues[0]?.hint).toBe(hint)
})

test.each([
  [['a', 1, 'b'], 5],
  [['a', 2], undefined],
  [['x', 'y'], undefined],
  [['a', 0, 'length'], undefined],
])('finds at %j the value %s', (way, expected) => {
  expect(valueAt({ a: [null, { b: 5 }] }, way)).toBe(expected)
})

const at = () => ({ line: 1, column: 1 })

function issuesOf(yaml: string): readonly Issue[] {
  return check(schema, parseYaml(yaml), 'a.yaml', (way, key) => {
    const { line, column } = key ? placeOfKeyInYaml(yaml, way) : placeInYaml(yaml, way)
    return { line, column }
  }).issues
}

test.each([
  [{ path: '/Über uns/Team' }, 'did you mean `/ueber-uns/team`?'],
  [{ path: '/会社 概要' }, 'did you mean `/会社-概要`?'],
  [{ path: '/🙂' }, undefined],
  [{ aliases: ['/Über-uns'] }, 'old addresses of any kind, with their language, are lines of content/redirects.yaml'],
])('suggests what may be meant by %j', (fields, hint) => {
  const model = z.strictObject({ path: path().optional(), aliases: z.array(path()).optional() })
  expect(check(model, fields, 'a.md', () => ({ line: 1, column: 1 })).issues.map((issue) => issue.hint)).toEqual([hint])
})

test('counts the entries of a list that is too short or too long', () => {
  const schema = z.strictObject({ items: z.array(z.string()).min(3).max(5) })
  const messageOf = (items: string[]) =>
    check(schema, { items }, 'a', () => ({ line: 1, column: 1 })).issues[0]?.message
  expect(messageOf(['a', 'b'])).toBe('`items` must have at least 3 entries, got 2')
  expect(messageOf(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('`items` must have at most 5 entries, got 6')
})

test.each([
  ['/company/contact', '/company/contact-and-locations'],
  ['entra', 'managed-entra'],
])('suggests for %s the longer name %s', (word, expected) => {
  expect(
    didYouMean(word, ['/company', '/company/contact-and-locations', 'managed-entra', 'managed-entra-and-more']),
  ).toBe(expected)
})

test.each([
  ['https://bank.example@other.example/', false],
  ['https://:secret@other.example', false],
  ['https://social.example/@name', true],
  ['https://other.example?to=a@b.example', true],
])('%s is an address: %s', (written, isOne) => {
  expect(url().safeParse(written).success).toBe(isOne)
})

test.each([
  ['de-DE', 'did you mean `de`?'],
  ['en-UK', 'did you mean `en-GB`?'],
  ['zh-CN', 'did you mean `zh-Hans`?'],
  ['sr', 'did you mean `sr-Cyrl`?'],
  ['no', 'did you mean `nb`?'],
  ['de_at', 'did you mean `de-AT`?'],
  ['en_US', 'did you mean `en`?'],
  ['German', 'did you mean `de`?'],
  ['español', 'did you mean `es`?'],
  ['klingon', 'lists the tags'],
  ['pt-PT', 'did you mean `pt`? A region that differs from it is a pack of the site with `parent: pt`'],
  ['fo', 'the site brings the pack of another language: write i18n/locales/fo.yaml'],
])('a language without a pack is told with the one that is meant, or how to bring it: %s', (tag, hint) => {
  const { issues } = check(z.strictObject({ locale: locale() }), { locale: tag }, 'a.md', at)
  expect(issues.map((issue) => issue.hint)).toEqual([expect.stringContaining(hint)])
})
