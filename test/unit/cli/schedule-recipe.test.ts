import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { PROJECT } from '../../support/site.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

const recipe = readFileSync(path.join(PROJECT, 'docs/deploy/schedule.md'), 'utf8')
const blocks = (language: string): string[] =>
  [...recipe.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

/** Runs a shell script of the recipe beside a schedule, or without one. */
function run(script: string, instants: readonly string[] | null, env: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder()
  if (instants) writeFiles(folder, { '.cache/schedule.json': JSON.stringify({ version: 1, instants }) })
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' } as const
  return execFileSync('bash', ['-c', script], options).trim()
}

const PASSED = '2026-01-01T00:00:00.000Z'
const LATER = '2999-01-01T00:00:00.000Z'

describe('the recipe for builds at the right time', () => {
  test.each([
    ['true', [PASSED, LATER]],
    ['false', [LATER]],
    ['false', []],
  ])('says %s for %j', (expected, instants) => {
    expect(run(blocks('sh')[0] ?? '', instants)).toBe(expected)
  })

  test.each([
    ['schedule', [LATER], 'build=false'],
    ['schedule', [PASSED], 'build=true'],
    ['schedule', null, 'build=true'],
    ['push', [LATER], 'build=true'],
    ['push', null, 'build=true'],
  ])('on GitHub Actions, after %s with %j, gives %s', (event, instants, expected) => {
    const { jobs } = load(blocks('yaml')[0] ?? '') as { jobs: { build: { steps: { id?: string; run?: string }[] } } }
    const script = jobs.build.steps.find(({ id }) => id === 'due')?.run ?? ''
    expect(run(`${script}\ncat out.txt`, instants, { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: 'out.txt' })).toBe(
      expected,
    )
  })

  test.each([
    ['Schedule', [LATER], 'false'],
    ['Schedule', null, 'true'],
    ['IndividualCI', [LATER], 'true'],
  ])('on Azure Pipelines, after %s with %j, gives %s', (reason, instants, expected) => {
    const { steps } = load(blocks('yaml')[1] ?? '') as { steps: { bash?: string }[] }
    const script = (steps.find(({ bash }) => bash?.includes('due='))?.bash ?? '').replace('$(Build.Reason)', reason)
    expect(run(script, instants)).toBe(`##vso[task.setvariable variable=due]${expected}`)
  })
})
