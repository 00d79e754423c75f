import { Argument, Command, Option } from 'commander'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import { UsageError, type Program } from '../program.ts'
import { refused } from '../terminal/refused.ts'
import { buildOptions, option } from './options.ts'
import { parseText, withSlashes } from './option-values.ts'

const ACTIONS = ['export', 'import'] as const

interface TranslateOptions {
  readonly root: string
  readonly to?: string
  readonly all: boolean
  readonly out?: string
  readonly copySource: boolean
}

const EXAMPLES = `
Examples:
  kartograf translate export --to es                  what is missing or stale in Spanish, into es.xlf
  kartograf translate export posts/hello --to es      this text, whatever its state
  kartograf translate export --to es --copy-source    with the source in place of what is missing, for OmegaT
  kartograf translate import es.xlf                   writes the texts that translators have sent back

The file is XLIFF 1.2, which tools for translators read. Facts, links, code and emphasis are protected in it. An import writes a text
only if all of it is translated and its source has not changed since; then it also notes in content/translations.lock that it is fresh.`

export function translateCommand(program: Program, done: (code: number) => void): Command {
  return new Command('translate')
    .description('Export texts for translators as XLIFF, and import what they send back.')
    .addArgument(new Argument('<action>', 'what to do').choices(ACTIONS))
    .addArgument(
      new Argument('[names...]', 'texts to export (`posts/hello`, `messages`, `navigation` …), or files to import'),
    )
    .addOption(option.root(program))
    .addOption(new Option('--to <language>', 'language to translate into').argParser(parseText))
    .addOption(new Option('--all', 'export fresh translations too').default(false))
    .addOption(
      new Option('--copy-source', 'put the source where there is no translation, for tools such as OmegaT').default(
        false,
      ),
    )
    .addOption(new Option('--out <file>', 'file to export to (default: <language>.xlf)').argParser(parseText))
    .addHelpText('after', EXAMPLES)
    .action(async (action: (typeof ACTIONS)[number], names: readonly string[], options: TranslateOptions) =>
      done(await translate(program, action, names, options)),
    )
}

async function translate(
  program: Program,
  action: (typeof ACTIONS)[number],
  names: readonly string[],
  { root, to, all, out, copySource }: TranslateOptions,
): Promise<number> {
  if (action === 'import' && names.length === 0)
    throw new UsageError('Name the files to import, such as `kartograf translate import es.xlf`.')
  if (action === 'export' && to === undefined)
    throw new UsageError('Say which language to translate into, such as `kartograf translate export --to es`.')
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const { loadForReading } = await import('../build/load/load-for-reading.ts')
  const { library, theme, issues } = await loadForReading(
    workspace,
    buildOptions(program, { root, drafts: false }, 'check'),
  )
  if (!library || !theme) return refused(issues, workspace.root)
  const site = { root: workspace.root, library, theme, issues }
  if (action === 'import') return (await import('../translate/run-import.ts')).runImport(site, names)
  return (await import('../translate/run-export.ts')).runExport(site, {
    names: names.map(withSlashes),
    to: to ?? '',
    all,
    out,
    copySource,
  })
}
