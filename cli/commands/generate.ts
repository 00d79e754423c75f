import path from 'node:path'
import { Command, Option } from 'commander'
import { workspaceOf } from '../output/paths.ts'
import { UsageError, type Program } from '../program.ts'
import { siteFolder } from '../content/site-folder.ts'
import type { Shard } from '../build/shards/shards.ts'
import { parseShard } from './option-values.ts'
import { buildOptions, reportOptions, withPublishOptions, type PublishOptions } from './options.ts'

interface GenerateOptions extends PublishOptions {
  readonly profile?: boolean
  readonly shard?: Shard
}

const EXAMPLES = `
Examples:
  kartograf generate
  kartograf generate --drafts --out preview
  kartograf generate --at 2027-01-01
  kartograf generate --noindex --base-url https://staging.example.com
  kartograf generate --previous https://www.example.com     on a machine that starts empty
  kartograf generate --strict --report report.json
  kartograf generate --report report.html     as a page: time, bytes, translations, links
  kartograf generate --report report.md       as a comment on a pull request: pages added, changed, removed`

export function generateCommand(program: Program, done: (code: number) => void): Command {
  const command = new Command('generate').description('Build the site once.')
  return withPublishOptions(command, program)
    .addOption(
      new Option('--profile', 'report where time is spent, and write profiles for flame graphs to .cache/profile/'),
    )
    .addOption(
      new Option('--shard <k/n>', 'render only this part of the pages into the folder of --out, for kartograf merge')
        .argParser(parseShard)
        .conflicts(['json', 'report', 'profile']),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: GenerateOptions) => {
      const { shard } = options
      const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
      if (shard) {
        if (options.out === undefined)
          throw new UsageError('--shard needs a folder for its pages, such as --out shards/1.')
        const { generateShard } = await import('../generate/generate-shard.ts')
        return done(await generateShard(workspace, buildOptions(program, options, 'publish'), shard, options.quiet))
      }
      const { generate } = await import('../generate/generate.ts')
      const profile = options.profile ? path.join(workspace.cache, 'profile') : null
      const build = { ...buildOptions(program, options, 'publish'), profile }
      done(await generate(workspace, build, reportOptions(options)))
    })
}
