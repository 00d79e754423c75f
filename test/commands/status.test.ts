import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, edit, read, site, write } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

interface IssueDetails {
  readonly drafts: readonly string[]
  readonly languages: Readonly<Record<string, { readonly fresh: number }>>
  readonly translations: readonly { readonly file: string; readonly source: string; readonly state: string }[]
}

let root = ''
const status = (...args: readonly string[]) => site(['status', '--root', root, '--at', AT, ...args])
const told = (): IssueDetails => JSON.parse(status('--format', 'json').stdout) as IssueDetails
const LEDGER = 'content/translations.lock'

beforeAll(() => {
  root = copyFixture('status')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('status', () => {
  test('counts translations, and lists what is not used, not public yet, or will change by itself', () => {
    edit(root, 'i18n/messages/de.json', '{', '{ "never.used": "Nie",')
    edit(root, 'i18n/messages/en.json', '{', '{ "never.used": "Never",')
    edit(root, 'i18n/messages/es.json', '{', '{ "never.used": "Nunca",')
    const { code, stdout } = status()
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^translations {4}fresh {2}stale {2}unconfirmed {2}missing {2}excluded\n {2}en +0 +0 +17 +0 +3 /,
    )
    expect(stdout).toContain('the text `never.used`')
    expect(stdout).toContain('facts that no text uses (1)\n  facts.motto\n')
    expect(stdout).toContain('drafts (1)\n  content/posts/secret/de.md\n')
    expect(stdout).toContain('will appear (1)\n  2027-01-01 content/posts/future/de.md\n')
    expect(stdout).toContain('will expire (2)\n  2027-04-01 content/jobs/mason/de.md\n')
  })

  test('a translation is fresh once it is confirmed, and stale when the words of its source change', () => {
    const run = status('--confirm')
    expect(run).toMatchObject({
      code: 0,
      stdout: `31 confirmed, 0 had been before. Commit ${LEDGER} with the texts.\n`,
    })
    expect(told().translations).toEqual([])
    edit(root, 'content/posts/anchor/de.md', 'title: ', 'title: New ')
    edit(root, 'content/posts/delta/de.md', '\n---\n', '\nupdated: 2026-11-01\n---\n')
    expect(told().translations).toMatchObject([
      { file: 'content/posts/anchor/en.md', source: 'content/posts/anchor/de.md', state: 'stale' },
      { file: 'content/posts/anchor/es.md', state: 'stale' },
    ])
    expect(status('--confirm', '.\\content\\posts\\anchor\\en.md').stdout).toContain('1 confirmed')
    expect(told().translations).toMatchObject([{ file: 'content/posts/anchor/es.md', state: 'stale' }])
  })

  test('a translation that is a draft is one, and no more', () => {
    const before = told().languages['en']
    edit(root, 'content/posts/delta/en.md', '\n---\n', '\ndraft: true\n---\n')
    const { drafts, languages, translations } = told()
    edit(root, 'content/posts/delta/en.md', '\ndraft: true\n---\n', '\n---\n')
    expect(drafts).toContain('content/posts/delta/en.md')
    expect(translations.map(({ file }) => file)).not.toContain('content/posts/delta/en.md')
    expect(languages['en']?.fresh).toBe(Number(before?.fresh) - 1)
  })

  test('--min fails where a language is behind, and says which: exit code 1', () => {
    expect(status('--min', '90').code).toBe(0)
    const { code, stdout, stderr } = status('--min', '95')
    expect(code).toBe(1)
    expect(stdout).toContain('stale: the source has changed')
    expect(stderr).toBe('Less than 95 % of the translations are fresh: es 92 %\n')
    expect(status('--confirm', 'posts').stdout).toContain('1 confirmed')
    expect(status('--min', '100').code).toBe(0)
  })

  test('says in a terminal what it says in a pipe', async () => {
    const { code, screen } = await inTerminal(['status', '--root', root, '--at', AT])
    expect(code).toBe(0)
    expect(screen).toContain('100 % fresh')
    const table = screen.split('\n').filter((line) => /^translations|% fresh/.test(line.trim()))
    expect(table.length).toBeGreaterThan(1)
    expect(table.filter((line) => line.trimEnd().length > 80)).toEqual([])
  })

  test.each([
    [['--confirm', 'posts/nowhere'], 2, 'posts/nowhere is no translation of this site.'],
    [['--min', 'all'], 2, 'Expected a number from 0 to 100.'],
  ])('%j: exit code %i', (args, code, message) => {
    const run = status(...args)
    expect(run.code).toBe(code)
    expect(run.stderr).toContain(message)
  })

  test('confirms nothing while a text has errors: exit code 1', () => {
    const before = read(root, LEDGER)
    edit(root, 'content/posts/fjord/en.md', 'title:', 'tittle:')
    const { code, stderr } = status('--confirm')
    expect(code).toBe(1)
    expect(stderr).toContain('Nothing was confirmed')
    expect(read(root, LEDGER)).toBe(before)
    expect(status().stdout).toMatch(/The site has \d errors?, which kartograf check lists\./)
    edit(root, 'content/posts/fjord/en.md', 'tittle:', 'title:')
  })

  test('a ledger with a conflict of two branches is named, with how to fix it: exit code 3', () => {
    write(root, LEDGER, `<<<<<<< HEAD\n${read(root, LEDGER)}`)
    const { code, stderr } = status()
    expect(code).toBe(3)
    expect(stderr).toContain(`${LEDGER} cannot be read`)
  })
})
