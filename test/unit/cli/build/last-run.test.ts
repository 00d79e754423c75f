import { mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BuildResult, BuildSummary } from '../../../../cli/build/build-result.ts'
import type { BuildOptions } from '../../../../cli/build/build-types.ts'
import { rememberRun, unchangedRun } from '../../../../cli/generate/last-run.ts'
import { type BuildRecord, NEVER, outputFileOf, readRecord, writeRecord } from '../../../../cli/build/record.ts'
import { stampSources } from '../../../../cli/content/files/source-stamps.ts'
import { stampFile } from '../../../../cli/theme/compile-cache.ts'
import type { Workspace } from '../../../../cli/output/paths.ts'
import { writeSealed } from '../../../../cli/output/sealed.ts'
import { buildSummary, loadedSite } from '../runs.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const OPTIONS: BuildOptions = {
  at: '2026-11-20T09:00:00Z',
  timestamp: 0,
  drafts: false,
  strict: false,
  inPlace: false,
  durable: false,
  tool: 'tool-1',
  profile: null,
  worker: null,
  compiler: null,
}

const SITE = loadedSite({ endings: [{ at: '2026-11-20T12:00', timeZone: 'Europe/Berlin' }] })

afterEach(() => void vi.unstubAllEnvs())

const PAST = new Date('2026-01-01')

/** A site that has been built and remembered. */
function built(): { workspace: Workspace; again: (options?: Partial<BuildOptions>) => BuildResult | undefined } {
  const root = temporaryFolder()
  writeFiles(root, {
    'content/site.yaml': 'alpha',
    'content/posts/a/de.md': 'bravo',
    'templates/index.ts': 'charlie',
    'elsewhere/icon.ts': 'delta',
    'output/index.html': 'page',
  })
  for (const file of ['content/site.yaml', 'content/posts/a/de.md', 'templates/index.ts'])
    utimesSync(path.join(root, file), PAST, PAST)
  const workspace = { root, out: path.join(root, 'output'), cache: path.join(root, '.cache') }
  const files = { 'index.html': outputFileOf(workspace.out, 'index.html', 'hash') }
  writeRecord(workspace, { version: 1, base: 'base', id: 'id-1', pages: { '/': { digest: '', files: [] } }, files })
  const icon = path.join(root, 'elsewhere/icon.ts')
  const stamp = stampFile(icon)
  mkdirSync(path.join(workspace.cache, 'theme'), { recursive: true })
  writeSealed(path.join(workspace.cache, 'theme', 'theme.json'), {
    inputs: [[icon, stamp]],
    info: { outside: { environment: ['STAGE_OF_TEST'], untracked: [] } },
  })
  rememberRun(workspace, OPTIONS, stampSources(root), { issues: [], site: SITE, summary: summaryOf('id-1') })
  return { workspace, again: (other = {}) => unchangedRun(workspace, { ...OPTIONS, ...other }, stampSources(root)) }
}

function recordOf(workspace: Workspace): BuildRecord {
  const record = readRecord(workspace)
  if (!record) throw new Error('There is no record')
  return record
}

function summaryOf(id: string): BuildSummary {
  return buildSummary({ id, rendered: ['/'], written: ['index.html'] })
}

test('of an unchanged site, repeats the last report, with nothing rendered', () => {
  const result = built().again()
  expect(result).toMatchObject({ issues: [], summary: { id: 'id-1', rendered: [], kept: 1, written: [], removed: [] } })
  expect([...(result?.summary?.files.keys() ?? [])]).toEqual(['index.html'])
})

describe('a run has to look closer', () => {
  test.each<[string, (workspace: Workspace) => void]>([
    ['after an edit that keeps size and time of a file', ({ root }) => rewrite(root, 'content/site.yaml', 'ALPHA')],
    ['when a source is gone', ({ root }) => rmSync(path.join(root, 'content/posts'), { recursive: true })],
    ['when a source has come', ({ root }) => writeFiles(root, { 'content/posts/a/en.md': '' })],
    ['when a link was laid', ({ root }) => symlinkSync('site.yaml', path.join(root, 'content/b.yaml'))],
    ['when a template has changed', ({ root }) => rewrite(root, 'templates/index.ts', 'CHARLIE')],
    ['when a variable has changed that the theme reads', () => void vi.stubEnv('STAGE_OF_TEST', 'other')],
    ['when no page can be kept', (workspace) => writeRecord(workspace, { ...recordOf(workspace), base: NEVER })],
    ['when something compiled from elsewhere has', ({ root }) => writeFiles(root, { 'elsewhere/icon.ts': 'echo!' })],
    ['when a file of the output is gone', ({ out }) => rmSync(path.join(out, 'index.html'))],
    ['when a file of the output was changed', ({ out }) => writeFiles(out, { 'index.html': 'spoilt' })],
    [
      'when a killed run has left something',
      ({ root }) => writeFiles(root, { '.output.kartograf-staging/a.html': '' }),
    ],
    [
      'when another build was recorded',
      (workspace) => writeRecord(workspace, { version: 1, base: '', id: 'id-2', pages: {}, files: {} }),
    ],
    ['without a record', ({ cache }) => rmSync(cache, { recursive: true })],
  ])('%s', (_, change) => {
    const { workspace, again } = built()
    change(workspace)
    expect(again()).toBeUndefined()
  })

  test.each<[string, Partial<BuildOptions>]>([
    ['on another day', { at: '2026-11-21T09:00:00Z' }],
    ['on the same day when something is over', { at: '2026-11-20T11:30:00Z' }],
    ['with drafts', { drafts: true }],
    ['when warnings become errors', { strict: true }],
    ['for another address', { baseUrl: 'https://other.example.com' }],
    ['with another program', { tool: 'tool-2' }],
  ])('%s', (_, options) => {
    const { again } = built()
    expect(again({ at: '2026-11-20T10:00:00Z' })).toBeDefined()
    expect(again(options)).toBeUndefined()
  })

  test('when a source was changed less than two seconds before: file systems may not tell the next change from it', () => {
    const { root } = built().workspace
    expect(stampSources(root).isCertain).toBe(true)
    writeFiles(root, { 'content/site.yaml': 'alpha' })
    expect(stampSources(root).isCertain).toBe(false)
    expect(stampSources(root, Date.now() + 3000).isCertain).toBe(true)
  })
})

function rewrite(root: string, file: string, text: string): void {
  writeFiles(root, { [file]: text })
  utimesSync(path.join(root, file), PAST, PAST)
}
