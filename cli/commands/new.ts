import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import { PLACEHOLDER, PLACEHOLDER_PICTURE } from '../../renderer/content/placeholder.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { refused } from '../terminal/refused.ts'
import type { Given } from '../write/ask-entry.ts'
import type { Site } from '../write/new-entry.ts'
import type { Wanted } from '../write/new-key.ts'
import { option } from './options.ts'

interface NewOptions {
  readonly root: string
  readonly title?: string
  readonly yes: boolean
}

const EXAMPLES = `
Examples:
  kartograf new
  kartograf new posts --title "What the drill has shown"
  kartograf new pages company/awards

The entry is a draft: \`kartograf watch --drafts\` shows it. To publish it, remove \`draft: true\`.
If the keys of a collection are numbered (issue-08, issue-09), the next number is used.`

export function newCommand(program: Program, done: (code: number) => void): Command {
  return new Command('new')
    .description('Create an entry: a file for each language, with its fields and their descriptions.')
    .addArgument(new Argument('[collection]', 'kind of entry, such as posts or pages'))
    .addArgument(new Argument('[key]', 'its folder, the last part of its path (default: made from the title)'))
    .addOption(option.root(program))
    .addOption(new Option('--title <text>', 'title (default: made from the key)'))
    .addOption(new Option('--yes', 'do not prompt').default(false))
    .addHelpText('after', EXAMPLES)
    .action(async (collection: string | undefined, key: string | undefined, options: NewOptions) =>
      done(await begin(program, { collection, key, title: options.title?.trim() || undefined }, options)),
    )
}

async function begin(program: Program, given: Given, { root, yes }: NewOptions): Promise<number> {
  const [{ withSite }, { writeEntry, collectionNames }] = await Promise.all([
    import('./with-site.ts'),
    import('../write/new-entry.ts'),
  ])
  return withSite(program, root, async (site) => {
    if (hasErrors(site.issues))
      return refused(site.issues, site.root, 'Nothing was created: fix the settings of the site first.')
    const wanted = isAsking(given, yes) ? await asked(site, given) : named(given, collectionNames(site))
    if (!wanted) return EXIT.couldNotRun
    process.stdout.write(`${report(writeEntry(site, wanted))}\n`)
    return EXIT.fine
  })
}

/** Prompts need a terminal. */
function isAsking({ collection, key, title }: Given, yes: boolean): boolean {
  const isComplete = collection !== undefined && (key !== undefined || title !== undefined)
  return !yes && !isComplete && process.stdin.isTTY && process.stdout.isTTY
}

async function asked(site: Site, given: Given): Promise<Wanted | undefined> {
  // Imported lazily, because only this command needs the prompt library.
  const { askEntry } = await import('../write/ask-entry.ts')
  return askEntry(site, given)
}

function named({ collection, ...rest }: Given, names: readonly string[]): Wanted {
  if (collection !== undefined) return { collection, ...rest }
  throw new UsageError(
    `Name a collection and a folder: kartograf new ${names.at(-1) ?? 'pages'} some-name\nThis site has ${names.join(', ')}.`,
  )
}

function report(files: readonly string[]): string {
  const folder = path.posix.dirname(files[0] ?? '')
  const names = files.map((file) => path.posix.basename(file))
  const picture = path.posix.basename(PLACEHOLDER_PICTURE)
  return [
    `${folder}/: ${names.filter((name) => name !== picture).join(', ')}, as drafts`,
    '',
    'Next:',
    `  write what is marked ${PLACEHOLDER}, in each language`,
    ...(names.includes(picture) ? [`  put pictures beside the texts, and name them in place of ${picture}`] : []),
    '  kartograf watch --drafts   shows it while you write',
    '  remove `draft: true`       puts it online with the next build',
    ...(folder.startsWith('content/pages/') ? ['  content/navigation.yaml    puts it into the menu'] : []),
  ].join('\n')
}
