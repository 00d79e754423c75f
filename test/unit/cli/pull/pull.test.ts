import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAnswer } from '../../../../cli/pull/items.ts'
import { readConfig } from '../../../../cli/pull/config.ts'
import { pull } from '../../../../cli/pull/pull.ts'
import { changesOf, makeChanges, readPulled } from '../../../../cli/pull/pulled-files.ts'
import { readSource } from '../../../../cli/pull/read-source.ts'
import { sha256 } from '../../../../cli/output/digest.ts'
import type { CollectionModel } from '../../../../renderer/definitions/collections/collection.ts'
import { frontMatter } from '../../../../renderer/definitions/collections/front-matter.ts'
import { z } from '../../../../renderer/definitions/fields/kind.ts'
import { pullSchema } from '../../../../renderer/definitions/settings/pull.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

const SOURCE = { from: 'data/list.csv', format: 'csv', into: 'posts', key: 'name', fields: { title: 'title' } } as const

const sourceOf = (more: object): unknown => pullSchema.safeParse({ sources: { list: { ...SOURCE, ...more } } }).success

test.each([
  ['.env', 'hidden'],
  ['.data/application/1/request.json', 'hidden'],
  ['data/../.git/config', 'hidden'],
  ['data/link.csv', 'hidden'],
  ['..data/list.csv', 'hidden'],
  ['data/away.csv', 'outside of the site'],
  ['data/folder/list.csv', 'outside of the site'],
  ['../list.csv', 'outside of the site'],
  ['data', 'no regular file'],
])('a source reads no file %s: it is %s', async (from, reason) => {
  const parent = temporaryFolder()
  const root = path.join(parent, 'site')
  const secrets = ['.env', '.git/config', '.data/application/1/request.json', '../list.csv']
  writeFiles(root, Object.fromEntries([...secrets, 'data/list.csv'].map((file) => [file, 'name,title\na,SECRET\n'])))
  symlinkSync(path.join(root, '.env'), path.join(root, 'data/link.csv'))
  symlinkSync(path.join(parent, 'list.csv'), path.join(root, 'data/away.csv'))
  symlinkSync(parent, path.join(root, 'data/folder'))
  await expect(readSource({ ...SOURCE, from }, { root, env: {}, fetch })).rejects.toThrow(reason)
})

test('a file is refused if its bytes are no UTF-8, and nothing says what they are', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'data/list.csv': '' })
  writeFileSync(path.join(root, 'data/list.csv'), Buffer.from('name,title\na,Grüße\n', 'latin1'))
  await expect(readSource(SOURCE, { root, env: {}, fetch })).rejects.toThrow('The text is not in utf-8')
})

test('a source has no token but those that are named for it', () => {
  expect(['CMS_TOKEN', 'PULL_SHOP'].map((token) => sourceOf({ token }))).toEqual([true, true])
  expect(
    ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'FORMS_SMTP_URL', 'CMS'].map((token) => sourceOf({ token })),
  ).toEqual([false, false, false, false])
})

test.each([
  'content/../README.md',
  'content/posts/../../notes.md',
  'content/posts/./../../notes.md',
  'content/index.md',
])('a list of pulled files that names %s removes nothing there', (name) => {
  const root = temporaryFolder()
  writeFiles(root, { [name]: 'mine', 'content/pull.lock': `list ${sha256('mine')} ${name}\n` })
  const before = readPulled(root).get('list') ?? new Map<string, string>()
  makeChanges(root, changesOf(root, new Map(), before))
  expect(existsSync(path.join(root, name))).toBe(true)
})

test('what it has written is found again, in folders of any depth', () => {
  const root = temporaryFolder()
  const files = ['content/posts/a/de.md', 'content/posts/a.b/c/de-AT.md']
  writeFiles(root, { 'content/pull.lock': files.map((file) => `list 00 ${file}\n`).join('') })
  expect([...(readPulled(root).get('list')?.keys() ?? [])]).toEqual(files)
})

test('a checkout with the line ends of Windows is no edit, and keeps them', () => {
  const root = temporaryFolder()
  const file = 'content/posts/a/de.md'
  writeFiles(root, { [file]: 'one\r\n', 'content/pull.lock': `# list\r\nlist ${sha256('one\n')} ${file}\r\n` })
  const before = readPulled(root).get('list') ?? new Map<string, string>()
  expect(changesOf(root, new Map([[file, 'one\n']]), before)).toMatchObject({ unchanged: 1, written: [], left: [] })
  makeChanges(root, changesOf(root, new Map([[file, 'two\nthree\n']]), before))
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('two\r\nthree\r\n')
})

