import { hasErrors, type Issue } from '../../../renderer/definitions/issue.ts'
import { besideCollisions } from '../load/collisions.ts'
import { filesOf } from '../new-output.ts'
import { renderAll, type Rendered } from '../render/render-all.ts'
import { renderFailures } from '../render/render-failures.ts'
import type { RenderResult } from '../../output/render-result.ts'
import { takeOverShards } from '../shards/shards.ts'
import type { Refused, Run } from './run.ts'

/** The pages of a run. Their files are in the staging folder. */
export interface RunPages {
  /** All pages that are not kept from the last build, rendered here or by a shard. */
  readonly results: readonly RenderResult[]
  /** Those that were rendered here. */
  readonly here: Rendered
  /** Their paths, in the order of the plan. */
  readonly rendered: readonly string[]
  /** Number of pages that shards have rendered. */
  readonly brought: number
  /** Files of each page, by its path. */
  readonly files: ReadonlyMap<string, readonly string[]>
  readonly failed: readonly Issue[]
}

/** Takes over the pages of shards, and renders the others that have changed. */
export async function renderPages(run: Run): Promise<RunPages | Refused> {
  const { workspace, options, prepared, base, staging, todo } = run
  const brought = takeOverShards(options.shards ?? [], todo.render, { base, staging, root: workspace.root })
  if (hasErrors(brought.issues)) return { refused: brought.issues }
  const isBrought = new Set(brought.results.map(({ path }) => path))
  const render = todo.render.filter(({ page }) => !isBrought.has(page.route.path))
  const here = await renderAll({ ...todo, render }, { ...run, meanwhile: prepared.keep }, run.steps)
  const results = [...brought.results, ...here.results]
  const files = filesOf(todo, results)
  const unrendered = await renderFailures(results, prepared.site, workspace.root, prepared.theme.file)
  const failed = [...unrendered, ...here.damaged]
  const collided = besideCollisions(files, prepared.site, prepared.sources.copies, workspace.root)
  // Pages refer to pictures that are not there: what follows would tell that, too.
  if (hasErrors([...collided, ...here.damaged])) return { refused: [...failed, ...collided] }
  const rendered = render.map(({ page }) => page.route.path)
  return { results, here, rendered, brought: isBrought.size, files, failed }
}
