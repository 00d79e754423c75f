import path from 'node:path'
import { Command, Option } from 'commander'
import { workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { siteFolder } from '../content/site-folder.ts'
import { buildOptions, option, type SiteOptions } from './options.ts'

interface GenerateOptions extends SiteOptions {
  readonly out?: string
  readonly baseUrl?: string
  readonly report?: string
  readonly profile?: boolean
}

const EXAMPLES = `
Examples:
  kartograf generate
  kartograf generate --drafts --out preview
  kartograf generate --at 2027-01-01 --base-url https://staging.example.com
  kartograf generate --strict --report report.json
  kartograf generate --report report.md       as a comment on a pull request: pages added, changed, removed`

export function generateCommand(program: Program, done: (code: number) => void): Command {
  return new Command('generate')
    .description('Build the site once.')
    .addOption(option.root(program))
    .addOption(option.out())
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(option.baseUrl())
    .addOption(option.strict())
    .addOption(
      new Option(
        '--report <file>',
        'also write the report to this file: as Markdown if it ends in .md, else as JSON (always written: .cache/build-report.json)',
      ),
    )
    .addOption(
      new Option('--profile', 'report where time is spent, and write profiles for flame graphs to .cache/profile/'),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: GenerateOptions) => {
      const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
      const { generate } = await import('../build/generate.ts')
      const profile = options.profile ? path.join(workspace.cache, 'profile') : null
      const build = { ...buildOptions(program, options, 'publish'), profile }
      done(await generate(workspace, build, options.report))
    })
}
