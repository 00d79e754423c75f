import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, filesOf, generate, siteFolder, write } from '../support/site.ts'
import { withServer } from '../support/process/server.ts'

const root = copyFixture('containment')
const outside = siteFolder('containment-outside')
const out = path.join(root, 'output')

/** Places beside and within a site that hold what nobody is to see; each gets a word of its own. */
const PLACES = [
  '.env',
  '.env.local',
  '.git/config',
  '.git/HEAD',
  '.data/application/a/request.json',
  '.npmrc',
  'private.txt',
  '.ssh/id',
]
const WITHIN = [
  'content/.env',
  'content/posts/.draft.md',
  'content/static/.htpasswd',
  'content/posts/anchor/.git/config',
  'content/static/.well-known-not/x.txt',
]
const canaryOf = (at: number): string => `canary-${at}-9f3c`

const planted: string[] = []
function plant(folder: string, file: string): string {
  write(folder, file, `secret = ${canaryOf(planted.length)}\n`)
  return planted[planted.push(path.join(folder, file)) - 1] ?? ''
}

rmSync(outside, { recursive: true, force: true })
for (let copy = 0; copy < 10; copy += 1)
  for (const place of PLACES) {
    plant(root, copy === 0 ? place : `${path.dirname(place)}/${copy}-${path.basename(place)}`)
    plant(outside, `${copy}/${place}`)
  }
for (let copy = 0; copy < 8; copy += 1)
  for (const place of WITHIN) plant(root, `${path.dirname(place)}/.${copy}${path.basename(place)}`)

test('two hundred secrets beside and within a site do not come into its output, nor into an answer', async () => {
  expect(planted).toHaveLength(200)
  expect(generate(root).code).toBe(0)
  // What lies in an output by mistake is not sent either.
  write(out, '.env', `secret = ${canaryOf(0)}\n`)
  write(out, '.git/config', `secret = ${canaryOf(2)}\n`)
  const published = filesOf(out).filter((file) => !/^\.(env|git)/.test(file))
  expect(published.filter((file) => readFileSync(path.join(out, file), 'latin1').includes('9f3c'))).toEqual([])
  await withServer(['serve', '--out', out, '--port', '0'], async (url) => {
    const ways = [
      '.env',
      '.git/config',
      '%2eenv',
      '..%2f.env',
      '../.env',
      'de/..%5c..%5c.env',
      './/.git/config',
      '.ENV',
      'de/../.env',
    ]
    for (const way of ways) {
      const response = await fetch(`${url}${way}`)
      expect([way, (await response.text()).includes('9f3c')]).toEqual([way, false])
    }
  })
})

test('links to them are refused one by one, each by its name, and nothing is published', () => {
  rmSync(out, { recursive: true })
  const links = planted.map((target, at) => {
    const name = ['content/static/link', 'content/posts/anchor/link', 'content/pages/home/link'][at % 3] ?? ''
    const link = path.join(root, `${name}-${at}${at % 2 ? '.txt' : '.json'}`)
    mkdirSync(path.dirname(link), { recursive: true })
    const isFolder = at % 10 === 0
    symlinkSync(isFolder ? path.dirname(target) : target, link)
    return { file: path.relative(root, link), isInside: target.startsWith(path.join(root, 'content')) && !isFolder }
  })
  const run = generate(root, '--json')
  expect(run.code).toBe(1)
  const { issues } = JSON.parse(run.stdout) as { issues: { code: string; file: string }[] }
  const told = new Set(issues.filter(({ code }) => code === 'forbidden-file').map(({ file }) => file))
  const untold = links.filter(({ file, isInside }) => !isInside && !told.has(file))
  expect(untold).toEqual([])
  expect(existsSync(out)).toBe(false)
})
