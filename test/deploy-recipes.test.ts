import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { load } from 'js-yaml'
import { afterAll, describe, expect, test } from 'vitest'
import { SHARED } from './support/shared-sites.ts'
import { AT, copyFixture, edit, PROJECT, read, site } from './support/site.ts'
import { temporaryFolder } from './unit/cli/temporary.ts'

const FOLDER = path.join(PROJECT, 'docs/deploy')
const guides = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
const guide = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')

function blocks(language: string, texts: readonly string[] = [guide]): string[] {
  const fence = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g')
  return texts.flatMap((text) => Array.from(text.matchAll(fence), ([, code = '']) => code))
}

const scriptWith = (words: string): string => blocks('sh').find((code) => code.includes(words)) ?? ''

function run(script: string, cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('sh', ['-c', script, 'sh', ...args], { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
}

describe('every recipe', () => {
  test('has pipelines that are YAML', () => {
    const pipelines = blocks('yaml', guides).map((code) => load(code))
    expect(pipelines.length).toBeGreaterThan(15)
    expect(pipelines.filter((value) => typeof value !== 'object' || value === null)).toEqual([])
  })

  test('calls commands and options that exist', () => {
    const calls = guides
      .flatMap((text) => Array.from(text.matchAll(/\bkartograf ([a-z]+)((?: [^\n`|;>]*)?)/g)))
      .map(([, command = '', rest = '']) => ({ command, options: rest.match(/--[a-z-]+/g) ?? [] }))
    expect(calls.length).toBeGreaterThan(10)
    const help = new Map([...new Set(calls.map(({ command }) => command))].map((name) => [name, helpOf(name)]))
    const unknown = calls.flatMap(({ command, options }) =>
      options.filter((option) => !help.get(command)?.includes(option)).map((option) => `${command} ${option}`),
    )
    expect(unknown).toEqual([])
  })

  test('is named in the table, and leads to its section', () => {
    const anchors = [...guide.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
    const headings = new Set(Array.from(guide.matchAll(/^## (.+)$/gm), ([, text = '']) => anchorOf(text)))
    expect(anchors.length).toBe(8)
    expect(anchors.filter((anchor) => !headings.has(anchor ?? ''))).toEqual([])
  })
})

/** As GitHub makes it of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

function helpOf(command: string): string {
  const { code, stdout } = site([command, '--help'])
  expect(code).toBe(0)
  return stdout
}

describe('the pipeline of a pull request', () => {
  /** The builds in it, in their order. */
  const builds = (pipeline: string): string[] =>
    Array.from(pipeline.matchAll(/npx kartograf (generate(?! --previous).*)$/gm), ([, command = '']) => command)
  const pipelines = blocks('yaml').filter((code) => code.includes('--report'))

  test('is the same for both hosts', () => {
    expect(pipelines.map(builds)).toEqual([builds(pipelines[0] ?? ''), builds(pipelines[0] ?? '')])
  })

  test('reports what differs from the last build of `main`, whose cache it has, and leaves a preview', () => {
    const root = copyFixture('pipeline')
    const build = (command: string) =>
      expect(site([...command.split(' '), '--root', root, '--at', AT], {}, root).code).toBe(0)
    build('generate')
    rmSync(path.join(root, 'output'), { recursive: true })
    edit(root, 'content/posts/anchor/de.md', 'Text about', 'Another text about')
    for (const command of builds(pipelines[0] ?? '')) build(command)
    expect(read(root, 'report.md')).toContain('Changed: 1 page')
    expect(read(root, 'output/robots.txt')).toContain('Disallow: /\n')
    rmSync(root, { recursive: true, force: true })
  })
})

describe('a deploy to a server of your own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-deploy-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const upload = (id: string): void => {
    mkdirSync(path.join(folder, 'upload/builds'), { recursive: true })
    writeFileSync(path.join(folder, 'upload/builds/latest.json'), JSON.stringify({ id, timestamp: 1 }))
    run(scriptWith('deploy.sh'), folder, ['upload', path.join(folder, 'www')])
  }

  test('moves the link to the new release, and going back is moving it again', () => {
    upload('one')
    upload('two')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/two')
    upload('one')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
    expect(existsSync(path.join(folder, 'upload/builds'))).toBe(true)
  })

  test('goes back to a release by its id, and nowhere if there is none', () => {
    const back = (id: string) => run(scriptWith('back.sh'), folder, [id, path.join(folder, 'www')])
    upload('two')
    back('one')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
    expect(() => back('nine')).toThrow('There is no release nine')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
  })

  test('keeps five releases, the current one among them', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) upload(id)
    const kept = readdirSync(path.join(folder, 'www/releases'))
    expect(kept).toHaveLength(5)
    expect(kept).toContain('f')
  })

  test('has server blocks that read the file of the output', () => {
    for (const code of [...blocks('nginx'), ...blocks('dockerfile')]) {
      const [, root, included] = /root (\S+);\s+include (\S+)\/nginx\.conf;/.exec(code) ?? []
      expect(root).toBeDefined()
      expect(included).toBe(root)
    }
    expect(existsSync(path.join(SHARED.real, 'nginx.conf'))).toBe(true)
  })
})

describe('an upload to a bucket', () => {
  test('sends hashed files first, then what names them, and removes last', () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, 'aws'), '#!/bin/sh\necho "$@" >> calls.txt\n')
    chmodSync(path.join(folder, 'aws'), 0o755)
    run(scriptWith('publish.sh'), folder, ['site'], { PATH: `${folder}:${process.env['PATH'] ?? ''}` })
    const calls = readFileSync(path.join(folder, 'calls.txt'), 'utf8').trim().split('\n')
    expect(calls.map((call) => /s3:\/\/\S+/.exec(call)?.[0])).toEqual(['s3://site/assets', 's3://site', 's3://site'])
    expect(calls[0]).toContain('immutable')
    expect(calls[1]).toContain('must-revalidate')
    expect(calls.map((call) => call.includes('--delete'))).toEqual([false, false, true])
  })

  test('asks for the page of an address', () => {
    const handler = runInNewContext(`${blocks('js')[0] ?? ''}
handler`) as (event: unknown) => Answer
    const answer = (uri: string): Answer => handler({ request: { uri } })
    expect(answer('/de/')).toEqual({ uri: '/de/index.html' })
    expect(answer('/assets/main.0123.js')).toEqual({ uri: '/assets/main.0123.js' })
    expect(answer('/de/career')).toMatchObject({ statusCode: 301, headers: { location: { value: '/de/career/' } } })
  })

  test('can be followed by a purge of what has changed', () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, '.cache'))
    const addresses = { added: ['/de/new/'], changed: ['/de/'], removed: [] }
    writeFileSync(path.join(folder, '.cache/build-report.json'), JSON.stringify({ build: { addresses } }))
    expect(run(scriptWith('build-report.json'), folder).trim().split('\n')).toEqual(['/de/new/', '/de/'])
  })
})

interface Answer {
  readonly uri?: string
  readonly statusCode?: number
}

describe('a push to the branch of GitHub Pages', () => {
  test('sends the folder with its dotfiles and names with an underscore', () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'output/de'), { recursive: true })
    writeFileSync(path.join(folder, 'output/de/_payload.json'), '{}')
    const remote = path.join(folder, 'remote.git')
    execFileSync('git', ['init', '--quiet', '--bare', remote])
    const script = blocks('yaml').flatMap((code) => {
      const steps = load(code)
      return Array.isArray(steps) ? (steps as { script?: string }[]).map(({ script: text = '' }) => text) : []
    })
    const push = (script.find((text) => text.includes('.nojekyll')) ?? '')
      .replace('$(remote)', remote)
      .replace('$(Build.BuildNumber)', '7')
    run(push, folder)
    const files = execFileSync('git', ['--git-dir', remote, 'ls-tree', '-r', '--name-only', 'gh-pages'], {
      encoding: 'utf8',
    })
    expect(files.trim().split('\n')).toEqual(['.nojekyll', 'de/_payload.json'])
  })
})
