import { Command, InvalidArgumentError, Option } from 'commander'
import { hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { Library } from '../../renderer/library/library.ts'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { printedJson } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { withSlashes } from './option-values.ts'
import { buildOptions, option, type SiteOptions } from './options.ts'

interface StatusOptions extends Omit<SiteOptions, 'drafts'> {
  readonly format: 'pretty' | 'json'
  readonly min?: number
  /** true for all texts. */
  readonly confirm?: true | readonly string[]
}

const EXAMPLES = `
Examples:
  kartograf status
  kartograf status --min 95                                     fails below 95 % fresh translations, for CI
  kartograf status --confirm content/posts/hello/de.md          this text matches its source
  kartograf status --confirm                                    all of them do

The source of a text is that in the default language, or else the first. Confirmations are stored in content/translations.lock,
which should be committed. Changes of dates or switches in the front matter do not make a translation stale.`

export function statusCommand(program: Program, done: (code: number) => void): Command {
  return new Command('status')
    .description('Show which translations are fresh, stale or missing, what is unused, and what will appear or expire.')
    .addOption(option.root(program))
    .addOption(option.at())
    .addOption(option.format())
    .addOption(
      new Option('--min <percent>', 'fail if a language has a smaller percentage of fresh translations').argParser(
        parsePercent,
      ),
    )
    .addOption(new Option('--confirm [texts...]', 'record that translations match their sources'))
    .addHelpText('after', EXAMPLES)
    .action(async (options: StatusOptions) => done(await status(program, options)))
}

async function status(program: Program, options: StatusOptions): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(options.root), out: undefined })
  const { loadForReading } = await import('../build/load/load-for-reading.ts')
  const { library, issues } = await loadForReading(
    workspace,
    buildOptions(program, { ...options, drafts: false }, 'check'),
  )
  if (!library) return refused(issues, workspace.root, 'Nothing can be said of the site as it is.')
  if (options.confirm !== undefined && hasErrors(issues))
    return refused(
      issues,
      workspace.root,
      'Nothing was confirmed: a text with errors may not say what it seems to say.',
    )
  return options.confirm === undefined
    ? tell(workspace.root, library, issues, options)
    : confirm(workspace.root, library, options.confirm === true || options.confirm.map(withSlashes))
}

async function tell(
  root: string,
  library: Library,
  issues: readonly Issue[],
  { format, min = 0 }: StatusOptions,
): Promise<number> {
  const [{ readLedger }, { translationsIn }, { statusOf }, { statusReport }] = await Promise.all([
    import('../status/ledger.ts'),
    import('../status/translations.ts'),
    import('../status/status.ts'),
    import('../terminal/status-report.ts'),
  ])
  const dataTexts = Object.values(library.data.files).map(({ text }) => text)
  const found = statusOf(library, translationsIn(library, readLedger(root)), issues, dataTexts)
  process.stdout.write(`${format === 'json' ? printedJson(found) : statusReport(found)}\n`)
  const behind = Object.entries(found.languages).filter(([, { percent }]) => percent < min)
  if (behind.length === 0) return EXIT.fine
  const shares = behind.map(([locale, { percent }]) => `${locale} ${percent} %`).join(', ')
  process.stderr.write(`Less than ${min} % of the translations are fresh: ${shares}\n`)
  return EXIT.siteHasErrors
}

async function confirm(root: string, library: Library, wanted: true | readonly string[]): Promise<number> {
  const [{ LEDGER_FILE, readLedger, writeLedger }, { confirmed, meantBy, translationsIn, written }] = await Promise.all(
    [import('../status/ledger.ts'), import('../status/translations.ts')],
  )
  const ledger = readLedger(root)
  const all = translationsIn(library, ledger)
  const meant = wanted === true ? written(all) : wanted.flatMap((name) => found(name, meantBy(name, written(all))))
  writeLedger(root, confirmed(ledger, all, meant))
  const fresh = meant.filter(({ state }) => state === 'fresh').length
  process.stdout.write(
    `${meant.length - fresh} confirmed, ${fresh} had been before. Commit ${LEDGER_FILE} with the texts.\n`,
  )
  return EXIT.fine
}

function found<T>(name: string, translations: readonly T[]): readonly T[] {
  if (translations.length > 0) return translations
  throw new UsageError(
    `${name} is no translation of this site.\nName a text, or the folder of one, that is not in the language of its source: content/posts/hello/de.md, content/posts/hello, posts.`,
  )
}

function parsePercent(value: string): number {
  const percent = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || percent > 100) throw new InvalidArgumentError('Expected a number from 0 to 100.')
  return percent
}
