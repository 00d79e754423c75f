import { Argument, Command, Option } from 'commander'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { issuesReport } from '../terminal/report.ts'
import { option } from './options.ts'

interface PullOptions {
  readonly root: string
  readonly check: boolean
}

const EXAMPLES = `
Examples:
  kartograf pull                      all sources of content/pull.yaml
  CMS_TOKEN=… kartograf pull posts    one of them, with its token
  kartograf pull --check              in CI: fails if a source has changed, and writes nothing

The files are ordinary entries: \`check\` and \`generate\` need no network to read them. Commit them together with content/pull.lock. A file that has been edited is not overwritten.`

export function pullCommand(program: Program, done: (code: number) => void): Command {
  return new Command('pull')
    .description('Write external data as entries: JSON, CSV, RSS, an HTTP API.')
    .addArgument(new Argument('[names...]', 'sources of content/pull.yaml (default: all)'))
    .addOption(option.root(program))
    .addOption(new Option('--check', 'write nothing; fail if something is not up to date').default(false))
    .addHelpText('after', EXAMPLES)
    .action(async (names: readonly string[], options: PullOptions) => done(await bring(program, names, options)))
}

async function bring(program: Program, names: readonly string[], { root, check }: PullOptions): Promise<number> {
  const [{ withTheme }, { readSiteData }, { useSiteLocales }, { collectionsOf }, { readConfig }, { pull, pullReport }] =
    await Promise.all([
      import('./with-theme.ts'),
      import('../content/data/site-data.ts'),
      import('../content/data/site-locales.ts'),
      import('../../renderer/definitions/collections/collections.ts'),
      import('../pull/config.ts'),
      import('../pull/pull.ts'),
    ])
  return withTheme(program, root, async (theme, workspace) => {
    await useSiteLocales(workspace.root)
    const { data, issues } = readSiteData(workspace.root, {})
    const config = readConfig(workspace.root, collectionsOf(theme.collections), data.settings)
    const wrong = [...issues, ...config.issues]
    if (hasErrors(wrong)) {
      process.stderr.write(`${issuesReport(wrong, workspace.root, process.stderr)}\n\nNothing was pulled.\n`)
      return EXIT.siteHasErrors
    }
    const sources = chosen(Object.entries(config.sources), names)
    const results = await pull(sources, data.settings, { root: workspace.root, env: process.env, fetch }, check)
    const isOld = results.some(
      (result) => 'changes' in result && result.changes.written.length + result.changes.removed.length > 0,
    )
    process.stdout.write(`${pullReport(results, check)}\n`)
    return results.some((result) => 'failed' in result) || (check && isOld) ? EXIT.siteHasErrors : EXIT.fine
  })
}

function chosen<Source>(
  sources: readonly (readonly [name: string, source: Source])[],
  names: readonly string[],
): readonly (readonly [name: string, source: Source])[] {
  const known = sources.map(([name]) => name)
  const strange = names.find((name) => !known.includes(name))
  if (strange !== undefined) throw new UsageError(`There is no source \`${strange}\`, only ${known.join(', ')}.`)
  return names.length === 0 ? sources : sources.filter(([name]) => names.includes(name))
}
