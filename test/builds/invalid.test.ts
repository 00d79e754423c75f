import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, filesOf, generate, PROJECT, site, write } from '../support/site.ts'

/**
 * Each folder of `test/invalid/` holds the files that make the fixture site invalid, and `expected.txt`, all that
 * `generate` then says on standard error.
 */
const CASES = path.join(PROJECT, 'test', 'invalid')

let root = ''
let before: Record<string, string> = {}

beforeAll(() => {
  root = copyFixture('invalid')
  expect(generate(root).code).toBe(0)
  before = statesOf(path.join(root, 'output'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Every file below a folder with all that a write would change. */
function statesOf(folder: string): Record<string, string> {
  const state = (file: string): string => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path.join(folder, file))
    return [ino, size, mtimeMs, ctimeMs].join(' ')
  }
  return Object.fromEntries(filesOf(folder).map((file) => [file, state(file)]))
}

function expectUntouched(): void {
  expect(statesOf(path.join(root, 'output'))).toEqual(before)
}

const FIXTURE = path.join(PROJECT, 'test', 'site')

/** Files of the case that is laid over the site. */
let laid: readonly string[] = []

function lay(folder: string): void {
  laid = filesOf(folder).filter((file) => file !== 'expected.txt')
  for (const file of laid) write(root, file, readFileSync(path.join(folder, file)))
}

/** Takes the files of the last case away. The others stay as they are: so many files cost more than a run. */
function liftLast(): void {
  for (const file of laid) {
    const own = path.join(FIXTURE, file)
    if (existsSync(own)) cpSync(own, path.join(root, file))
    else removeWithFolders(file)
  }
  laid = []
}

function removeWithFolders(file: string): void {
  rmSync(path.join(root, file))
  for (let folder = path.dirname(file); !existsSync(path.join(FIXTURE, folder)); folder = path.dirname(folder))
    if (readdirSync(path.join(root, folder)).length === 0) rmdirSync(path.join(root, folder))
}

/** For cases that remove or rename files. */
function restore(): void {
  liftLast()
  for (const folder of ['content', 'i18n']) {
    rmSync(path.join(root, folder), { recursive: true, force: true })
    cpSync(path.join(FIXTURE, folder), path.join(root, folder), { recursive: true })
  }
}

describe('an invalid site ends with exit code 1, names every place, and leaves the output as it was', () => {
  test.each(readdirSync(CASES))('%s', (name) => {
    const folder = path.join(CASES, name)
    liftLast()
    lay(folder)
    const run = generate(root)
    expect(run.stderr).toBe(readFileSync(path.join(folder, 'expected.txt'), 'utf8'))
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('')
    expectUntouched()
  })

  test.each([
    ['out of the site', '/etc/hostname'],
    ['to a file of the site that is no content', path.join(PROJECT, 'package.json')],
    ['to the folder of git beside it', '../../../.git/config'],
  ])('a link that leads %s', (_, target) => {
    restore()
    mkdirSync(path.join(root, '.git'), { recursive: true })
    write(root, '.git/config', 'url = https://user:secret@example.org')
    const link = path.join(root, 'content/posts/anchor/secret.txt')
    symlinkSync(target, link)
    const run = generate(root)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('content/posts/anchor/secret.txt:1:1 error forbidden-file')
    expect(run.stderr).toContain(`this link leaves \`content/\`: ${realpathSync(link)}`)
    expectUntouched()
  })

  test.each([
    ['content/posts/anchor/de.md', 'content/posts/anchor/DE.md'],
    ['content/posts/anchor', 'content/posts/Anchor'],
  ])('%s, to which others link, as %s: the name alone', (right, wrong) => {
    restore()
    renameSync(path.join(root, right), path.join(root, wrong))
    const { code, stderr } = generate(root)
    expect(code).toBe(1)
    const codes = Array.from(stderr.matchAll(/^\S+:\d+:\d+ error (\S+)/gm), ([, found]) => found)
    expect(new Set(codes)).toEqual(new Set(['unexpected-file']))
    expectUntouched()
  })

  test('names that are one name on Windows and macOS', () => {
    restore()
    write(root, 'content/static/Favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { code, stderr } = generate(root)
    expect(code).toBe(1)
    expect(stderr).toContain('content/static/favicon.svg:1:1 error duplicate-file')
    expect(stderr).toContain('Windows and macOS do not distinguish this name from Favicon.svg')
  })

  test("files in the generator's own folders", () => {
    restore()
    write(root, 'content/static/assets/icon-180.0123456789.png', 'not an icon')
    const { code, stderr } = generate(root)
    expect(code).toBe(1)
    expect(stderr).toContain("error reserved-folder\n  `assets/` is the generator's own folder in the output")
  })

  test('a link that leads nowhere', () => {
    restore()
    symlinkSync('nowhere.png', path.join(root, 'content/posts/anchor/plan.png'))
    const run = generate(root)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(
      'content/posts/anchor/plan.png:1:1 error forbidden-file\n  the target of this link does not exist',
    )
  })

  test('a text of more than a mebibyte', () => {
    restore()
    write(root, 'content/posts/anchor/de.md', 'x'.repeat(1024 * 1024 + 1))
    const run = generate(root)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('content/posts/anchor/de.md:1:1 error file-too-large')
  })

  test('templates that do not compile', () => {
    restore()
    const broken = copyFixture('invalid-theme')
    write(broken, 'templates/index.ts', 'export const theme = {')
    const run = generate(broken)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('templates/index.ts:1:23 error broken-theme')
    rmSync(broken, { recursive: true, force: true })
  })

  test('a component that throws: once, at its place in the source', () => {
    const broken = copyFixture('invalid-component')
    const faulty = 'export function Faulty(): string {\n  const words: string[] = []\n  return words[0].trim()\n}\n'
    write(broken, 'templates/faulty.ts', faulty)
    const layout = readFileSync(path.join(broken, 'templates/pages.tsx'), 'utf8')
    write(
      broken,
      'templates/pages.tsx',
      `import { Faulty } from './faulty.ts'\n${layout.replace('{view.sections.map', '{Faulty()}{view.sections.map')}`,
    )
    const run = generate(broken)
    expect(run.code).toBe(1)
    expect(run.stderr).toMatch(
      /^templates\/faulty\.ts:3:19 error render-failed\n {2}Cannot read properties of undefined \(reading 'trim'\) \(on \d+ pages: \/de\/.*, …\)\n {2}3 \|   return words\[0\]\.trim\(\)/,
    )
    expect(run.stderr.split('\n').length).toBeLessThan(10)
    rmSync(broken, { recursive: true, force: true })
  })

  test('a component that does not come to an end: the run names the page and is ended', () => {
    const broken = copyFixture('invalid-endless')
    const layout = readFileSync(path.join(broken, 'templates/pages.tsx'), 'utf8')
    const endless = 'function endless(): string {\n  for (;;) if (Date.now() < 0) return ""\n}\n'
    write(
      broken,
      'templates/pages.tsx',
      `${layout.replace('{view.sections.map', '{endless()}{view.sections.map')}\n${endless}`,
    )
    const run = site(['generate', '--root', broken, '--at', AT], { KARTOGRAF_PAGE_SECONDS: '1' })
    expect(run.code).not.toBe(0)
    expect(run.stderr).toMatch(
      /Rendering \/\S+ \(content\/\S+\) has not ended after 1 seconds: its text or a template takes too long\.\nIt is at templates\/pages\.tsx:\d+, `for .*` in `endless`\.\n.*PAGE_SECONDS/,
    )
    expect(existsSync(path.join(broken, 'output'))).toBe(false)
    rmSync(broken, { recursive: true, force: true })
  })

  test('an output folder that holds something else', () => {
    restore()
    write(root, 'other/letter.txt', 'keep me')
    const run = generate(root, '--out', path.join(root, 'other'))
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('error foreign-output')
    expect(readFileSync(path.join(root, 'other/letter.txt'), 'utf8')).toBe('keep me')
  })
})
