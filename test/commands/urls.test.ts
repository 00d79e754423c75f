import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, edit, generate, read, site, write } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

let root = ''
const LIST = 'content/urls.lock'
const urls = (...args: readonly string[]) => site(['urls', '--root', root, '--at', AT, ...args])
const check = () => site(['check', '--root', root, '--at', AT]).stdout
const move = (from: string, to: string): void =>
  renameSync(path.join(root, 'content', from), path.join(root, 'content', to))

beforeAll(() => {
  root = copyFixture('urls')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('urls', () => {
  test('lists the addresses of a site without a list, and does not write one', () => {
    const { code, stdout } = urls()
    expect(code).toBe(0)
    expect(stdout).toMatch(/^content\/urls\.lock: 0 addresses\nnew, not in the list \(50\): --write adds them\n/)
    expect(check()).toContain('Nothing is wrong.')
  })

  test('--write lists pages and files, but neither drafts nor the parts of an archive', () => {
    expect(urls('--write').stdout).toMatch(/^content\/urls\.lock: 50 addresses\nadded \(50\)\n/)
    const lines = read(root, LIST).split('\n')
    expect(lines).toContain('/de/posts/anchor/')
    expect(lines.filter((line) => /secret|\/page\/|\/topics\//.test(line))).toEqual([])
    expect(check()).toContain('Nothing is wrong.')
  })

  test('an address that vanishes stops the build, with a redirect proposed', () => {
    move('posts/granite', 'posts/big-granite')
    const { code, stderr } = generate(root)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /content\/urls\.lock:\d+:1 error vanished-address\n {2}\/de\/posts\/granite\/ has been public/,
    )
    expect(stderr).toContain('write `/de/posts/granite: /de/posts/big-granite/` into content/redirects.yaml')
    expect(stderr).toContain('`kartograf urls --remove /de/posts/granite/`')
    move('posts/big-granite', 'posts/granite')
  })

  test('a redirect is enough, and so is a day on which the page expires', () => {
    for (const locale of ['de', 'en', 'es']) {
      edit(root, `content/posts/fjord/${locale}.md`, '/posts/granite', '/posts/big-granite')
      edit(root, `content/posts/granite/${locale}.md`, '\n---\n', '\naliases: [/posts/granite]\n---\n')
    }
    move('posts/granite', 'posts/big-granite')
    for (const locale of ['de', 'en'])
      edit(root, `content/jobs/mason/${locale}.md`, '\n---\n', '\nexpire: 2026-01-01\n---\n')
    expect(check()).not.toContain('vanished-address')
  })

  test('--remove lets an address be gone', () => {
    for (const locale of ['de', 'en', 'es'])
      edit(root, `content/posts/basalt/${locale}.md`, '/posts/cobble', '/posts/delta')
    rmSync(path.join(root, 'content/posts/cobble'), { recursive: true })
    const gone = ['de', 'en', 'es'].map((locale) => `/${locale}/posts/cobble/`)
    expect(check()).toContain('/de/posts/cobble/ has been public')
    const withoutSlash = gone.map((address) => address.replace(/^(\/de.*)\/$/, '$1'))
    const run = urls('--write', '--remove', ...withoutSlash)
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('/de/posts/big-granite/')
    expect(read(root, LIST)).not.toContain('cobble')
    expect(check()).not.toContain('urls.lock')
  })

  test('says in a terminal what it says in a pipe', async () => {
    const { code, screen } = await inTerminal(['urls', '--root', root, '--at', AT])
    expect(code).toBe(0)
    expect(screen).toMatch(/content\/urls\.lock: \d+ addresses/)
  })

  test('an address that is not in the list cannot be taken out: exit code 2', () => {
    const { code, stderr } = urls('--remove', '/de/nowhere')
    expect(code).toBe(2)
    expect(stderr).toContain('/de/nowhere is not in content/urls.lock')
  })

  test('the marks of a conflict in the list are reported with their line', () => {
    write(root, LIST, `<<<<<<< HEAD\n${read(root, LIST)}`)
    expect(check()).toContain('content/urls.lock:1:1 error broken-url-list')
  })
})
