import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { edit, site, startedSite, write } from '../support/site.ts'

/** A new site, whose footer shows in each test something that is in no source of it. */
const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-outside-'))
const root = path.join(folder, 'harbour')
const LAYOUT = 'templates/layout.tsx'
const CLAIM = '{chrome.footer.claim}'
let layout = ''

const generate = (env: Record<string, string> = {}) => startedSite(['generate', '--root', root], env)
const shown = (): string => readFileSync(path.join(root, 'output/en/index.html'), 'utf8')

beforeAll(() => {
  expect(site(['init', root, '--name', 'Harbour', '--languages', 'en', '--yes']).code).toBe(0)
  layout = readFileSync(path.join(root, LAYOUT), 'utf8')
})
beforeEach(() => write(root, LAYOUT, layout))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('pages are rendered again when a variable of the environment changes that the theme names, and kept otherwise', () => {
  edit(root, LAYOUT, CLAIM, '{process.env.STAGE}')
  expect(generate({ STAGE: 'before' }).stderr).toBe('')
  expect(generate({ STAGE: 'before', OTHER: 'x' }).stdout).toMatch(/rendered 0, kept \d/)
  expect(generate({ STAGE: 'after' }).stdout).toMatch(/rendered \d+, kept 0/)
  expect(shown()).toContain('after')
  expect(shown()).not.toContain('before')
})

test('a theme that reads files keeps no page, and is told so at the import', () => {
  write(root, 'note.txt', 'before')
  edit(root, LAYOUT, CLAIM, `{readFileSync(${JSON.stringify(path.join(root, 'note.txt'))}, 'utf8')}`)
  write(root, LAYOUT, `import { readFileSync } from 'node:fs'\n${readFileSync(path.join(root, LAYOUT), 'utf8')}`)
  const { code, stderr } = generate()
  expect(code).toBe(0)
  expect(stderr).toContain(`${LAYOUT}:1:1 warning untracked-input\n  the theme uses \`node:fs\``)
  write(root, 'note.txt', 'after!')
  expect(generate().stdout).toMatch(/rendered \d+, kept 0/)
  expect(shown()).toContain('after!')
  expect(site(['explain', '/en/', '--root', root]).stdout).toContain('uses what no build can compare')
  expect(site(['check', '--root', root]).stdout).toContain(`${LAYOUT}:1:1 warning untracked-input`)
})

test('so does one that asks a server while it is loaded', () => {
  write(root, LAYOUT, `const claim = await fetch('data:,remote').then((response) => response.text())\n${layout}`)
  edit(root, LAYOUT, CLAIM, '{claim}')
  expect(generate().stderr).toContain(`${LAYOUT}:1:21 warning untracked-input`)
  expect(generate().stdout).toMatch(/rendered \d+, kept 0/)
})
