import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, edit, generate, site } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

let root = ''
const explain = (...args: readonly string[]) => site(['explain', ...args, '--root', root, '--at', AT])

beforeAll(() => {
  root = copyFixture('explain')
  expect(generate(root).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('explain, for a page', () => {
  test('shows its text, template, facts, messages and links, who links to it, and that the next build keeps it', () => {
    const { code, stdout } = explain('/de/posts/anchor/')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\/de\/posts\/anchor\/ {2}Anchor de\n {2}text {10}content\/posts\/anchor\/de\.md\n/)
    expect(stdout).toContain('translations  en /en/posts/anchor/, es /es/posts/anchor/')
    expect(stdout).toContain('drawn by      PostPage')
    expect(stdout).toContain('facts         facts.customers')
    expect(stdout).toContain('of i18n/messages/de.json: error.notFound')
    expect(stdout).toMatch(/links to[^:]*\/de\/authors\/alpha\//)
    expect(stdout).toMatch(/linked from[^:]*\/de\/blog\//)
    expect(stdout).toContain('last build    rendered it: there was no build yet')
    expect(stdout).toContain('next build    keeps it: it has not changed since build')
  })

  test('explains a code, names of the theme included, and all codes as JSON', () => {
    expect(explain('unknown-topic').stdout).toContain('How to mend it')
    const all = JSON.parse(explain('codes', '--format', 'json').stdout) as Record<string, { readonly means: string }>
    expect(all['dead-link']?.means).toContain('does not')
    expect(JSON.parse(explain('dead-link', '--format', 'json').stdout)).toEqual({ 'dead-link': all['dead-link'] })
  })

  test('says as JSON, and in a terminal, what it says in a pipe', async () => {
    const json = JSON.parse(explain('/en/posts/basalt/', '--format', 'json').stdout) as {
      readonly text: string
      readonly nextRun: unknown
    }
    expect(json).toMatchObject({ text: 'content/posts/basalt/en.md', nextRun: { renders: false } })
    const { code, screen } = await inTerminal(['explain', '/en/posts/basalt/', '--root', root, '--at', AT])
    expect(code).toBe(0)
    expect(screen).toContain('content/posts/basalt/en.md')
  })

  test('says why the next build renders it', () => {
    edit(root, 'content/posts/delta/en.md', 'title: ', 'title: New ')
    expect(explain('/en/posts/delta/').stdout).toContain('renders it: what it shows has changed since build')
    expect(explain('/de/posts/delta/').stdout).toContain('keeps it')
    rmSync(path.join(root, 'output/de/posts/delta/index.html'))
    expect(explain('/de/posts/delta/').stdout).toContain('de/posts/delta/index.html is missing in the output')
    edit(root, 'content/posts/delta/en.md', 'title: New ', 'title: ')
  })

  test('says why the last build rendered or kept it', () => {
    edit(root, 'content/posts/delta/en.md', 'title: ', 'title: New ')
    expect(generate(root).code).toBe(0)
    expect(explain('/en/posts/delta/').stdout).toContain('last build    rendered it: what it shows had changed')
    expect(explain('/en/posts/anchor/').stdout).toContain('last build    kept it: it had not changed')
    expect(generate(root).code).toBe(0)
    expect(explain('/en/posts/delta/').stdout).toContain('last build    kept it: it had not changed')
    edit(root, 'content/posts/delta/en.md', 'title: New ', 'title: ')
    expect(generate(root).code).toBe(0)
  })

  test('of an address without a page names the nearest: exit code 2', () => {
    const { code, stderr } = explain('/de/posts/ancor/')
    expect(code).toBe(2)
    expect(stderr).toContain('The site has no page at /de/posts/ancor/: did you mean /de/posts/anchor/?')
  })

  test('of a site with errors lists them: exit code 1; in a terminal, check says how to read about their codes', async () => {
    edit(root, 'content/posts/delta/de.md', 'title:', 'tittle:')
    const { code, stderr } = explain('/de/posts/anchor/')
    expect(code).toBe(1)
    expect(stderr).toContain('unknown-key')
    const { screen } = await inTerminal(['check', '--root', root, '--at', AT])
    expect(screen).toMatch(/What a code means: kartograf explain [a-z-]+/)
    edit(root, 'content/posts/delta/de.md', 'tittle:', 'title:')
  })
})

describe('explain, for the code of an issue', () => {
  test('says what it means, why it matters and how to mend it, in any folder', () => {
    const { code, stdout } = site(['explain', 'dead-link'], {}, '/')
    expect(code).toBe(0)
    for (const words of ['What it means', 'Why it matters', 'How to mend it', '[Career](/career)'])
      expect(stdout).toContain(words)
  })

  test('lists all codes', () => {
    expect(site(['explain', 'codes']).stdout.split('\n')).toContain('missing-translation')
  })

  test('of an unknown one names the nearest: exit code 2', () => {
    const { code, stderr } = site(['explain', 'ded-link'])
    expect(code).toBe(2)
    expect(stderr).toContain('did you mean `dead-link`?')
  })
})
