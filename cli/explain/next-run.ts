import { existsSync } from 'node:fs'
import path from 'node:path'
import { plan, reasonToRender, type PlannedPage } from '../build/plan.ts'
import { intactFiles, NEVER, type BuildRecord } from '../build/record.ts'

/** Whether a build renders a page, and why. */
export interface PageRun {
  readonly renders: boolean
  readonly why: string
}

/** What the next build will do with a page, according to the build's own plan. */
export function nextRun(planned: PlannedPage, base: string, record: BuildRecord | undefined, out: string): PageRun {
  const intact = intactFiles(record, out)
  const { keep } = plan([planned], base, record, (file) => intact.has(file))
  if (record && keep.length > 0) return { renders: false, why: `it has not changed since build ${record.id}` }
  return { renders: true, why: words(planned, base, record, out) }
}

function words(planned: PlannedPage, base: string, record: BuildRecord | undefined, out: string): string {
  const id = record?.id ?? ''
  const { [reasonToRender(planned, base, record)]: why } = {
    first: 'there is no build yet, or `.cache/` is gone',
    shared: record?.base === NEVER ? OPEN : SHARED,
    new: `it is new since build ${id}`,
    changed: `what it shows has changed since build ${id}: its text, a fact, or an entry that it lists or links`,
    lost: missingFile(planned, record, out),
  }
  return why
}

const SHARED = 'what all pages share has changed: templates, settings, menu, footer, messages, or the program'
const OPEN = 'the theme uses what no build can compare (`untracked-input`), so every build renders every page'

function missingFile({ page }: PlannedPage, record: BuildRecord | undefined, out: string): string {
  const files = record?.pages[page.route.path]?.files ?? []
  const gone = files.find((file) => !existsSync(path.join(out, file)))
  return gone === undefined ? 'one of its files in the output was modified' : `${gone} is missing in the output`
}
