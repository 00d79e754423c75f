import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, edit, generate, read } from '../support/site.ts'

let root = ''
/** The day that the text itself states. */
const STATED = '2026-03-01'
const git = (day: string, ...args: readonly string[]): void => {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` }
  const named = ['-c', 'user.name=Ada Alpha', '-c', 'user.email=ada@alpha.example']
  const { status, stderr } = spawnSync('git', [...named, ...args], { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
}
const commit = (day: string): void => {
  git(day, 'add', 'content')
  git(day, 'commit', '-qm', `As of ${day}`)
}
const text = (file: string): string => path.join(root, 'content', file)

/** Settings of a repository that fetches its commits with a program. */
const settingsWith = (program: string): string => `
[core]
  repositoryformatversion = 1
  worktree = .
[extensions]
  partialClone = other
[remote "other"]
  promisor = true
  url = "ext::${program}"
[protocol "ext"]
  allow = always
`

/** The day of a page in the sitemap of its language. */
function dayOf(address: string): string | undefined {
  const entries = read(path.join(root, 'output'), `sitemap-${address.slice(1, 3)}.xml`).split('<url>')
  const entry = entries.find((one) => one.includes(`<loc>https://alpha.example${address}</loc>`))
  expect(entry, address).toBeDefined()
  return /<lastmod>(.*)<\/lastmod>/.exec(entry ?? '')?.[1]
}

beforeAll(() => {
  root = copyFixture('lastmod')
  git('2026-11-10', 'init', '-q')
  edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nlastmod: git')
  commit('2026-11-10')
  appendFileSync(text('pages/about/en.md'), '\nOne more line.\n')
  commit('2026-11-15')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('with `lastmod: git` the sitemap has', () => {
  test('the day of the last commit of each text', () => {
    expect(generate(root)).toMatchObject({ code: 0, stderr: '' })
    expect([dayOf('/en/about/'), dayOf('/de/about/')]).toEqual(['2026-11-15', '2026-11-10'])
  })

  test('that day after a commit that changes no file of the site', () => {
    appendFileSync(text('pages/about/de.md'), '\nNoch eine Zeile.\n')
    expect(generate(root).code).toBe(0)
    expect(dayOf('/de/about/')).toBe(STATED)
    commit('2026-11-18')
    expect(generate(root).code).toBe(0)
    expect(dayOf('/de/about/')).toBe('2026-11-18')
  })

  test('the days of the repository that `content/` is, such as a submodule', () => {
    git('2026-11-20', '-C', 'content', 'init', '-q')
    git('2026-11-20', '-C', 'content', 'add', '.')
    git('2026-11-20', '-C', 'content', 'commit', '-qm', 'All texts')
    expect(generate(root).code).toBe(0)
    expect(dayOf('/en/about/')).toBe('2026-11-20')
    rmSync(text('.git'), { recursive: true })
  })

  test('the days of all texts, whatever the names of files', () => {
    writeFileSync(text('commit:none'), '')
    commit('2026-11-18')
    expect(generate(root)).toMatchObject({ code: 0, stderr: expect.not.stringContaining('history') })
    expect(dayOf('/de/about/')).toBe('2026-11-18')
  })

  test('only stated days if texts make a repository of `content/`, whose settings run no program', () => {
    const planted = ['HEAD', 'config', 'objects', 'refs'].map(text)
    const [head = '', config = '', ...folders] = planted
    writeFileSync(head, '1'.repeat(40))
    writeFileSync(config, settingsWith(`touch ${path.join(root, 'ran')}`))
    for (const folder of folders) mkdirSync(folder)
    const run = generate(root)
    for (const file of planted) rmSync(file, { recursive: true })
    expect(run.stderr).toContain('content/ has files of a Git repository among its texts')
    expect(dayOf('/de/about/')).toBe(STATED)
    expect(existsSync(path.join(root, 'ran'))).toBe(false)
  })

  test('only stated days in a clone without the whole history, and a warning says so', () => {
    const shallow = path.join(root, 'shallow')
    git('2026-11-18', 'clone', '-q', '--depth', '1', `file://${root}`, shallow)
    rmSync(path.join(root, '.git'), { recursive: true })
    renameSync(path.join(shallow, '.git'), path.join(root, '.git'))
    const run = generate(root)
    expect(run.code).toBe(0)
    expect(run.stderr).toContain('warning no-history')
    expect(dayOf('/en/about/')).toBe(STATED)
  })
})
