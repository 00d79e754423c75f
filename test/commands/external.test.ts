import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, PROJECT, copyFixture, edit, read, site, type Run } from '../support/site.ts'

let root = ''

beforeAll(() => {
  root = copyFixture('external')
  edit(
    root,
    'content/posts/delta/de.md',
    'Text about',
    '[One](https://other.example/one#part) and [two](https://other.example/two). Text about',
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A run of `check`, and the requests that it has sent. */
function check(...flags: string[]): Run & { readonly asked: readonly string[] } {
  const log = path.join(root, 'asked.txt')
  rmSync(log, { force: true })
  const run = site(['check', '--root', root, '--at', AT, ...flags], {
    NODE_OPTIONS: `--import ${path.join(PROJECT, 'test/support/process/other-servers.mjs')}`,
    OTHER_SERVERS: log,
  })
  return { ...run, asked: existsSync(log) ? read(root, 'asked.txt').trim().split('\n') : [] }
}

describe('check --external', () => {
  test('reports where a dead link is written, and requests each URL once', () => {
    const { code, stdout, asked } = check('--external')
    expect(code).toBe(0)
    expect(stdout).toMatch(/content\/navigation\.yaml:\d+:\d+ warning dead-external-link/)
    expect(stdout).toContain('https://tool.example/ cannot be reached: the server answers 404')
    expect(asked.filter((line) => line === 'HEAD https://other.example/one')).toHaveLength(1)
    expect(asked).toContain('HEAD https://other.example/two')
  })

  test('asks again only for what was not there', () => {
    const { asked } = check('--external')
    expect(asked).toEqual(['HEAD https://tool.example/', 'GET https://tool.example/'])
  })

  test('leaves out what the settings ignore', () => {
    edit(root, 'content/site.yaml', 'brand: Alpha', "brand: Alpha\nexternalLinks: { ignore: ['https://tool.*'] }")
    const { asked, stdout } = check('--external')
    expect(asked).toEqual([])
    expect(stdout).not.toContain('dead-external-link')
  })

  test('is the only way to send a request', () => {
    rmSync(path.join(root, '.cache/external-links.json'))
    expect(check().asked).toEqual([])
  })
})
