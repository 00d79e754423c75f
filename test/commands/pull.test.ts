import { existsSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AT, copyFixture, read, site, siteMeanwhile, write } from '../support/site.ts'

let root = ''
let server: Server
let base = ''
/** Answers by path; a request without one gets 404. */
let answers: Record<string, string | { readonly status: number; readonly headers: Record<string, string> }> = {}
let asked: IncomingMessage[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const answer = answers[request.url ?? '']
    if (typeof answer === 'object') return response.writeHead(answer.status, answer.headers).end()
    return response.writeHead(answer === undefined ? 404 : 200).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  root = copyFixture('pull')
  answers = {}
  asked = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Not `site`: the server of this process has to answer meanwhile. */
async function pull(args: readonly string[] = [], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await siteMeanwhile(['pull', ...args, '--root', root], env)
  return { code, said: stdout + stderr }
}

const config = (...lines: readonly string[]): void =>
  write(root, 'content/pull.yaml', ['sources:', ...lines, ''].join('\n'))
const post = (key: string, locale = 'de'): string => read(root, `content/posts/${key}/${locale}.md`)

/** A headless CMS: pages of items, translations in each, a token. */
const CMS = [
  '  cms:',
  '    from: BASE/items/posts',
  '    token: CMS_TOKEN',
  '    items: data',
  '    next: links.next',
  '    into: posts',
  '    key: slug',
  '    languages: [de, en]',
  '    fields:',
  '      title: translations.{locale}.title',
  '      description: translations.{locale}.summary',
  '      date: published_at',
  '      authors: { value: [alpha] }',
  '      topics: { value: [workplace] }',
  '    body: translations.{locale}.body',
]

const item = (slug: string, title: string, more: object = {}): object => ({
  slug,
  published_at: '2026-03-04T09:00:00.000Z',
  translations: {
    de: { title, summary: `${title}: worum es geht, in einem Satz.`, body: 'Ein **Text** mit {{Klammern}}.' },
    ...more,
  },
})

function cms(
  first: readonly object[],
  second: readonly object[] = [],
  mistake: readonly [string, string] = ['', ''],
): void {
  answers['/items/posts'] = JSON.stringify({ data: first, links: { next: '/items/posts?page=2' } })
  answers['/items/posts?page=2'] = JSON.stringify({ data: second, links: { next: null } })
  config(
    CMS.join('\n')
      .replace('BASE', base)
      .replace(...mistake),
  )
}

const TOKEN = { CMS_TOKEN: 'secret-token' }

describe('pull, from an HTTP API', () => {
  test('writes an entry for each item and language, which the site then has', async () => {
    const en = { en: { title: 'Snow', summary: 'Snow: what it is about, in one sentence.', body: 'A text.' } }
    cms([item('Erster Schnee', 'Schnee', en)], [item('tau', 'Tau')])
    expect(await pull([], TOKEN)).toEqual({ code: 0, said: 'cms: 2 items, 3 files written, 0 unchanged\n' })
    expect(post('erster-schnee')).toContain('title: Schnee\n')
    expect(post('erster-schnee')).toContain('date: 2026-03-04\n')
    expect(post('erster-schnee', 'en')).toContain('title: Snow\n')
    expect(existsSync(path.join(root, 'content/posts/tau/en.md'))).toBe(false)
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret-token', 'Bearer secret-token'])
    expect(read(root, 'content/pull.lock')).not.toContain('secret')
  })

  test('shows braces of others as they are, and leads to no fact', async () => {
    cms([item('tau', 'Tau')])
    await pull([], TOKEN)
    expect(post('tau')).toContain(String.raw`mit \{{Klammern}}.`)
  })

  test('writes what has changed, removes what is gone, and leaves what was edited here', async () => {
    cms([item('eins', 'Eins'), item('zwei', 'Zwei'), item('drei', 'Drei'), item('vier', 'Vier')])
    await pull([], TOKEN)
    write(root, 'content/posts/zwei/de.md', post('zwei').replace('Zwei', 'Von Hand'))
    cms([item('eins', 'Neu'), item('zwei', 'Anders'), item('vier', 'Vier')])
    const { code, said } = await pull([], TOKEN)
    expect(said).toBe(
      'cms: 3 items, 1 file written, 1 unchanged, 1 removed\n  left as it is, since it was edited here: content/posts/zwei/de.md\n',
    )
    expect(code).toBe(0)
    expect(post('eins')).toContain('title: Neu')
    expect(post('zwei')).toContain('title: Von Hand')
    expect(existsSync(path.join(root, 'content/posts/drei'))).toBe(false)
  })

  test('says which path leads to nothing, and that there is one page only', async () => {
    cms([item('tau', 'Tau')], [], ['links.next\n', 'links.nxt\n'])
    write(
      root,
      'content/pull.yaml',
      read(root, 'content/pull.yaml').replace('      date:', '      tags: labels\n      date:'),
    )
    expect(await pull([], TOKEN)).toMatchObject({
      code: 0,
      said: [
        'cms: 1 item, 1 file written, 0 unchanged',
        '  There is one page only, since nothing is at `links.nxt`: `nxt` is not among `next` (did you mean `next`?)',
        '  No item has anything at `labels` for `tags`: `labels` is not among `slug`, `published_at`, `translations`',
        '',
      ].join('\n'),
    })
  })

  test('never replaces an entry that it has not written', async () => {
    const before = post('anchor')
    cms([item('anchor', 'Fremd')])
    const { said } = await pull([], TOKEN)
    expect(said).toContain('left as it is, since `pull` has not written it: content/posts/anchor/de.md')
    expect(post('anchor')).toBe(before)
  })

  test('with --check fails if something is new elsewhere, and writes nothing', async () => {
    cms([item('tau', 'Tau')])
    expect(await pull(['--check'], TOKEN)).toMatchObject({
      code: 1,
      said: 'cms: 1 item, 1 file to write, 0 unchanged\n',
    })
    expect(existsSync(path.join(root, 'content/posts/tau'))).toBe(false)
    await pull([], TOKEN)
    expect(await pull(['--check'], TOKEN)).toMatchObject({ code: 0 })
  })
})

describe('a source that cannot be read leaves its files as they are', () => {
  const FAILURES: readonly (readonly [name: string, change: () => void, env: Record<string, string>, says: RegExp])[] =
    [
      ['a page is missing', () => delete answers['/items/posts?page=2'], TOKEN, /page=2 answers 404/],
      ['no JSON', () => (answers['/items/posts'] = '<html>'), TOKEN, /is no JSON; it begins with "<html>"/],
      ['no list', () => (answers['/items/posts'] = '{"data": 1}'), TOKEN, /There is no list at `data`/],
      [
        'a list elsewhere',
        () => cms([], [], ['items: data', 'items: dta']),
        TOKEN,
        /There is no list at `dta`: `dta` is not among `data`, `links` \(did you mean `data`\?\)/,
      ],
      [
        'a list within an object',
        () => cms([], [], ['    items: data\n', '']),
        TOKEN,
        /The answer is no list, but one at `data`; `items` of the source says where it is/,
      ],
      [
        'a title elsewhere',
        () => cms([item('eins', 'Neu')], [], ['.title', '.titel']),
        TOKEN,
        /No item has anything at `translations\.\{locale\}\.titel` for `title`: `titel` is not among `title`, `summary`, `body` \(did you mean `title`\?\)/,
      ],
      [
        'a field elsewhere that entries need',
        () => cms([item('eins', 'Neu')], [], ['published_at', 'publishd_at']),
        TOKEN,
        /No item has anything at `publishd_at` for `date`: .* \(did you mean `published_at`\?\)/,
      ],
      [
        'a text elsewhere',
        () => cms([item('eins', 'Neu')], [], ['.body', '.text']),
        TOKEN,
        /No item has anything at `translations\.\{locale\}\.text` for `body`/,
      ],
      [
        'a token that does not count',
        () => (answers['/items/posts'] = { status: 401, headers: {} }),
        TOKEN,
        /answers 401: is CMS_TOKEN right, and may it read this\? Its files/,
      ],
      ['nothing any more', () => (answers['/items/posts'] = '{"data": []}'), TOKEN, /has no items any more/],
      [
        'an item without a name',
        () => cms([{ title: 'x' }]),
        TOKEN,
        /Item 1 has no name at `slug`: `slug` is not among `title`/,
      ],
      [
        'an item whose name is none of a folder',
        () => cms([item('Bad Slug/..', 'A')]),
        TOKEN,
        /Item 1 has a name at `slug` that names no folder: `Bad Slug\/\.\.`/,
      ],
      ['two of a name', () => cms([item('a b', 'A'), item('a-b', 'B')]), TOKEN, /Two items are called `a-b` in `de`/],
      ['no token', () => undefined, {}, /The environment variable CMS_TOKEN is not set/],
      [
        'a redirect, which would take the token along',
        () => (answers['/items/posts'] = { status: 302, headers: { Location: 'http://localhost:1/' } }),
        TOKEN,
        /cannot be read: unexpected redirect/,
      ],
      [
        'a next page on another host',
        () => (answers['/items/posts'] = '{"data": [], "links": {"next": "https://other.example/"}}'),
        TOKEN,
        /is on another host, which gets no token/,
      ],
      [
        'a list that does not end',
        () => (answers['/items/posts'] = '{"data": [], "links": {"next": "/items/posts"}}'),
        TOKEN,
        /The list does not end/,
      ],
    ]

  test.each(FAILURES)('%s', async (_name, change, env, says) => {
    cms([item('eins', 'Eins')])
    await pull([], TOKEN)
    const before = [post('eins'), read(root, 'content/pull.lock')]
    cms([item('eins', 'Neu')])
    change()
    const { code, said } = await pull([], env)
    expect(said).toMatch(says)
    expect(said).toContain('Its files are as they were.')
    expect(said).not.toContain('secret')
    expect(code).toBe(1)
    expect([post('eins'), read(root, 'content/pull.lock')]).toEqual(before)
  })
})

describe('other formats', () => {
  const FIELDS = [
    '      description: summary',
    '      date: date',
    '      authors: { value: [alpha] }',
    '      topics: { value: [workplace] }',
  ]

  test('CSV of a file of the site, with semicolons and a mark at its beginning', async () => {
    write(root, 'data/posts.csv', '\uFEFFname;title;summary;date\nsnow;"Schnee; viel davon";Was es gibt.;2026-01-02\n')
    config(
      '  table:',
      '    from: data/posts.csv',
      '    format: csv',
      '    into: posts',
      '    key: name',
      '    fields:',
      '      title: title',
      ...FIELDS,
    )
    expect(await pull()).toMatchObject({ code: 0 })
    expect(post('snow')).toContain('title: Schnee; viel davon\n')
    expect(asked).toEqual([])
  })

  test('RSS, named by its addresses', async () => {
    answers['/feed'] =
      `<?xml version="1.0"?><rss version="2.0"><channel><title>F</title><item><title>Schnee &amp; Eis</title>
<link>https://news.example/2026/schnee-und-eis/?utm=1</link><pubDate>Fri, 02 Jan 2026 10:00:00 GMT</pubDate><description>Was es gibt.</description></item></channel></rss>`
    config(
      '  feed:',
      `    from: ${base}/feed`,
      '    format: rss',
      '    into: posts',
      '    key: link',
      '    fields:',
      '      title: title',
      ...FIELDS,
    )
    expect(await pull()).toMatchObject({ code: 0 })
    expect(post('schnee-und-eis')).toContain('title: Schnee & Eis\n')
    expect(post('schnee-und-eis')).toContain('date: 2026-01-02\n')
  })

  test('items in one language each', async () => {
    const one = (lang: string, title: string): object => ({
      slug: 'tau',
      lang,
      title,
      summary: 'Was es gibt.',
      date: '2026-01-02',
    })
    answers['/list'] = JSON.stringify([one('de-AT', 'Tau'), one('en', 'Dew'), one('fr', 'Rosée')])
    config(
      '  list:',
      `    from: ${base}/list`,
      '    into: posts',
      '    key: slug',
      '    language: lang',
      '    fields:',
      '      title: title',
      ...FIELDS,
    )
    expect(await pull()).toMatchObject({ code: 0, said: expect.stringContaining('3 items, 2 files written') })
    expect(post('tau')).toContain('title: Tau\n')
    expect(post('tau', 'en')).toContain('title: Dew\n')
  })

  test('a file outside of the site is refused', async () => {
    config(
      '  table:',
      '    from: ../secret.csv',
      '    format: csv',
      '    into: posts',
      '    key: name',
      '    fields: { title: title }',
    )
    expect(await pull()).toMatchObject({
      code: 1,
      said: expect.stringContaining('../secret.csv is outside of the site'),
    })
  })
})

test('a source that leads into a private network leaves its files as they are, and sends no request there', async () => {
  const fields = ['    into: posts', '    key: slug', '    fields: { title: title }']
  config('  list:', `    from: ${base}/list`, ...fields)
  const secret = `${base.replace('127.0.0.1', 'localhost')}/secret`
  answers['/list'] = { status: 302, headers: { Location: secret } }
  answers['/secret'] = JSON.stringify([{ slug: 'stolen', title: 'Stolen' }])
  expect(await pull()).toEqual({
    code: 1,
    said: `list: ${secret} is at a private address, where a redirect of ${base}/list must not lead. To allow it, write this URL as \`from\`. Its files are as they were.\n`,
  })
  expect(asked.map(({ url }) => url)).toEqual(['/list'])
  expect(existsSync(path.join(root, 'content/posts/stolen'))).toBe(false)
})

describe('mistakes in content/pull.yaml', () => {
  test('are reported with their places, and nothing is pulled', async () => {
    config(
      '  a:',
      '    from: data/a.json',
      '    into: pots',
      '    key: slug',
      '    fields: { titel: title }',
      '  b:',
      '    from: data/b.json',
      '    into: posts',
      '    key: slug',
      '    fields:',
      '      titel: title',
    )
    const { code, said } = await pull()
    expect(code).toBe(1)
    expect(said).toMatch(/content\/pull\.yaml:4:\d+ error unknown-collection\n {2}`pots` is not a known collection/)
    expect(said).toContain('did you mean `posts`?')
    expect(said).toMatch(/content\/pull\.yaml:12:\d+ error unknown-key\n {2}`titel` is not a known field/)
    expect(said).toContain('Nothing was pulled.')
  })

  test('are also a language that the site has not, and no title', async () => {
    config(
      '  a:',
      '    from: data/a.json',
      '    into: posts',
      '    key: slug',
      '    languages: [de, fr]',
      '    fields: { description: summary }',
    )
    const { code, said } = await pull()
    expect(code).toBe(1)
    expect(said).toMatch(
      /pull\.yaml:6:21 error wrong-value\n {2}`fr` is not a known language[^]*expected: one of de, en, es/,
    )
    expect(said).toMatch(/pull\.yaml:7:5 error missing-field\n {2}`fields` has no `title`/)
  })

  test('a source that is not there is named', async () => {
    config('  a:', '    from: data/a.json', '    into: posts', '    key: slug', '    fields: { title: title }')
    expect(await pull(['b'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('There is no source `b`, only a.'),
    })
  })
})

test('pulled entries are checked like any other', async () => {
  cms([item('tau', 'Tau', { en: { title: 'Dew', summary: '[Away](/nowhere)', body: '[Away](/nowhere)' } })])
  await pull([], TOKEN)
  const { code, stdout } = site(['check', '--root', root, '--at', AT])
  expect(stdout).toMatch(/content\/posts\/tau\/en\.md:\d+:\d+ error dead-link/)
  expect(code).toBe(1)
})
