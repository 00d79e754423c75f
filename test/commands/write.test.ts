import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyMuseum } from '../support/museum.ts'
import { AT, copyFixture, filesOf, PROJECT, read, site, siteFolder, write } from '../support/site.ts'
import { ENTER, inTerminal } from '../support/process/terminal.ts'

let root = ''
const at = (...args: readonly string[]) => site([...args, '--root', root])

beforeAll(() => {
  root = copyFixture('write')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('new', () => {
  test('writes an entry in all languages, with the meaning of its fields above them', () => {
    const run = at('new', 'posts', '--title', 'Über den Fels')
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^content\/posts\/ueber-den-fels\/: de\.md, en\.md, es\.md, as drafts\n/)
    const text = read(root, 'content/posts/ueber-den-fels/es.md')
    expect(text).toContain('# Title of the page in browsers and search results')
    expect(text).toContain('\ntitle: Über den Fels\n')
    expect(text).toContain('\nauthors:\n  - alpha\n')
    expect(text).toContain('\ndraft: true\n')
    expect(text).toMatch(/\n#summary:\n# {2}- TODO\n/)
  })

  test('says what comes next, for a page also the menu', () => {
    expect(at('new', 'pages', 'awards').stdout).toContain('content/navigation.yaml    puts it into the menu')
    expect(at('new', 'posts', 'no-menu').stdout).not.toContain('navigation.yaml')
    for (const folder of ['pages/awards', 'posts/no-menu'])
      rmSync(path.join(root, 'content', folder), { recursive: true })
  })

  test.each([
    ['the fixture', () => copyFixture('write-fixture')],
    ['the museum', museum],
    ['the starter', starter],
  ])('what it writes of each kind passes the check of %s, even if it is published as it is', (_, copy) => {
    const folder = copy()
    for (const kind of kindsOf(folder)) {
      expect(site(['new', kind, 'brand-new', '--root', folder]).code).toBe(0)
      const made = filesOf(folder).filter((file) => file.startsWith(`content/${kind}/brand-new/`))
      // One language stays a draft: drafts are checked too.
      for (const file of made.slice(1)) write(folder, file, read(folder, file).replace('draft: true\n', ''))
    }
    expect(site(['check', '--root', folder, '--at', AT, '--drafts'])).toMatchObject({ code: 0 })
    rmSync(folder, { recursive: true, force: true })
  })

  test('what is published before it is written is named, line by line; a draft is not', () => {
    expect(at('new', 'posts', 'left-open').code).toBe(0)
    const file = 'content/posts/left-open/en.md'
    write(root, file, read(root, file).replace('draft: true\n', ''))
    const open = read(root, file).split('\n')
    const lines = open.flatMap((line, index) => (/^[^#]*TODO$/.test(line) ? [index + 1] : []))
    const { code, stdout } = at('check', '--format', 'json', '--at', AT)
    const issues = JSON.parse(stdout) as { code: string; file: string; line: number; severity: string }[]
    const found = issues.filter((issue) => issue.code === 'unwritten-text')
    expect(code).toBe(0)
    expect(lines.length).toBeGreaterThan(1)
    expect(found.map(({ file: name, line, severity }) => [name, line, severity])).toEqual(
      lines.map((line) => [file, line, 'warning']),
    )
    rmSync(path.join(root, 'content/posts/left-open'), { recursive: true })
  })

  test('never writes over an entry', () => {
    const before = read(root, 'content/posts/anchor/de.md')
    const run = at('new', 'posts', 'anchor')
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('content/posts/anchor/ exists already, and nothing is overwritten.')
    expect(run.stderr).toContain('such as anchor-2')
    expect(read(root, 'content/posts/anchor/de.md')).toBe(before)
  })

  test('writes nothing through a link, which may lead out of the site', () => {
    const away = path.join(root, 'away')
    mkdirSync(away)
    symlinkSync(away, path.join(root, 'content/pages/linked'))
    const run = at('new', 'pages', 'linked/page')
    rmSync(path.join(root, 'content/pages/linked'))
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('content/pages/linked is a link, and nothing is written through links.')
    expect(readdirSync(away)).toEqual([])
  })

  test.each([
    [['new'], 'Name a collection and a folder: kartograf new'],
    [['new', 'post', 'stone'], '`post` is not a collection: did you mean `posts`?'],
    [['new', 'posts'], 'kartograf new posts --title "Some name"'],
    [['new', 'posts', '--title', '☺'], 'No key can be made from the title `☺`'],
    [['new', 'posts', '--title', '☺'], 'kartograf new posts some-name --title "☺"'],
    [['new', 'posts', 'Großer Stein'], 'such as grosser-stein'],
    [['new', 'posts', '../../away'], '`../../away` cannot be part of a URL'],
  ])('%j in a pipe asks nothing and says what is missing: exit code 2', (args, message) => {
    const run = at(...args)
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(message)
  })

  test('asks on a terminal, and suggests the folder', async () => {
    const { code, screen } = await inTerminal(
      ['new', '--root', root],
      [
        ['What is it?', ENTER],
        ['Title of the page?', `Quiet water${ENTER}`],
        ['last part of its path?', ENTER],
      ],
    )
    expect(screen).toContain('content/pages/quiet-water/: de.md, en.md, es.md')
    expect(code).toBe(0)
    expect(read(root, 'content/pages/quiet-water/en.md')).toContain('title: Quiet water\n')
  })

  test('a question that is broken off makes nothing: exit code 3', async () => {
    const { code, screen } = await inTerminal(['new', 'posts', '--root', root], [['Title of the post?', '\u0003']])
    expect(screen).toContain('Nothing was made.')
    expect(code).toBe(3)
  })

  test('--help shows examples', () => {
    expect(at('new', '--help').stdout).toContain('kartograf new posts --title')
  })
})

/** The kinds of entry of a site; those that name entries of another kind come after it. */
function kindsOf(folder: string): string[] {
  const [, names = ''] = /This site has (.*)\./.exec(site(['new', '--root', folder]).stderr) ?? []
  return names.split(', ')
}

function museum(): string {
  const folder = siteFolder('write-museum')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyMuseum(folder)
  return folder
}

function starter(): string {
  const folder = siteFolder('write-starter')
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['content', 'i18n', 'templates'])
    cpSync(path.join(PROJECT, 'cli', 'starter', name), path.join(folder, name), { recursive: true })
  expect(existsSync(path.join(folder, 'content', 'site.yaml'))).toBe(true)
  return folder
}
