import path from 'node:path'
import { Command } from 'commander'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { buildOptions, reportOptions, withPublishOptions, type PublishOptions } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf generate --shard 1/2 --out shards/1       on one machine
  kartograf generate --shard 2/2 --out shards/2       on another one
  kartograf merge shards/1 shards/2                   the same output as kartograf generate

Use the same --at, --drafts, --base-url and --noindex for all of them: pages that differ are rendered again.`

export function mergeCommand(program: Program, done: (code: number) => void): Command {
  const command = new Command('merge')
    .description('Build the site from pages that shards have rendered.')
    .argument('<folders...>', 'folders written by generate --shard, all of them')
  return withPublishOptions(command, program)
    .addHelpText('after', EXAMPLES)
    .action(async (folders: readonly string[], options: PublishOptions) => {
      const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
      const { generate } = await import('../generate/generate.ts')
      const shards = folders.map((folder) => path.resolve(folder))
      done(await generate(workspace, { ...buildOptions(program, options, 'publish'), shards }, reportOptions(options)))
    })
}
