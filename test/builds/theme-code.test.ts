import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site, startedSite, write } from '../support/site.ts'

/** A new site whose theme has a second collection, `products`. Its code is changed by each test. */
const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-theme-code-'))
const root = path.join(folder, 'harbour')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const check = (...flags: string[]) => site(['check', '--root', root, ...flags])
let index = ''
let products = ''

beforeAll(() => {
  expect(site(['init', root, '--name', 'Harbour', '--languages', 'en', '--yes']).code).toBe(0)
  write(root, 'content/products/lamp/en.md', read('content/posts/hello/en.md'))
  products = read('templates/posts.tsx')
    .replace("posts = collectionName<PostCard>('posts')", "products = collectionName<PostCard>('products')")
    .replace('postCollection = defineCollection(posts', 'productCollection = defineCollection(products')
    .replace("'post'", "'product'")
  index = read('templates/index.ts')
    .replace('\n', "\nimport { productCollection } from './products.tsx'\n")
    .replace('[postCollection]', '[postCollection, productCollection]')
})
beforeEach(() => {
  write(root, 'templates/products.tsx', products)
  write(root, 'templates/index.ts', index)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Line and column in a file of the theme that has been written by a test. */
function placeIn(file: string, code: string): string {
  const lines = read(file).split('\n')
  const line = lines.findIndex((text) => text.includes(code))
  return `${file}:${line + 1}:`
}

describe('what a function of a collection throws is told at its place, with the entry', () => {
  test.each([
    ['card', 'card: (entry, scope) =>', 'card: (entry, scope) => (entry.data as any).x.y && '],
    ['check', 'order: ({ date }) => date', 'check: (d) => (d as any).x.y'],
    ['published', 'published: ({ date }) => date', 'published: (d) => (d as any).x.y'],
    ['view', 'view: (entry, scope) =>', 'view: (entry, scope) => (entry as any).x.y && '],
  ])('%s', (name, from, to) => {
    write(root, 'templates/products.tsx', products.replace(from, to))
    const { code, stdout, stderr } = check()
    expect(stderr).toBe('')
    expect(stdout).toContain(placeIn('templates/products.tsx', '.x.y'))
    expect(stdout).toMatch(/error broken-theme\n {2}Cannot read properties of undefined \(reading 'y'\)/)
    expect(stdout).toContain(`(in \`${name}\` of \`products\`, for content/`)
    expect(code).toBe(1)
  })

  test('all in one run, with the errors of texts that are not their cause', () => {
    const posts = read('templates/posts.tsx')
    const failing = (code: string, ...names: readonly string[]) =>
      names.reduce(
        (now, name) => now.replace(`  ${name}:`, `  ${name}: () => { throw new Error('${name}') }, _${name}:`),
        code,
      )
    write(root, 'templates/products.tsx', `// @ts-nocheck\n${failing(products, 'published', 'card', 'view')}`)
    write(
      root,
      'templates/posts.tsx',
      `// @ts-nocheck\n${posts.replace('  order:', "  check: () => { throw new Error('check') },\n  order:")}`,
    )
    write(root, 'content/products/more/en.md', 'No front matter.\n')
    const { code, stdout } = check('--format', 'json')
    rmSync(path.join(root, 'content/products/more'), { recursive: true })
    write(root, 'templates/posts.tsx', posts)
    const issues = JSON.parse(stdout) as { file: string; message: string }[]
    const told = issues
      .filter(({ file }) => file.startsWith('templates/'))
      .map(({ message }) => message.split(', for')[0])
    expect(new Set(told)).toEqual(
      new Set([
        'card (in `card` of `products`',
        'check (in `check` of `posts`',
        'published (in `published` of `products`',
        'view (in `view` of `products`',
      ]),
    )
    expect(issues).toContainEqual(expect.objectContaining({ file: 'content/products/more/en.md' }))
    expect(code).toBe(1)
  })

  test('for tools too, and beside the errors of texts', () => {
    write(
      root,
      'templates/products.tsx',
      products.replace('view: (entry, scope) =>', "view: () => { throw 'boom' }, x: () =>"),
    )
    write(root, 'content/posts/more/en.md', 'No front matter.\n')
    const { code, stdout } = check('--format', 'json')
    rmSync(path.join(root, 'content/posts/more'), { recursive: true })
    const issues = JSON.parse(stdout) as { file: string; message: string; hint: string }[]
    expect(issues).toContainEqual(expect.objectContaining({ file: 'content/posts/more/en.md' }))
    expect(issues).toContainEqual(
      expect.objectContaining({
        file: 'templates/products.tsx',
        message: 'boom (in `view` of `products`, for content/products/lamp/en.md)',
        hint: 'throw an `Error`: it knows its place',
      }),
    )
    expect(code).toBe(1)
  })

  test('in commands that use a theme without building a site', () => {
    const schema = "date().refine(() => { throw new Error('not now') })"
    write(root, 'templates/products.tsx', products.replace('same(date())', `same(${schema})`))
    const { code, stderr } = site(['new', 'products', 'desk', '--root', root, '--yes'])
    expect(stderr).toContain(placeIn('templates/products.tsx', 'not now'))
    expect(stderr).not.toMatch(/^ +at /m)
    expect(code).toBe(1)
    expect(existsSync(path.join(root, 'content/products/desk'))).toBe(false)
  })

  test('a function of the theme that belongs to no entry', () => {
    write(root, 'templates/index.ts', index.replace("() => '#1f5a4c'", '(page) => (page as any).x.y'))
    const { code, stderr } = startedSite(['generate', '--root', root])
    expect(stderr).toContain(placeIn('templates/index.ts', '.x.y'))
    expect(stderr).not.toMatch(/^ +at |IPC|EPIPE/m)
    expect(code).toBe(1)
  })
})

describe('code of the theme that fails or ends the process while no function was called', () => {
  test.each([
    ['a promise that nobody awaits', "Promise.reject(new Error('later'))", 'later'],
    ['a timer', "setTimeout(() => { throw new Error('later') }, 5)", 'later'],
    ['a request that nobody awaits', "void fetch('http://127.0.0.1:1/')", 'fetch failed'],
    ['process.exit', 'process.exit(0)', 'code of the theme calls `process.exit`'],
  ])('%s', (_, code, message) => {
    write(root, 'templates/products.tsx', `${products}\n${code}\n`)
    const out = path.join(root, 'late')
    const run = startedSite(['generate', '--root', root, '--out', out])
    expect(run.stderr).toContain(placeIn('templates/products.tsx', code))
    expect(run.stderr).toContain(message)
    expect(existsSync(out)).toBe(false)
    expect(run.stderr).not.toMatch(/^ +at |IPC|EPIPE/m)
    expect(run.code).toBe(1)
  })

  test.each([
    ['a promise', "void Promise.reject(new Error('later'))"],
    ['a component', "throw new Error('later')"],
  ])('%s, in a part of a build too, which is not written then', (_, code) => {
    const layout = read('templates/layout.tsx')
    const [start = ''] = /export function SectionsPage.*\n/.exec(layout) ?? []
    write(root, 'templates/layout.tsx', layout.replace(start, `${start}  if (Math.sqrt(4) === 2) ${code}\n`))
    const run = startedSite(['generate', '--shard', '1/1', '--root', root, '--out', path.join(root, 'shard')])
    expect(run.stderr).toContain(placeIn('templates/layout.tsx', code))
    expect(run.stderr).not.toMatch(/^ +at /m)
    expect(run.code).toBe(1)
    expect(existsSync(path.join(root, 'shard'))).toBe(false)
    write(root, 'templates/layout.tsx', layout)
  })
})

test('a font to preload that no style sheet names is told where it is listed, with those that there are', () => {
  const sheet = read('templates/style.css')
  const font = readFileSync(path.join(import.meta.dirname, '../support/samples/fonts/thai.woff2'))
  writeFileSync(path.join(root, 'templates/text.woff2'), font)
  write(root, 'templates/style.css', `@font-face { font-family: Text; src: url('./text.woff2'); }\n${sheet}`)
  write(root, 'templates/index.ts', index.replace('  sections,', "  sections,\n  preload: ['text.woff2'],"))
  const { stdout } = check()
  write(root, 'templates/style.css', sheet)
  expect(stdout).toContain(`${placeIn('templates/index.ts', "'text.woff2'")}13 error broken-assets`)
  expect(stdout).toContain('no style sheet names the font `text.woff2`')
  expect(stdout).toContain('as it is written: `./text.woff2`')
})

test('a rule of another language in a style sheet is a warning in each run, and an error with --strict', () => {
  const sheet = read('templates/style.css')
  write(
    root,
    'templates/style.css',
    `${sheet}\n.card {\n  @apply p-4;\n  top: 0\n  left: 0;\n  gap: var(--gpa);\n  dispaly: grid;\n}\n`,
  )
  const place = placeIn('templates/style.css', '@apply')
  const runs = [check(), check(), check('--strict')]
  write(root, 'templates/style.css', sheet)
  for (const { stdout } of runs) expect(stdout).toContain(`${place}3 `)
  expect(runs[0]?.stdout).toContain('warning unknown-rule\n  no browser knows `@apply`, a rule of Tailwind')
  expect(runs[0]?.stdout).toContain('warning missing-semicolon\n  `top` has no semicolon before `left`')
  expect(runs[0]?.stdout).toContain('warning unset-property\n  no style sheet sets `--gpa`')
  expect(runs[0]?.stdout).toContain('warning invalid-declaration\n  no browser knows the property `dispaly`')
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 1])
  expect(check().stdout).not.toContain('unknown-rule')
})
