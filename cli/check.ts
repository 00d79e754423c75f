import path from 'node:path'
import { hasErrors, sortIssues, type Issue } from '../renderer/model/issue.ts'
import type { Settings } from '../renderer/model/settings.ts'
import { placeInYaml } from '../renderer/model/yaml.ts'
import { build } from './build.ts'
import type { BuildOptions } from './build-types.ts'
import { withLock } from './lock.ts'
import type { Workspace } from './paths.ts'
import { createProgress } from './progress.ts'
import { issuesReport } from './report.ts'
import { sourceText } from './site-files.ts'
import { createSteps } from './steps.ts'

export type CheckFormat = 'text' | 'json'

/**
 * `kartograf check`: everything that can be wrong, found as `generate` finds it (the pages are rendered too, into the cache), and
 * what is allowed but costs visitors something. The output is not touched. Gives the exit code: 0, or 1 for errors.
 */
export async function check(workspace: Workspace, options: BuildOptions, format: CheckFormat): Promise<number> {
  const aside = { ...workspace, out: path.join(workspace.cache, 'check') }
  const progress = createProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const memory = { sources: new Map(), entries: new Map() }
  const result = await withLock(aside.out, 'kartograf check', () => build(aside, options, memory, steps)).finally(
    progress.end,
  )
  const advice = result.summary ? adviceFor(result.summary.site.data.settings, workspace.root) : []
  const issues = sortIssues([...result.issues, ...advice])
  if (format === 'json') process.stdout.write(`${JSON.stringify(issues, null, 2)}\n`)
  else process.stdout.write(`${issuesReport(issues, workspace.root) || 'Nothing is wrong.'}\n`)
  return hasErrors(issues) ? 1 : 0
}

const SETTINGS = 'content/site.yaml'

/** What is allowed and should be decided knowingly. */
function adviceFor({ viewport }: Settings, root: string): Issue[] {
  if (!/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*(0|1(\.\d*)?)\b/.test(viewport)) return []
  const { line, column } = placeInYaml(sourceText(root, SETTINGS) ?? '', ['viewport'])
  return [
    {
      code: 'zoom-blocked',
      severity: 'warning',
      file: SETTINGS,
      line,
      column,
      message: 'visitors cannot zoom: `viewport` fixes the scale, which fails WCAG 1.4.4',
      expected: 'width=device-width, initial-scale=1',
      hint: 'the fixed viewport is what the specification asks for; take out maximum-scale and user-scalable to allow zooming',
    },
  ]
}
