import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { filledIn, jobsOf, scriptOf, stepsFor, type Cause, type Job, type Step } from '../support/pipelines.ts'
import { blocks, callsIn, filesOfRecipe, guides, noted, pageOf, run } from '../support/recipes.ts'
import { AT, copyFixture, edit, PROJECT, read, site } from '../support/site.ts'
import { temporaryFolder } from '../unit/cli/temporary.ts'

describe('every recipe', () => {
  test('has pipelines that are YAML', () => {
    const pipelines = blocks('yaml').map((code) => load(code))
    expect(pipelines.length).toBeGreaterThan(15)
    expect(pipelines.filter((value) => typeof value !== 'object' || value === null)).toEqual([])
  })

  test('calls commands and options that exist', () => {
    const calls = guides
      .flatMap((text) => Array.from(text.matchAll(/\bkartograf ([a-z]+)((?: [^\n`|;>&]*)?)/g)))
      .map(([, command = '', rest = '']) => ({ command, options: rest.match(/--[a-z-]+/g) ?? [] }))
    expect(calls.length).toBeGreaterThan(10)
    const help = new Map([...new Set(calls.map(({ command }) => command))].map((name) => [name, helpOf(name)]))
    const unknown = calls.flatMap(({ command, options }) =>
      options.filter((option) => !help.get(command)?.includes(option)).map((option) => `${command} ${option}`),
    )
    expect(unknown).toEqual([])
  })

  test('is named in the table, for nine hosts', () => {
    const rows = pageOf('README.md').match(/^\| \[[^\]]+\]\([\w-]+\.md\)/gm) ?? []
    expect(rows).toHaveLength(9)
    const named = new Set(rows.map((row) => /\((.+)\)/.exec(row)?.[1]))
    expect(named).toEqual(new Set(Object.keys(DEPLOYS)))
  })
})

function helpOf(command: string): string {
  const { code, stdout } = site([command, '--help'])
  expect(code).toBe(0)
  return stdout
}

/** What each recipe calls or uses to put `main` online, and to show a pull request: on GitHub Actions, on Azure Pipelines. Nothing where an artifact shows it. */
const DEPLOYS: Readonly<Record<string, Partial<Record<Cause, readonly [string, string]>>>> = {
  'azure-static-web-apps.md': {
    push: ['uses Azure/static-web-apps-deploy@v1', 'task AzureStaticWebApp@0'],
    pull_request: ['uses Azure/static-web-apps-deploy@v1', 'task AzureStaticWebApp@0'],
  },
  'github-pages.md': {
    push: ['uses actions/deploy-pages@v4', 'git -C output push --quiet --force remote.git gh-pages'],
  },
  'netlify.md': {
    push: both('npx --prefix deploy netlify deploy --dir output --no-build --prod'),
    pull_request: both('npx --prefix deploy netlify deploy --dir output --no-build --alias pr-12'),
  },
  'cloudflare-pages.md': {
    push: both('npx --prefix deploy wrangler pages deploy output --project-name site --branch main'),
    pull_request: both('npx --prefix deploy wrangler pages deploy output --project-name site --branch pr-12'),
  },
  'vercel.md': {
    push: both('npx --prefix deploy vercel deploy --prebuilt --prod'),
    pull_request: both('npx --prefix deploy vercel deploy --prebuilt'),
  },
  'server.md': {
    push: both('ssh deploy@www.example.org sh deploy.sh upload /srv/site && sudo /usr/local/sbin/use-nginx-conf'),
  },
  's3.md': { push: both('sh publish.sh bucket') },
  'container.md': { push: ['docker push ghcr.io/example/site:c0ffee', 'task Docker@2'] },
}

function both(call: string): readonly [string, string] {
  return [call, call]
}

const PROGRAMS = ['npx', 'npm', 'node', 'gh', 'git', 'docker', 'rsync', 'ssh', 'ssh-agent', 'ssh-add', 'sh']

/** Runs all that a pipeline runs in a shell; programs only note their calls, and what no shell runs is noted by its name. */
function calls(file: string, cause: Cause): string[] {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'output'))
  const PATH = noted(folder, PROGRAMS)
  const shell = { HOME: folder, SITE: 'https://www.example.org', GITHUB_REPOSITORY: 'Example/Site' }
  for (const step of stepsFor(file, cause)) {
    const script = scriptOf(step)
    const name = nameOf(step)
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, filledIn(value)]))
    if (script === undefined) appendFileSync(path.join(folder, 'calls.txt'), `${name}\n`)
    else run(filledIn(script), folder, [], { ...shell, GITHUB_SHA: 'c0ffee', GITHUB_ACTOR: 'me', ...env, PATH })
    if (script !== undefined && step.task) appendFileSync(path.join(folder, 'calls.txt'), `${name}\n`)
  }
  return callsIn(folder)
}

/** What no shell runs. */
function nameOf({ uses, task, publish, artifact, ...step }: Step): string {
  if (uses) return `uses ${uses} ${JSON.stringify(step.with ?? {})}`
  return task ? `task ${task} ${JSON.stringify(step.inputs)}` : `${publish ? 'publish' : 'download'} ${artifact ?? ''}`
}

const COMMON: Readonly<Record<Cause, readonly string[]>> = {
  push: ['npm ci', 'npx kartograf generate --previous https://www.example.org'],
  pull_request: ['npm ci', 'npx kartograf generate --report report.md', 'npx kartograf generate --noindex'],
}

/** How the output comes from the job that builds it to the one that deploys it. */
const HANDED = {
  github: ['uses actions/upload-artifact@v4 {"name":"site"', 'uses actions/download-artifact@v4 {"name":"site"'],
  pages: ['uses actions/upload-pages-artifact@v3', ''],
  azure: ['publish site', 'task DownloadPipelineArtifact@2 {"artifact":"site"'],
} as const

describe.each(Object.entries(DEPLOYS))('the pipelines of %s', (page, deploys) => {
  test.each(['push', 'pull_request'] as const)('run for a %s: cache, check, build, and what becomes of it', (cause) => {
    const files = filesOfRecipe(page)
    expect(files).toHaveLength(2)
    for (const [at, file] of files.entries()) {
      const done = calls(file, cause)
      const [cache, check] = at === 0 ? ['uses actions/cache@v4', 'github'] : ['task Cache@2', 'junit']
      const isForPages = page === 'github-pages.md' && cause === 'push'
      const [handed, taken] = HANDED[at === 1 ? 'azure' : isForPages ? 'pages' : 'github']
      const comment = at === 0 ? 'gh pr comment 12 --body-file report.md' : 'node comment.mjs ../report/report.md'
      const deploy = deploys[cause]?.[at]
      const order = [
        cache,
        COMMON[cause][0],
        `npx kartograf check --types --format ${check}`,
        ...COMMON[cause].slice(1),
        handed,
        ...(cause === 'pull_request' ? [comment] : []),
        ...(deploy === undefined ? [] : [taken, deploy]),
      ]
      expect(order.filter((call) => !done.some((one) => one.startsWith(call ?? '')))).toEqual([])
      const places = order.filter(Boolean).map((call) => done.findIndex((one) => one.startsWith(call ?? '')))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(cause === 'push' && done.some((one) => one.includes('comment'))).toBe(false)
    }
  })

  test('have no key in the job that runs code of packages, and the other way round', () => {
    for (const file of filesOfRecipe(page))
      for (const [name, job] of jobsOf(file))
        expect([name, hasKey(job), runsPackages(job)]).toEqual([name, name !== 'build', name === 'build'])
  })

  test('give packages no token of the repository, and publish in the order of the commits', () => {
    const [github = '', azure = ''] = filesOfRecipe(page)
    expect(load(github)).toMatchObject({
      permissions: { contents: 'read' },
      concurrency: {
        group: 'site-${{ github.ref }}',
        'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
      },
    })
    expect(load(azure)).toMatchObject({ trigger: { batch: true } })
  })
})

const KEYS =
  /secrets\.|github\.token|System\.AccessToken|\$\((token|remote)\)|awsCredentials|containerRegistry|sshKeySecureFile/

/** Whether a job has a secret, or may do more than read the repository. */
function hasKey(job: Job): boolean {
  const rights = Object.entries(job.permissions ?? {}).filter(([name, right]) => `${name} ${right}` !== 'contents read')
  return rights.length > 0 || KEYS.test(JSON.stringify(job.steps))
}

/** Whether a job installs what the site is built with, or runs it. */
const runsPackages = ({ steps }: Job): boolean =>
  steps.some((step) => /^npm (ci|run)(?! --prefix)|^npx kartograf/m.test(scriptOf(step) ?? ''))

test('no checkout leaves a token of the repository for what the steps run', () => {
  const starter = readFileSync(path.join(PROJECT, 'cli/starter/.github/workflows/site.yml'), 'utf8')
  const onGithub = [...blocks('yaml'), starter].filter((code) => code.includes('actions/checkout'))
  const checkouts = onGithub
    .flatMap((file) => Array.from(jobsOf(file).values(), ({ steps }) => steps).flat())
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.length).toBeGreaterThan(11)
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
})

test.each(Object.keys(DEPLOYS))('a script of several lines in %s ends at its first fault', (page) => {
  const [, azure = ''] = filesOfRecipe(page)
  const causes = ['push', 'pull_request'] as const
  const scripts = new Set(causes.flatMap((cause) => stepsFor(azure, cause).flatMap((step) => step.script ?? [])))
  const long = [...scripts].filter((script) => script.includes('\n'))
  expect(long).not.toEqual([])
  for (const script of long) {
    const folder = temporaryFolder()
    const PATH = noted(folder, [...PROGRAMS, 'touch'], 'exit 1')
    expect(() => run(filledIn(script), folder, [], { PATH })).toThrow('Command failed')
    expect(callsIn(folder)).toHaveLength(1)
  }
})

describe.each(Object.keys(DEPLOYS))('the build of %s', (page) => {
  const builds = filesOfRecipe(page).map((file) => {
    const scripts = stepsFor(file, 'push').flatMap((step) => scriptOf(step) ?? [])
    return filledIn(scripts.find((script) => script.includes('--previous')) ?? '')
  })
  const built = (script: string, code: number): { done: string[]; failed: boolean } => {
    const folder = temporaryFolder()
    const PATH = noted(folder, ['npx'], `case "$*" in *--previous*) exit ${code};; esac`)
    const { status } = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      env: { PATH, SITE: 'https://a.example' },
    })
    return { done: callsIn(folder).map((call) => call.replace(/ https:.*/, '')), failed: status !== 0 }
  }
  const [first, second] = ['npx kartograf generate --previous', 'npx kartograf generate']

  test('does not need the site that is online, which may be down; an error of the content ends it', () => {
    expect(builds).toHaveLength(2)
    for (const script of builds) {
      expect(built(script, 0)).toEqual({ done: [first], failed: false })
      expect(built(script, 3)).toEqual({ done: [first, second], failed: false })
      expect(built(script, 1)).toEqual({ done: [first], failed: true })
    }
  })
})

describe('the pipeline of a pull request', () => {
  const [github = ''] = filesOfRecipe('netlify.md')
  const builds = stepsFor(github, 'pull_request')
    .flatMap((step) => scriptOf(step)?.split('\n') ?? [])
    .flatMap((line) => /^npx kartograf (generate.*)$/.exec(line)?.[1] ?? [])

  test('reports what differs from the last build of `main`, whose cache it has, and leaves a preview', () => {
    const root = copyFixture('pipeline')
    const build = (command: string) =>
      expect(site([...command.split(' '), '--root', root, '--at', AT], {}, root).code).toBe(0)
    build('generate')
    rmSync(path.join(root, 'output'), { recursive: true })
    edit(root, 'content/posts/anchor/de.md', 'Text about', 'Another text about')
    expect(builds).toHaveLength(2)
    for (const command of builds) build(command)
    expect(read(root, 'report.md')).toContain('Changed: 1 page')
    expect(read(root, 'output/robots.txt')).toContain('Disallow: /\n')
    rmSync(root, { recursive: true, force: true })
  })
})
