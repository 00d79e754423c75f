import { existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, read, site, treeOf, write } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

let root = ''
const rename = (from: string, to: string) => site(['rename', from, to, '--root', root, '--at', AT])
const check = () => site(['check', '--root', root, '--at', AT]).stdout

beforeAll(() => {
  root = copyFixture('rename')
  expect(site(['status', '--confirm', '--root', root, '--at', AT]).code).toBe(0)
  expect(site(['urls', '--write', '--root', root, '--at', AT]).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('rename', () => {
  test('moves a text in all languages, redirects its old addresses and mends the links: the site is right afterwards', () => {
    const { code, stdout, stderr } = rename('/de/posts/granite/', '/posts/big-granite')
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^content\/posts\/granite\/ is content\/posts\/big-granite\/ now\nredirected in .* \(3\)\n/)
    expect(stdout).toContain('  /de/posts/granite → /de/posts/big-granite/\n')
    expect(existsSync(path.join(root, 'content/posts/granite'))).toBe(false)
    expect(read(root, 'content/posts/fjord/es.md')).toContain('(/posts/big-granite)')
    expect(read(root, 'content/redirects.yaml')).toContain('/en/posts/granite: /en/posts/big-granite/\n')
    expect(JSON.parse(read(root, 'content/translations.lock'))).toHaveProperty(['posts/big-granite', 'en'])
    expect(check()).not.toContain('error')
  })

  test('back again, the redirect turns round', () => {
    expect(rename('posts/big-granite', 'posts/granite').code).toBe(0)
    const redirects = read(root, 'content/redirects.yaml')
    expect(redirects).toContain('/en/posts/big-granite: /en/posts/granite/\n')
    expect(redirects).not.toMatch(/^\/en\/posts\/granite:/m)
    expect(check()).not.toContain('error')
  })

  test('twice, all old addresses lead to the last one, with one slash at the end', () => {
    for (const [from, to] of [
      ['granite', 'gneiss'],
      ['gneiss', 'slate'],
      ['slate', 'granite'],
    ])
      expect(rename(`/posts/${from}`, `/posts/${to}`).code).toBe(0)
    const redirects = read(root, 'content/redirects.yaml')
    expect(redirects.match(/^\/en\/posts\/(gneiss|slate): .*$/gm)?.toSorted()).toEqual([
      '/en/posts/gneiss: /en/posts/granite/',
      '/en/posts/slate: /en/posts/granite/',
    ])
    expect(check()).not.toContain('error')
  })

  test('mends fields that name the entry by its key, also in the manner of Windows', () => {
    const { code, stdout } = rename('.\\content\\authors\\alpha\\de.md', 'authors\\alpha-stone')
    expect(code).toBe(0)
    expect(stdout).toContain('  content/posts/anchor/de.md\n')
    expect(read(root, 'content/posts/anchor/de.md')).toMatch(/authors:.*\[alpha-stone\]|- alpha-stone/)
    expect(check()).not.toContain('error')
  })

  test('moves a page below another one, in a terminal too', async () => {
    const { code, screen } = await inTerminal(['rename', '/imprint', '/about/imprint', '--root', root, '--at', AT])
    expect(screen).toContain('content/pages/imprint/ is content/pages/about/imprint/ now')
    expect(code).toBe(0)
    expect(check()).not.toContain('error')
  })

  test('moves a folder that holds pages and has none of its own, also beside what editors and Windows leave', () => {
    // Emacs marks a text that is being edited by a link that leads nowhere.
    const mark = path.join(root, 'content/posts/anchor/.#de.md')
    symlinkSync('someone@machine.1', mark)
    write(root, 'content/redirects.yaml', read(root, 'content/redirects.yaml').replaceAll('\n', '\r\n'))
    const { code, stdout } = rename('/deep', '/shallow')
    rmSync(mark)
    expect(code).toBe(0)
    expect(read(root, 'content/redirects.yaml')).not.toMatch(/(?<!\r)\n/)
    expect(stdout).toMatch(/^content\/pages\/deep\/ is content\/pages\/shallow\/ now\n/)
    expect(stdout).toContain('/de/deep/er/est → /de/shallow/er/est/')
  })

  test.each([
    ['/posts/ancor', '/posts/x', 'There is no entry at /posts/ancor: did you mean /posts/anchor?'],
    ['/posts/anchor', '/posts/delta', 'content/posts/delta/ exists already, and nothing is overwritten.'],
    ['/posts/anchor', '/posts/Großer Anker', 'such as grosser-anker'],
    ['/posts/anchor', '/events/anchor', 'An entry of `posts` stays there'],
    ['/posts/anchor', '/contact', 'An entry of `posts` stays there: rename it to posts/contact.'],
    ['/posts/anchor', '/about', 'An entry of `posts` stays there: rename it to posts/about.'],
    // Named by the address of the collection, which is not its name.
    ['/de/stellen/mason', '/stellen/mason', 'is called so already'],
    ['/about', '/about/us', 'cannot be moved into itself'],
  ])('of %s to %s changes nothing and says why: exit code 2', (from, to, message) => {
    const before = treeOf(path.join(root, 'content'))
    const { code, stderr } = rename(from, to)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(treeOf(path.join(root, 'content'))).toEqual(before)
  })
})
