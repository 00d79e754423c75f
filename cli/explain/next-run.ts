import { existsSync } from 'node:fs'
import path from 'node:path'
import { plan, type PlannedPage } from '../build/plan.ts'
import { intactFiles, type BuildRecord } from '../build/record.ts'

/** Whether the next build renders a page, and why. */
export interface NextRun {
  readonly renders: boolean
  readonly why: string
}

/** Asks the plan of the build itself; the reason is found by what the plan compares. */
export function nextRun(planned: PlannedPage, base: string, record: BuildRecord | undefined, out: string): NextRun {
  const intact = intactFiles(record, out)
  const { keep } = plan([planned], base, record, (file) => intact.has(file))
  if (record && keep.length > 0) return { renders: false, why: `nothing of it has changed since build ${record.id}` }
  return { renders: true, why: reasonOf(planned, base, record, out) }
}

function reasonOf({ page, digest }: PlannedPage, base: string, record: BuildRecord | undefined, out: string): string {
  if (!record) return 'there is no build yet, or `.cache/` is gone'
  if (record.base !== base)
    return 'what all pages share has changed: templates, settings, menu, footer, messages, or the program'
  const recorded = record.pages[page.route.path]
  if (!recorded) return `it is new since build ${record.id}`
  if (recorded.digest !== digest)
    return `what it shows has changed since build ${record.id}: its text, a fact, or an entry that it lists or links`
  const gone = recorded.files.find((file) => !existsSync(path.join(out, file)))
  return gone === undefined ? 'one of its files in the output was changed' : `${gone} is missing in the output`
}
