import { load } from 'js-yaml'

/** What starts a pipeline. */
export type Cause = 'push' | 'pull_request'

/** A step of GitHub Actions or of Azure Pipelines, as far as these tests look at it. */
export interface Step {
  readonly if?: string
  readonly condition?: string
  readonly run?: string
  readonly script?: string
  readonly uses?: string
  readonly task?: string
  readonly publish?: string
  readonly download?: string
  readonly artifact?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
}

/** A job of GitHub Actions or of Azure Pipelines. */
export interface Job {
  readonly if?: string
  readonly condition?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

interface Pipeline {
  readonly jobs: Readonly<Record<string, Job>> | readonly (Job & { readonly job: string })[]
}

/** The jobs of a file by name, in their order. */
export function jobsOf(file: string): ReadonlyMap<string, Job> {
  const { jobs } = load(file) as Pipeline
  return new Map(Array.isArray(jobs) ? jobs.map((job) => [job.job, job]) : Object.entries(jobs))
}

/** The steps of a file that run for a cause, in their order. */
export function stepsFor(file: string, cause: Cause): readonly Step[] {
  const jobs = [...jobsOf(file).values()].filter((job) => holds(job, cause))
  return jobs.flatMap(({ steps }) => steps.filter((step) => holds(step, cause)))
}

/** Understands the conditions that the recipes use, and no others. */
function holds(step: Pick<Step, 'if' | 'condition'>, cause: Cause): boolean {
  const condition = step.if ?? step.condition ?? 'always'
  const isPull = cause === 'pull_request'
  const known: Readonly<Record<string, boolean>> = {
    always: true,
    'succeededOrFailed()': true,
    "github.event_name == 'push'": !isPull,
    "github.event_name == 'pull_request'": isPull,
    "github.event.action != 'closed'": true,
    "github.event.action == 'closed'": false,
    "and(succeeded(), ne(variables['Build.Reason'], 'PullRequest'))": !isPull,
    "and(succeeded(), eq(variables['Build.Reason'], 'PullRequest'))": isPull,
  }
  const answer = known[condition]
  if (answer === undefined) throw new Error(`Unknown condition: ${condition}`)
  return answer
}

/** What a shell runs in a step, if it is one for a shell. */
export const scriptOf = ({ run, script, inputs }: Step): string | undefined => run ?? script ?? inputs?.['inlineScript']

const VALUES: Readonly<Record<string, string>> = {
  'github.event.number': '12',
  'github.token': 'secret',
  'github.repository': 'example/site',
  'vars.BUCKET': 'bucket',
  'System.PullRequest.PullRequestId': '12',
  'System.AccessToken': 'secret',
  'Build.BuildNumber': '7',
  'Build.SourcesDirectory': '.',
  'Pipeline.Workspace': '..',
  site: 'https://www.example.org',
  bucket: 'bucket',
  token: 'secret',
  siteId: 'site',
  orgId: 'org',
  projectId: 'project',
  account: 'account',
  remote: 'remote.git',
}

/** Puts values in the place of `${{ … }}` and `$(…)`. What has no value here may be a mistake of the recipe. */
export function filledIn(text: string, known: Readonly<Record<string, string>> = {}): string {
  const value = (whole: string, name: string): string => {
    if (/^(secrets|vars)\./.test(name)) return VALUES[name] ?? 'setting'
    const found = known[name] ?? VALUES[name]
    if (found === undefined) throw new Error(`Unknown variable: ${whole}`)
    return found
  }
  return text.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, value).replaceAll(/\$\(([A-Za-z.]+)\)/g, value)
}