test.each(['content/posts', 'content/posts/a'])('nothing is written or removed through a link at %s', (link) => {
  const [root, elsewhere] = [temporaryFolder(), temporaryFolder()]
  const file = 'content/posts/a/de.md'
  const target = path.join(elsewhere, path.posix.relative(link, file))
  writeFiles(root, { 'content/pull.yaml': '', [`${path.posix.dirname(link)}/other.txt`]: '' })
  writeFiles(elsewhere, { [path.posix.relative(link, file)]: 'theirs' })
  symlinkSync(elsewhere, path.join(root, link))
  const known = new Map([[file, sha256('theirs')]])
  expect(() => changesOf(root, new Map([[file, 'new']]), known)).toThrow(`${link} is a link`)
  expect(() => changesOf(root, new Map(), known)).toThrow(`${link} is a link`)
  expect(() => changesOf(root, new Map([[file, 'new']]), new Map())).toThrow(`${link} is a link`)
  expect(readFileSync(target, 'utf8')).toBe('theirs')
})

test('an item of a feed with a date that is none has no date', () => {
  const item = (title: string, date: string): string =>
    `<item><title>${title}</title><link>https://a.example/${title}</link><pubDate>${date}</pubDate></item>`
  const feed = `<rss><channel>${item('a', 'gestern')}${item('b', 'Fri, 20 Nov 2026 10:00:00 GMT')}</channel></rss>`
  expect(parseAnswer(feed, { format: 'rss' }).items.map(({ title, date }) => [title, date])).toEqual([
    ['a', undefined],
    ['b', '2026-11-20T10:00:00.000Z'],
  ])
})

test('what was edited here, or does not come from the source, stays as it is, also when the source no longer has it', () => {
  const root = temporaryFolder()
  const fileOf = (name: string): string => `content/posts/${name}/de.md`
  const named = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [fileOf(name), text]))
  const here = { same: 'old', changed: 'old', edited: 'mine', foreign: 'mine', gone: 'old', goneEdited: 'mine' }
  const source = { fresh: 'new', same: 'old', changed: 'new', edited: 'new', foreign: 'new', removed: 'new' }
  const before = new Map(
    [...Object.keys(here), 'removed', 'goneAndRemoved']
      .filter((name) => name !== 'foreign')
      .map((name) => [fileOf(name), sha256('old')]),
  )
  writeFiles(root, named(here))
  const changes = changesOf(root, new Map(Object.entries(named(source))), before)
  makeChanges(root, changes)
  expect(filesIn(root)).toEqual(
    named({
      fresh: 'new',
      same: 'old',
      changed: 'new',
      edited: 'mine',
      foreign: 'mine',
      goneEdited: 'mine',
      removed: 'new',
    }),
  )
  expect(changes).toMatchObject({
    unchanged: 1,
    left: [fileOf('edited'), fileOf('goneEdited')],
    foreign: [fileOf('foreign')],
    removed: [fileOf('gone')],
  })
  expect(existsSync(path.join(root, 'content/posts/gone'))).toBe(false)
  const written = ['fresh', 'same', 'changed', 'removed'] as const
  expect(Object.fromEntries(changes.digests)).toEqual(
    named({
      ...Object.fromEntries(written.map((name) => [name, sha256(source[name])])),
      edited: sha256('old'),
      goneEdited: sha256('old'),
    }),
  )
})

test('what was written before a source breaks the run is listed, and so counts as pulled', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'data/list.csv': 'name,title\na,Alpha\n' })
  const source = { ...SOURCE, required: [], schemas: {} }
  const broken = {
    ...source,
    get from(): string {
      throw new TypeError('broken')
    },
  }
  const sources = [['list', source] as const, ['broken', broken] as const]
  const run = pull(sources, { locales: ['de'], defaultLocale: 'de' }, { root, env: {}, fetch }, false)
  await expect(run).rejects.toThrow('broken')
  expect([...(readPulled(root).get('list')?.keys() ?? [])]).toEqual(['content/posts/a/de.md'])
})

