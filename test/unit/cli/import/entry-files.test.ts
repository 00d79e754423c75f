import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyOf, described, entryText } from '../../../../cli/import/entry-files.ts'
import { parseFrontMatter } from '../../../../renderer/content/front-matter.ts'
import { decodedPath } from '../../../../renderer/definitions/decoded.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** An old site with pictures, and folders of a machine around it. */
function oldSite() {
  const machine = temporaryFolder()
  const from = path.join(machine, 'old')
  const files = [
    'old/content/blog/a.svg',
    'old/content/blog/100%.png',
    'old/content/blog/ä (b).png',
    'old/content/blog/folder.png/c.png',
    'old/static/img/b.png',
    'old/static/run.sh',
  ]
  const hidden = ['home/.docker/config.json', 'old/.git/config.txt', 'old/secret.json']
  writeFiles(machine, Object.fromEntries([...files, ...hidden].map((file) => [file, 'x'])))
  symlinkSync('../../../home/.docker', path.join(from, 'content/blog/pic'))
  symlinkSync('../../.git', path.join(from, 'content/blog/git'))
  symlinkSync('../../home', path.join(from, 'static/home'))
  return (name: string) => {
    const copies = new Map<string, string>()
    const places = {
      from,
      folder: path.join(from, 'content'),
      file: 'blog/post.md',
      root: machine,
      target: 'content/posts/post',
    }
    return { address: copyOf(name, places, copies), copies: [...copies.values()] }
  }
}

describe('a file that an imported text names', () => {
  test.each([
    ['a.svg', './a.svg', 'content/posts/post/a.svg'],
    ['./a.svg', './a.svg', 'content/posts/post/a.svg'],
    ['100%.png', './100%.png', 'content/posts/post/100%.png'],
    ['%C3%A4%20(b).png', './ä%20%28b%29.png', 'content/posts/post/ä (b).png'],
    ['/img/b.png', '/img/b.png', 'content/static/img/b.png'],
    ['/img/../img/b.png', '/img/b.png', 'content/static/img/b.png'],
    ['/../../old/static/img/b.png', '/img/b.png', 'content/static/img/b.png'],
  ])('is copied: %s', (name, address, copy) => {
    expect(oldSite()(name)).toEqual({ address, copies: [copy] })
  })

  test.each([
    ['does not exist', 'nothing.png'],
    ['has another type', '/run.sh'],
    ['is a folder', 'folder.png'],
    ['is beside the content', '../../secret.json'],
    ['is beside `static/`', '/../secret.json'],
    ['is elsewhere on the machine, behind a link', 'pic/config.json'],
    ['is elsewhere on the machine, behind a link in `static/`', '/home/.docker/config.json'],
    ['is hidden, behind a link', 'git/config.txt'],
  ])('is not copied if it %s', (_, name) => {
    expect(oldSite()(name)).toEqual({ address: undefined, copies: [] })
  })
})

test('a file whose name another one has gets a name of its own, and the same when it is named again', () => {
  const machine = temporaryFolder()
  writeFiles(machine, {
    'old/content/de/shot.png': 'German',
    'old/content/de/old/shot.png': 'older',
    'old/content/de/new/seen.png': 'English',
    'content/posts/post/seen.png': 'English',
    'content/posts/post/shot.png': 'English',
  })
  const from = path.join(machine, 'old')
  const copies = new Map<string, string>()
  const places = { from, folder: path.join(from, 'content'), file: 'de/post.md', root: machine }
  const address = (name: string) => copyOf(name, { ...places, target: 'content/posts/post' }, copies)
  expect(['shot.png', 'old/shot.png', 'new/seen.png', 'shot.png'].map(address)).toEqual([
    './shot-2.png',
    './shot-3.png',
    './seen.png',
    './shot-2.png',
  ])
})

test.each([
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%%zz', '%%zz'],
])('reads %s in a link as %s', (written, expected) => {
  expect(decodedPath(written)).toBe(expected)
})

test('the description of a text without one is its first paragraph, without the marks of links and footnotes', () => {
  const body = '## Start\n\nA *word*[^1] and [a link](/x)[^note].\n\nMore.\n\n[^1]: Elsewhere.'
  expect(described({}, body, new Set(['description']))).toEqual({ description: 'A word and a link.' })
})

// Searching for the end of each footnote anew took minutes.
test('the description of half a million footnotes that do not end is made at once', () => {
  const { description } = described({}, `A${'[^'.repeat(500_000)}`, new Set(['description']))
  expect(description).toHaveLength(155)
})

test.each(['a\nb  ', 'a\nb\n\n', 'a\n b\t', ' \n'])('the last value of front matter keeps its blanks: %j', (verse) => {
  const text = entryText({ title: 'A', verse }, {}, 'Body')
  expect(parseFrontMatter(text).data).toEqual({ title: 'A', verse })
})

test.each([
  ['a text without spaces', `「山」は${'高い'.repeat(100)}`, `「山」は${'高い'.repeat(75)}…`],
  ['one that has a space far before', `Azure の${'高い'.repeat(100)}`, `Azure の${'高い'.repeat(73)}高…`],
  ['marks above a letter', 'ที่'.repeat(100), `${'ที่'.repeat(51)}…`],
  ['words', 'One two '.repeat(30), `${'One two '.repeat(19).trim()}…`],
])('the description of an imported text is its beginning: %s', (_, body, description) => {
  expect(described({}, body, new Set(['description']))).toEqual({ description })
})
