import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { AT, copyFixture, generate, PROJECT, site, treeOf } from '../support/site.ts'

const SHARDS = 4

let root = ''
let elsewhere = ''
const folder = (number: number): string => path.join(root, 'shards', String(number))
const all = (): string[] => Array.from({ length: SHARDS }, (_, index) => folder(index + 1))
const merge = (folders: readonly string[], out = path.join(root, 'merged')) =>
  site(['merge', '--root', root, '--at', AT, '--out', out, ...folders])

beforeAll(() => {
  root = copyFixture('shards')
  // Another machine may have the same sources in another folder.
  elsewhere = copyFixture('shards-elsewhere')
  for (const [index, out] of all().entries()) {
    const run = generate(
      index % 2 === 0 ? root : elsewhere,
      '--shard',
      `${index + 1}/${SHARDS}`,
      '--out',
      out,
      '--quiet',
    )
    expect([run.code, run.stdout, run.stderr]).toEqual([0, '', ''])
  }
})
afterAll(() => {
  for (const folder of [root, elsewhere]) rmSync(folder, { recursive: true, force: true })
})

/** The files of an output; the time of the build differs. */
function bytesOf(out: string): Record<string, string> {
  const { 'builds/latest.json': _latest, ...files } = treeOf(out)
  return files
}

describe('merged shards', () => {
  test('are the output of a build without shards, byte for byte', () => {
    expect(generate(root).code).toBe(0)
    const run = merge(all())
    expect(run.stdout).toMatch(/rendered 0, kept 0, from shards 82 /)
    expect(bytesOf(path.join(root, 'merged'))).toEqual(bytesOf(path.join(root, 'output')))
  })

  test('hold each page once, and no shard is empty', () => {
    const pages = all().map((out) => Object.keys(treeOf(out)).filter((file) => file.endsWith('index.html')))
    expect(Math.min(...pages.map((files) => files.length))).toBeGreaterThan(5)
    expect(new Set(pages.flat()).size).toBe(pages.flat().length)
  })

  test('give way to what was edited since: those pages are rendered', () => {
    const text = path.join(root, 'content/posts/anchor/en.md')
    const before = readFileSync(text, 'utf8')
    appendFileSync(text, '\nOne more line.\n')
    const run = merge(all(), path.join(root, 'edited'))
    expect(run.stdout).toMatch(/rendered 1, kept 0, from shards 81 /)
    expect(generate(root, '--out', path.join(root, 'clean')).code).toBe(0)
    expect(bytesOf(path.join(root, 'edited'))).toEqual(bytesOf(path.join(root, 'clean')))
    writeFileSync(text, before)
  })
})

describe('a merge is refused, and writes nothing,', () => {
  const copy = (change: (copied: string) => void): string[] => {
    const copied = path.join(root, 'copied')
    rmSync(copied, { recursive: true, force: true })
    cpSync(folder(1), copied, { recursive: true })
    change(copied)
    return [copied, ...all().slice(1)]
  }
  const file = (of: string): string => Object.keys(treeOf(of)).find((name) => name.endsWith('index.html')) ?? ''

  test.each<[string, () => string[], string]>([
    ['when a shard is missing', () => all().slice(1), 'of 4 shards, 1 is missing'],
    ['when a shard is given twice', () => [...all(), folder(2)], 'a shard is given twice'],
    ['when a folder is no shard', () => [...all(), path.join(root, 'content')], 'not the whole folder of a shard'],
    [
      'when a byte of a page has changed',
      () => copy((copied) => writeFileSync(path.join(copied, file(copied)), '<p>Other words.</p>')),
      'this file is missing or altered',
    ],
    [
      'when a page was lost on the way',
      () => copy((copied) => rmSync(path.join(copied, file(copied)))),
      'this file is missing or altered',
    ],
  ])('%s', (_, folders, message) => {
    const out = path.join(root, 'refused')
    const run = merge(folders(), out)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('error wrong-shard')
    expect(run.stderr).toContain(message)
    expect(existsSync(out)).toBe(false)
  })

  test('when the settings have changed since', () => {
    const settings = path.join(root, 'content/site.yaml')
    const before = readFileSync(settings, 'utf8')
    appendFileSync(settings, '\nbudgets: { html: 900 }\n')
    const run = merge(all(), path.join(root, 'refused'))
    writeFileSync(settings, before)
    expect(run.stderr).toContain('made by another program, theme or settings')
  })
})

describe('a shard', () => {
  test('needs a folder, which does not become the output by mistake', () => {
    const run = generate(root, '--shard', '1/2')
    expect([run.code, run.stderr]).toEqual([2, '--shard needs a folder for its pages, such as --out shards/1.\n'])
  })

  test('has no report', () => {
    const run = generate(root, '--shard', '1/2', '--out', folder(9), '--json')
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining("cannot be used with option '--json'")])
  })

  test.each(['0/2', '3/2', '2', 'a/b'])('of %s is refused', (shard) => {
    expect(generate(root, '--shard', shard, '--out', folder(9)).code).toBe(2)
  })
})

describe('the recipe', () => {
  const recipe = readFileSync(path.join(PROJECT, 'docs/deploy/shards.md'), 'utf8')
  const [github = '', azure = ''] = [...recipe.matchAll(/```yaml\n([^]*?)```/g)].map(([, code = '']) => code)
  interface Job {
    readonly steps: readonly { readonly run?: string; readonly script?: string }[]
  }
  const { jobs: onGithub } = load(github) as { jobs: Record<'shard' | 'site', Job> }
  const { jobs: onAzure } = load(azure) as { jobs: readonly Job[] }

  /** Runs what a job says, for part 1 of 4 or for the whole. */
  const runAll = ({ steps }: Job): { readonly codes: number[]; readonly stderr: string } => {
    const commands = steps.flatMap(({ run, script }) => run ?? script ?? []).filter((line) => line.startsWith('npx '))
    const runs = commands.map((line) => {
      const args = line
        .replace('npx kartograf ', '')
        .replaceAll(/\$\{\{ matrix.shard \}\}|\$\(System.JobPositionInPhase\)/g, '1')
        .replaceAll('$(System.TotalJobsInPhase)', '4')
        .split(' ')
        .flatMap((arg) => (arg === 'shards/shard-*' ? all() : arg))
      return site([...args, '--root', root, '--at', AT], {}, root)
    })
    return { codes: runs.map(({ code }) => code), stderr: runs.map(({ stderr }) => stderr).join('') }
  }

  test.each([
    ['GitHub Actions', onGithub.shard, onGithub.site],
    ['Azure Pipelines', onAzure[0], onAzure[1]],
  ])('for %s renders a shard, and merges all', (_, shard, whole) => {
    rmSync(path.join(root, 'shards/1'), { recursive: true, force: true })
    expect(shard && runAll(shard)).toEqual({ codes: [0], stderr: '' })
    expect(whole && runAll(whole)).toEqual({ codes: [0], stderr: '' })
  })
})
