import { expect, test } from 'vitest'
import { isEqual } from '../../../renderer/content/is-equal.ts'
import { patchYaml } from '../../../renderer/content/yaml/yaml-patch.ts'
import { parseYaml, writeYaml } from '../../../renderer/content/yaml/yaml.ts'

const SOURCE = `# Head of the file
title: Anchor # shown in lists
description: 'It''s a post.'
aliases: []

# Who wrote it
authors: [alpha, bravo] # in this order
salary: { min: 54000, unit: year }
label:
lead: |
  First line: with # signs.

  Second paragraph.

sections:
  # The hero
  - type: hero
    heading: "Alpha"
    actions:
      - { label: Blog, href: /blog }

  # What follows
  - type: posts
    entries: { limit: 3 }
`

/** What `SOURCE` says. */
type Data = {
  title: string
  description: string
  aliases?: string[]
  authors: string[]
  salary: { min: number; unit: string }
  label: string | null
  lead: string
  sections: [{ actions: [{ href: string }] }, { id?: string }]
}

function patched(change: (data: Data) => void): string {
  const data = structuredClone(parseYaml(SOURCE)) as Data
  change(data)
  const text = patchYaml(SOURCE, data)
  expect(parseYaml(text)).toEqual(data)
  return text
}

test('a text whose value stays is the same, byte by byte', () => {
  expect(patched(() => undefined)).toBe(SOURCE)
})

test.each([
  ['a plain text', (data: Data) => (data.title = 'Buoy'), 'title: Anchor #', 'title: Buoy #'],
  ['a plain text that needs quotes', (data: Data) => (data.title = 'Buoy: #1'), ': Anchor #', ": 'Buoy: #1' #"],
  ['a quoted text', (data: Data) => (data.description = "That's it"), "'It''s a post.'", "'That''s it'"],
  ['a text with a space that does not break', (data: Data) => (data.title = '20\u00a0km'), 'Anchor', '20\u00a0km'],
  ['an item between brackets', (data: Data) => (data.authors[1] = 'c, d'), 'alpha, bravo', "alpha, 'c, d'"],
  ['a number between brackets', (data: Data) => (data.salary.min = 60000), '54000', '60000'],
  ['an empty field', (data: Data) => (data.label = 'Short'), 'label:\n', 'label: Short\n'],
  ['a field deep inside', (data: Data) => (data.sections[0].actions[0].href = '/x'), '/blog }', '/x }'],
  ['one more item between brackets', (data: Data) => data.authors.push('c'), 'bravo]', 'bravo, c]'],
  [
    'one more field behind another',
    (data: Data) => (data.sections[1].id = 'all'),
    '{ limit: 3 }\n',
    '{ limit: 3 }\n    id: all\n',
  ],
])('of a change of %s, only its place is written', (_what, change, before, after) => {
  expect(patched(change)).toBe(SOURCE.replace(before, () => after))
})

test('a text over several lines stays one, whatever it holds', () => {
  const text = patched((data) => (data.lead = 'One: two\u00a0km #3\n\n- four\n'))
  expect(text).toBe(SOURCE.replace(/First line.*\n\n.*\n/, 'One: two\u00a0km #3\n\n  - four\n'))
})

test('sorting a list moves the comments of its items', () => {
  const text = patched((data) => data.sections.reverse())
  expect(text.indexOf('# What follows')).toBeLessThan(text.indexOf('type: posts'))
  expect(text.indexOf('type: posts')).toBeLessThan(text.indexOf('# The hero'))
})

test('a field or item that goes takes nothing else along', () => {
  expect(patched((data) => delete data.aliases)).toBe(SOURCE.replace('aliases: []\n', ''))
  expect(patched((data) => data.sections.pop())).toBe(SOURCE.replace(/\n {2}# What[^]*/, ''))
})

test('a new field comes behind the one that it follows', () => {
  const text = patched((data) => {
    const { title, ...rest } = data
    for (const key of Object.keys(data)) Reflect.deleteProperty(data, key)
    Object.assign(data, { title, draft: true }, rest)
  })
  expect(text).toBe(SOURCE.replace('# shown in lists\n', '# shown in lists\ndraft: true\n'))
})

type Place = readonly [old: unknown, set: (value: unknown) => void]

/** Every value within a value, with the function that puts another in its place. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const data = value as Record<string, unknown>
  const own = Object.keys(data).map((key): Place => [data[key], (next) => (data[key] = next)])
  return own.concat(Object.values(data).flatMap(placesIn))
}

test('whatever is put in whatever place, the text says it and keeps its first comment', () => {
  const data = parseYaml(SOURCE) as Data
  const others = [
    'x: [y] #',
    'a\n\n b\nc\n',
    '  ',
    'yes',
    '- 1',
    42,
    true,
    null,
    [],
    {},
    ['p', { q: 'r' }],
    { 'k 1': ['v'] },
  ]
  for (const [old, set] of placesIn(data)) {
    for (const other of others) {
      set(other)
      const text = patchYaml(SOURCE, data)
      expect(isEqual(parseYaml(text), data), text).toBe(true)
      expect(text.startsWith('# Head of the file\n'), text).toBe(true)
      set(old)
    }
  }
})

test('new fields come behind those that they follow, and before all where they follow none', () => {
  const old = Array.from({ length: 100 }, (_, at) => `a${at}`)
  const after = Object.fromEntries(
    ['first', ...old.flatMap((key) => [key, `${key}-b`, `${key}-c`])].map((key) => [key, 1]),
  )
  const lines = (keys: readonly string[]): string => keys.map((key) => `${key}: 1\n`).join('')
  expect(patchYaml(lines(old), after)).toBe(lines(Object.keys(after)))
})

test('the items of a list are gone through a few times, however many are moved', () => {
  let times = 0
  const ownKeys = (own: object): (string | symbol)[] => ((times += 1), Reflect.ownKeys(own))
  const items = Array.from(
    { length: 300 },
    (_, at) => new Proxy<{ a: number; b: string }>({ a: at, b: 'b' }, { ownKeys }),
  )
  const text = (list: readonly { a: number }[]): string =>
    `list:\n${list.map(({ a }) => `  - a: ${a} # ${a}\n    b: b\n`).join('')}`
  expect(patchYaml(text(items), { list: items.toReversed() })).toBe(text(items.toReversed()))
  expect(times).toBeLessThan(10 * items.length)
})

test('a text without fields gets them', () => {
  expect(patchYaml('', { title: 'A' })).toBe(writeYaml({ title: 'A' }))
})
