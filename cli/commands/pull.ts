import { Argument, Command, Option } from 'commander'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { refused } from '../terminal/refused.ts'
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

async function bring(program: Program, names: readonly string[], options: PullOptions): Promise<number> {
  const { root: folder, check } = options
  const [{ withSite }, { collectionsOf }, { readConfig }, { pull, pullReport }] = await Promise.all([
    import('./with-site.ts'),
    import('../../renderer/definitions/collections/collections.ts'),
    import('../pull/config.ts'),
    import('../pull/pull.ts'),
  ])
  return withSite(program, folder, async ({ root, theme, data: { settings }, issues }) => {
    const config = readConfig(root, collectionsOf(theme.collections), settings)
    const wrong = [...issues, ...config.issues]
    if (hasErrors(wrong)) return refused(wrong, root, 'Nothing was pulled.')
    const sources = chosen(Object.entries(config.sources), names)
    const results = await pull(sources, settings, { root, env: process.env, fetch }, check)
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
