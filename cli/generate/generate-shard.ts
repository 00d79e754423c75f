import { hasErrors } from '../../renderer/definitions/issue.ts'
import { withLock } from '../output/lock.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { EXIT } from '../program.ts'
import { createProgress, NO_PROGRESS } from '../terminal/progress.ts'
import { tellBuildIssues } from '../terminal/report.ts'
import { createSteps } from '../terminal/steps.ts'
import { emptyMemory, type BuildOptions } from '../build/build-types.ts'
import { buildShard } from '../build/build.ts'
import type { Shard } from '../build/shards/shards.ts'

/**
 * `kartograf generate --shard 2/4`: renders some of the pages for `kartograf merge`. Returns the exit code: 0, or 1 if the site has errors.
 * `quiet`: prints issues only.
 */
export async function generateShard(
  workspace: Workspace,
  options: BuildOptions,
  shard: Shard,
  quiet = false,
): Promise<number> {
  const progress = quiet ? NO_PROGRESS : createProgress(process.stderr)
  const { issues, summary } = await withLock(workspace.out, 'kartograf generate', () =>
    buildShard({ workspace, options, memory: emptyMemory(), steps: createSteps(progress) }, shard),
  ).finally(progress.end)
  tellBuildIssues(issues, workspace.root)
  if (summary && !quiet) {
    const { pages, all, files } = summary
    const folder = relativePath(process.cwd(), workspace.out)
    process.stdout.write(
      `Shard ${shard.number} of ${shard.of}: ${pages} of ${all} pages, ${files} files in ${folder}/, for \`kartograf merge\`\n`,
    )
  }
  return hasErrors(issues) ? EXIT.siteHasErrors : EXIT.fine
}
