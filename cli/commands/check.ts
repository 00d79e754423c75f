import path from 'node:path'
import { Command, Option } from 'commander'
import type { CheckFormat } from '../build/check.ts'
import { workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { siteFolder } from '../content/site-folder.ts'
import { buildOptions, option, type SiteOptions } from './options.ts'

interface CheckOptions {
  readonly format: CheckFormat
  /** true: the folder that `generate` writes to. */
  readonly output?: string | true
}

const EXAMPLES = `
Examples:
  kartograf check
  kartograf check --strict --at 2027-01-01
  kartograf check --format json > issues.json
  kartograf check --output`

export function checkCommand(program: Program, done: (code: number) => void): Command {
  return new Command('check')
    .description('Report all issues without touching the output.')
    .addOption(option.root(program))
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(option.strict())
    .addOption(
      new Option('--format <format>', 'format of the report')
        .choices(['text', 'json'] as const)
        .default('text' as const),
    )
    .addOption(new Option('--output [dir]', 'also compare the output with the last build, byte for byte'))
    .addHelpText('after', EXAMPLES)
    .action(async (options: SiteOptions & CheckOptions) => {
      const { check } = await import('../build/check.ts')
      const { format, output } = options
      const out = typeof output === 'string' ? path.resolve(output) : undefined
      const workspace = workspaceOf({ root: siteFolder(options.root), out })
      const compares = output !== undefined
      done(await check(workspace, buildOptions(program, options, 'check'), { format, compares }))
    })
}
