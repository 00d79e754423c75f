import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildReport } from '../report/build-report.ts'
import type { RenderReason } from '../build/plan.ts'
import type { BuildRecord } from '../build/record.ts'
import type { Workspace } from '../output/paths.ts'
import type { PageRun } from './next-run.ts'

const WORDS: Readonly<Record<RenderReason, string>> = {
  first: 'there was no build yet, or `.cache/` was gone',
  shared: 'what all pages share had changed: templates, settings, menu, footer, messages, or the program',
  new: 'it was new',
  changed: 'what it shows had changed: its text, a fact, or an entry that it lists or links',
  lost: 'a file of it was missing in the output, or modified',
}

/** What the last build did with a page, according to its report; null if that is missing or belongs to another build. */
export function lastRun(page: string, record: BuildRecord | undefined, workspace: Workspace): PageRun | null {
  const build = reportedBuild(workspace)
  if (!record?.pages[page] || build?.id !== record.id) return null
  const reason = build.reasons[page]
  return reason ? { renders: true, why: WORDS[reason] } : { renders: false, why: 'it had not changed' }
}

function reportedBuild({ cache }: Workspace): BuildReport['build'] {
  try {
    return (JSON.parse(readFileSync(path.join(cache, 'build-report.json'), 'utf8')) as BuildReport).build
  } catch {
    // Nothing has been built yet, or the report is of another version.
    return null
  }
}
