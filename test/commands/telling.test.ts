import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildReport } from '../../cli/report/build-report.ts'
import { copyFixture, edit, generate, read } from '../support/site.ts'

let root = ''
beforeAll(() => {
  root = copyFixture('telling')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('how `generate` tells its result', () => {
  test('`--report report.html` writes a page to look at, also when nothing has changed', () => {
    generate(root)
    const run = generate(root, '--report', path.join(root, 'report.html'))
    expect([run.code, run.stderr]).toEqual([0, ''])
    const page = read(root, 'report.html')
    for (const title of ['Time', 'Bytes', 'Translations', 'Links']) expect(page).toContain(`>${title}</h2>`)
  })

  test('`--quiet` says nothing where nothing is wrong', () => {
    const run = generate(root, '--quiet')
    expect([run.code, run.stdout, run.stderr, run.progress]).toEqual([0, '', '', []])
  })

  test('`--json` prints the report and nothing else', () => {
    const run = generate(root, '--json')
    expect([run.code, run.stderr, run.progress]).toEqual([0, '', []])
    const { outcome, build } = JSON.parse(run.stdout) as BuildReport
    expect([outcome, build?.brand]).toEqual(['published', 'Alpha'])
  })

  test('`--quiet` prints issues, `--json` has them; the exit code says that there are errors', () => {
    edit(root, 'content/site.yaml', 'brand: Alpha', 'barnd: Alpha')
    const quiet = generate(root, '--quiet')
    expect([quiet.code, quiet.stdout]).toEqual([1, ''])
    expect(quiet.stderr).toContain('`barnd` is not a known field')
    const json = generate(root, '--json')
    expect([json.code, json.stderr]).toEqual([1, ''])
    const { outcome, issues } = JSON.parse(json.stdout) as BuildReport
    expect(outcome).toBe('failed')
    expect(issues.map(({ code }) => code)).toContain('unknown-key')
  })

  test('refuses both at once', () => {
    expect(generate(root, '--quiet', '--json').code).toBe(2)
  })
})
