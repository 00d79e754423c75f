import path from 'node:path'
import { Command, Option } from 'commander'
import { workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { FORMAT_NAMES, type FormatName } from '../terminal/formats/formats.ts'
import { siteFolder } from '../content/site-folder.ts'
import { buildOptions, option, type SiteOptions } from './options.ts'

interface CheckOptions {
  readonly format: FormatName
  /** true for the folder that `generate` writes to. */
  readonly output?: string | true
  readonly external: boolean
  readonly types: boolean
}

const EXAMPLES = `
Examples:
  kartograf check
  kartograf check --strict --at 2027-01-01
  kartograf check --format github             annotations in a pull request on GitHub
  kartograf check --format sarif > kartograf.sarif
  kartograf check --format junit > check.xml  test results in Azure Pipelines, GitLab, Jenkins
  kartograf check --output
  kartograf check --types                    also the types of the theme, by the site's own TypeScript
  kartograf check --external                  requests external links, each at most once a day

\`severities: { length: error, glossary: off }\` in content/site.yaml turns warnings into errors, or silences them. What a code means:
kartograf explain length`

export function checkCommand(program: Program, done: (code: number) => void): Command {
  return new Command('check')
    .description('Report all issues without touching the output.')
    .addOption(option.root(program))
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(option.strict())
    .addOption(new Option('--format <format>', 'format of the report').choices(FORMAT_NAMES).default('pretty' as const))
    .addOption(new Option('--output [dir]', 'also compare the output with the last build, byte for byte'))
    .addOption(new Option('--external', 'also request external links, to find broken ones').default(false))
    .addOption(option.types())
    .addHelpText('after', EXAMPLES)
    .action(async (options: SiteOptions & CheckOptions) => {
      const { check } = await import('../check/check.ts')
      const { format, output, external, types } = options
      const out = typeof output === 'string' ? path.resolve(output) : undefined
      const workspace = workspaceOf({ root: siteFolder(options.root), out })
      const compares = output !== undefined
      const { version } = program
      const asked = { format, compares, external, types, version }
      done(await check(workspace, buildOptions(program, options, 'check'), asked))
    })
}
