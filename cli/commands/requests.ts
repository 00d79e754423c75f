import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { FORMS_FILE } from '../../renderer/outputs/forms-file.ts'
import { dataFolderOf, watchWorkspaceOf, workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { formsReader } from '../receiver/forms-reader.ts'
import { formsIn } from '../receiver/store/file-store.ts'
import { csvOf, type CsvStyle, keptRequests, type KeptRequest, type Wanted } from '../receiver/store/kept.ts'
import { removeRequest } from '../receiver/store/retention.ts'
import { printable, printedJson } from '../terminal/printable.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { siteFolder } from '../content/site-folder.ts'
import { parseText } from './option-values.ts'
import { option } from './options.ts'

const ACTIONS = ['list', 'show', 'export', 'erase'] as const

interface RequestsOptions extends Wanted, CsvStyle {
  readonly root: string
  readonly data?: string
  readonly format: 'csv' | 'json'
  readonly yes: boolean
}

const EXAMPLES = `
Examples:
  kartograf requests list --form application
  kartograf requests show --id 05bc
  kartograf requests export --person jo@example.com --format json > requests.json
  kartograf requests export --bom > requests.csv                    for Excel
  kartograf requests export --bom --separator ';' > requests.csv    for Excel where 1.5 is 1,5
  kartograf requests erase --person jo@example.com --yes

--person compares the complete value of any field, such as an email address or a name. Copies that were sent by mail or webhook are not
erased.`

export function requestsCommand(program: Program, done: (code: number) => void): Command {
  return new Command('requests')
    .description('List, show, export and erase requests received by forms.')
    .addArgument(new Argument('<action>', 'what to do').choices(ACTIONS))
    .addOption(option.root(program))
    .addOption(option.data())
    .addOption(new Option('--form <name>', 'requests of this form').argParser(parseText))
    .addOption(new Option('--id <id>', 'requests whose id begins with this').argParser(parseText))
    .addOption(new Option('--person <text>', 'requests with exactly this text in a field').argParser(parseText))
    .addOption(
      new Option('--format <format>', 'format of the export').choices(['csv', 'json'] as const).default('csv' as const),
    )
    .addOption(new Option('--bom', 'begin the CSV with a byte order mark, by which Excel knows UTF-8').default(false))
    .addOption(
      new Option('--separator <sign>', 'between the values of the CSV')
        .choices([',', ';'] as const)
        .default(',' as const),
    )
    .addOption(new Option('--yes', 'erase; without it, only list what would be erased').default(false))
    .addHelpText('after', EXAMPLES)
    .action(async (action: (typeof ACTIONS)[number], options: RequestsOptions) => {
      const root = siteFolder(options.root)
      const data = dataFolderOf({ root, data: options.data })
      if (options.form !== undefined) checkForm(options.form, root, data)
      const { kept, unreadable } = await keptRequests(data, options)
      for (const name of unreadable) process.stderr.write(printable(`${name} contains no readable request.\n`))
      if (action === 'erase') await erase(kept, data, options)
      else process.stdout.write(TEXTS[action](kept, options))
      done(unreadable.length > 0 ? EXIT.couldNotRun : EXIT.fine)
    })
}

/** Throws UsageError if neither the data folder nor an output has the form. If no form is known at all, there is nothing to compare with. */
function checkForm(form: string, root: string, data: string): void {
  // First without the outputs: requests may be older than the form's removal, and a broken output must not stop their deletion.
  const stored = formsIn(data)
  if (stored.includes(form)) return
  const known = [...new Set([...stored, ...formsOfOutputs(root)])].toSorted()
  if (known.length === 0 || known.includes(form)) return
  const nearest = didYouMean(form, known)
  throw new UsageError(
    `There is no form ${form}${suggestion(nearest)}\nForms of the site and of the data folder ${data}: ${known.join(', ')}`,
  )
}

/** Names of the forms in the outputs of `generate` and `watch`, if there are any. */
function formsOfOutputs(root: string): string[] {
  return [workspaceOf, watchWorkspaceOf].flatMap((workspace) => {
    const { out } = workspace({ root, out: undefined })
    return formsReader(path.join(out, FORMS_FILE))().forms.map(({ name }) => name)
  })
}

const TEXTS = {
  list: (kept: readonly KeptRequest[]): string => printable(kept.map(({ request }) => `${lineOf(request)}\n`).join('')),
  show: (kept: readonly KeptRequest[]): string => `${printedJson(requestsOf(kept))}\n`,
  export: (kept: readonly KeptRequest[], { format, ...style }: RequestsOptions): string =>
    format === 'csv' ? csvOf(requestsOf(kept), style) : `${printedJson(requestsOf(kept))}\n`,
}

function requestsOf(kept: readonly KeptRequest[]): KeptRequest['request'][] {
  return kept.map(({ request }) => request)
}

function lineOf({ received, form, id, attachments }: KeptRequest['request']): string {
  const files = attachments.length > 0 ? ` · files ${attachments.length}` : ''
  return `${received} ${form} ${id}${files}`
}

async function erase(kept: readonly KeptRequest[], data: string, options: RequestsOptions): Promise<void> {
  if (options.person === undefined && options.id === undefined && options.form === undefined)
    throw new UsageError('State which requests to erase: --person, --id or --form.')
  process.stdout.write(TEXTS.list(kept))
  if (!options.yes) {
    process.stdout.write(`${kept.length} would be erased; --yes does it.\n`)
    return
  }
  let erased = 0
  const log = (message: string): void => void process.stderr.write(printable(`${message}\n`))
  for (const { name, request } of kept) erased += await removeRequest({ form: request.form, name }, data, log)
  process.stdout.write(`${erased} erased.\n`)
}
