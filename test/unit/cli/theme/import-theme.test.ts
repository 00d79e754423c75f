import { readdirSync } from 'node:fs'
import path from 'node:path'
import { version } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadTheme } from '../../../../cli/theme/theme.ts'
import type { Issue } from '../../../../renderer/definitions/issue.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** The issues of a theme with this module of posts. Below `node_modules`, because vitest would run code from elsewhere in its own way. */
async function issuesOf(posts: string, root = temporaryFolder()): Promise<readonly Issue[]> {
  const site = path.join(root, 'node_modules/site')
  writeFiles(site, {
    'templates/index.ts': "import { posts } from './posts.tsx'\nexport const theme = { posts }",
    'templates/posts.tsx': posts,
    'templates/titles.ts': "import { posts } from './posts.tsx'\nexport const titles = posts + process.title",
  })
  const loaded = await loadTheme(
    { root: site, out: path.join(root, 'output'), cache: path.join(site, '.cache') },
    'one',
  )
  return 'issues' in loaded ? loaded.issues : []
}

const POSTS = 'export const posts: string = process.title\n'

test.each<[string, string, Partial<Issue>]>([
  [
    'an exception',
    `${POSTS}\nif (process.title !== '') throw new Error('CRM is not set')`,
    { line: 3, column: 33, message: 'CRM is not set' },
  ],
  ['a type error', `${POSTS}const q: any = undefined; q.foo()`, { line: 2, message: expect.stringMatching("'foo'") }],
  ['a text that cannot be parsed', `${POSTS}JSON.parse('{')`, { line: 2, message: expect.stringMatching('JSON') }],
  ['an exception before all else', `throw new Error('top')\n${POSTS}`, { line: 1, column: 7, message: 'top' }],
])('%s while a theme loads is reported at its place', async (_, posts, issue) => {
  const issues = await issuesOf(posts)
  expect(issues).toMatchObject([
    { code: 'broken-theme', file: 'templates/posts.tsx', expected: 'a theme that loads without errors', ...issue },
  ])
})

test('a CommonJS package takes the React and zod of the program', async () => {
  const root = temporaryFolder()
  writeFiles(path.join(root, 'node_modules/site/node_modules/slider'), {
    'index.js': "exports.used = [require('react').version, typeof require('zod').object]",
  })
  const code = "import { used } from 'slider'\nexport const posts = used\nthrow new Error(`with ${used}`)"
  expect(await issuesOf(code, root)).toMatchObject([{ message: `with ${version},function` }])
})

test('modules that import each other are told where one is used too early, and what would help', async () => {
  const issues = await issuesOf(`import { titles } from './titles.ts'\nexport const posts = titles + titles`)
  expect(issues).toMatchObject([
    {
      file: 'templates/titles.ts',
      line: 2,
      message: "Cannot access 'posts' before initialization",
      hint: expect.stringContaining('import each other'),
    },
  ])
})

test('what only a browser has is told to belong into an island', async () => {
  expect(await issuesOf(`${POSTS}document.title = ''`)).toMatchObject([
    { message: 'document is not defined', hint: expect.stringContaining('of an island') },
  ])
})

test('a package that needs a browser is named, at its import', async () => {
  const root = temporaryFolder()
  writeFiles(path.join(root, 'node_modules/site/node_modules/@maps/flat'), {
    'index.js': 'const look = () => window.screen\nexports.wide = look()',
  })
  expect(await issuesOf("\nimport { wide } from '@maps/flat'\nexport const posts = wide", root)).toMatchObject([
    {
      file: 'templates/posts.tsx',
      line: 2,
      column: 22,
      message: 'window is not defined, in the package `@maps/flat`',
      hint: expect.stringContaining("`await import('@maps/flat')`, in an effect"),
    },
  ])
})

test('a module that waits forever ends the run after the time that a page may take', async () => {
  vi.stubEnv('KARTOGRAF_PAGE_SECONDS', '0.2')
  onTestFinished(() => void vi.unstubAllEnvs())
  const issues = await issuesOf(`await new Promise(() => undefined)\n${POSTS}`)
  expect(issues).toMatchObject([
    {
      code: 'broken-theme',
      message: 'after 0.2 seconds, a module still waits for something',
      hint: expect.stringContaining('`await` outside of functions'),
    },
  ])
})

test('a limit longer than a timer can be is no short one', async () => {
  vi.stubEnv('KARTOGRAF_PAGE_SECONDS', '9999999')
  onTestFinished(() => void vi.unstubAllEnvs())
  const waiting = `await new Promise((resolve) => setTimeout(resolve, 100))\n${POSTS}if (process.title !== '') throw 'ended'`
  expect(await issuesOf(waiting)).toMatchObject([{ message: 'ended' }])
})

test('what is no error has no place, and is told so', async () => {
  const issues = await issuesOf(`${POSTS}if (process.title !== '') throw 'boom'`)
  expect(issues).toMatchObject([
    { file: 'templates/index.ts', message: 'boom', hint: 'throw an `Error`: it knows its place' },
  ])
})

test('a name that the generator does not export is still an error of the compiler, at the import', async () => {
  const issues = await issuesOf(`import { nothere } from 'kartograf'\nexport const posts = nothere`)
  expect(issues).toMatchObject([{ file: 'templates/posts.tsx', line: 1, column: 10 }])
})

test('a theme that cannot be loaded leaves only what was compiled', async () => {
  const root = temporaryFolder()
  await issuesOf(`throw new Error('top')\n${POSTS}`, root)
  const kept = readdirSync(path.join(root, 'node_modules/site/.cache/theme'))
  expect(kept).toEqual([expect.stringMatching(/^theme\.\w{10}\.mjs$/), 'theme.json'])
})
