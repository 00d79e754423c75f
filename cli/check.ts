import path from 'node:path'
import { glossaryIssues, type Glossary } from '../renderer/model/glossary.ts'
import { hasErrors, sortIssues, type Issue } from '../renderer/model/issue.ts'
import type { Settings } from '../renderer/model/settings.ts'
import { placeInYaml } from '../renderer/model/yaml.ts'
import { build } from './build.ts'
import type { BuildOptions, Memory } from './build-types.ts'
import { withLock } from './lock.ts'
import type { Workspace } from './paths.ts'
import { createProgress } from './progress.ts'
import { issuesReport } from './report.ts'
import { sourceText } from './site-files.ts'
import type { SourceMemory } from './sources.ts'
import { createSteps } from './steps.ts'

export type CheckFormat = 'text' | 'json'

/**
 * `site check`: everything that can be wrong, found as `generate` finds it (the pages are rendered too, into the cache), and
 * what is allowed but costs visitors something. The output is not touched. Gives the exit code: 0, or 1 for errors.
 */
export async function check(workspace: Workspace, options: BuildOptions, format: CheckFormat): Promise<number> {
  const aside = { ...workspace, out: path.join(workspace.cache, 'check') }
  const progress = createProgress(process.stderr, () => performance.now())
  const steps = createSteps(progress, () => performance.now())
  const memory: Memory = { sources: new Map(), entries: new Map() }
  const result = await withLock(aside.out, 'site check', () => build(aside, options, memory, steps)).finally(
    progress.end,
  )
  const data = result.summary?.site.data
  const advice = data ? [...adviceFor(data.settings, workspace.root), ...wordsOf(data.glossary, memory.sources)] : []
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

/** Words that the glossary of the site has others for, in the texts that were read. */
function wordsOf(glossary: Glossary, sources: SourceMemory): Issue[] {
  return [...sources.values()].flatMap(({ text }) => (text && !('code' in text) ? glossaryIssues(glossary, text) : []))
}