/** With a search of all that is open for each end, or of all that follows for each slash, these take minutes. */
test.each([
  ['name', { name: `https://a.example/${'/'.repeat(400_000)}b?c`, title: 'T' }],
  ['code', { name: 'b', title: 'T', text: '`a` {{'.repeat(100_000) }],
])('a foreign %s of half a megabyte keeps no source busy', async (_, item) => {
  const root = temporaryFolder()
  writeFiles(root, { 'data/list.json': JSON.stringify([item]) })
  const source = { ...SOURCE, from: 'data/list.json', format: 'json', body: 'text', required: [], schemas: {} } as const
  await pull([['list', source]], { locales: ['de'], defaultLocale: 'de' }, { root, env: {}, fetch }, false)
  expect(existsSync(path.join(root, 'content/posts/b/de.md'))).toBe(true)
})

test('an answer that is nested too deeply fails only its own source', async () => {
  const root = temporaryFolder()
  const deep = `[{ "name": "a", "title": ${'['.repeat(20_000)}${']'.repeat(20_000)} }]`
  writeFiles(root, { 'data/deep.json': deep, 'data/list.csv': 'name,title\na,Alpha\n' })
  const source = { ...SOURCE, required: [], schemas: {} }
  const sources = [['deep', { ...source, from: 'data/deep.json', format: 'json' }] as const, ['list', source] as const]
  const results = await pull(sources, { locales: ['de'], defaultLocale: 'de' }, { root, env: {}, fetch }, false)
  expect(results).toMatchObject([{ name: 'deep', failed: expect.stringContaining('nested too deeply') }, { items: 1 }])
})

describe('a field of an entry has the type that its schema demands', () => {
  const schema = frontMatter({
    minutes: z.number(),
    tags: z.array(z.string()),
    rooms: z.array(z.number()),
    isOpen: z.boolean().optional(),
    phone: z.string(),
    size: z.union([z.string(), z.number()]),
  })
  const models = new Map([['posts', { name: 'posts', schema } as unknown as CollectionModel]])
  const paths =
    'title: name, minutes: min, tags: tags, rooms: rooms, isOpen: open, draft: draft, phone: tel, size: size'
  const pulled = async (format: 'csv' | 'json', data: string): Promise<string> => {
    const root = temporaryFolder()
    const source = `{ from: data/list, format: ${format}, into: posts, key: name, fields: { ${paths} } }`
    writeFiles(root, { 'data/list': data, 'content/pull.yaml': `sources: { list: ${source} }\n` })
    const { sources, issues } = readConfig(root, models, { locales: ['de'] })
    expect(issues).toEqual([])
    const languages = { locales: ['de'], defaultLocale: 'de' }
    await pull(Object.entries(sources), languages, { root, env: {}, fetch }, false)
    return readFileSync(path.join(root, 'content/posts/a/de.md'), 'utf8')
  }
  const HEAD = 'name\tmin\ttags\trooms\topen\tdraft\ttel\tsize\n'

  test('in a table, which has only texts', async () => {
    const text = await pulled('csv', `${HEAD}a\t40\tslow, quick\t1, 2.5\tno\tTRUE\t0049\t07\n`)
    const fields = ['tags:\n  - slow\n  - quick\n', 'rooms:\n  - 1\n  - 2.5\n', "phone: '0049'\n", "size: '07'\n"]
    for (const field of ['minutes: 40\n', 'isOpen: false\n', 'draft: true\n', ...fields]) expect(text).toContain(field)
  })

  test('semicolons in a table separate parts that have commas, and what is no such value stays a text', async () => {
    const text = await pulled('csv', `${HEAD}a\t1,500\tslow, very; quick\tI\tperhaps\tfalse\t1\t1\n`)
    const fields = ['minutes: 1,500\n', 'tags:\n  - slow, very\n  - quick\n', 'rooms:\n  - I\n', 'isOpen: perhaps\n']
    for (const field of [...fields, 'draft: false\n']) expect(text).toContain(field)
  })

  test('in JSON, which has types of its own, a text stays one', async () => {
    const more = '"tags": ["slow"], "rooms": ["1"], "tel": "1", "size": 7'
    const text = await pulled('json', `[{ "name": "a", "min": "40", "open": "true", ${more} }]`)
    for (const field of ["minutes: '40'\n", "isOpen: 'true'\n", "rooms:\n  - '1'\n"]) expect(text).toContain(field)
  })
})
