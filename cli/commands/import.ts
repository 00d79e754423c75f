import { existsSync } from 'node:fs'
import { Argument, Command, Option } from 'commander'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { refused } from '../terminal/refused.ts'
import { withSlashes } from './option-values.ts'
import { option } from './options.ts'

interface ImportOptions {
  readonly root: string
  readonly into: string
  readonly section: string
  readonly base?: string
  readonly numbered: boolean
}

const EXAMPLES = `
Examples:
  kartograf import hugo ../old-site --section blog --into posts --base https://www.example.org
  kartograf import markdown ../notes --into pages
  kartograf import markdown ../docs --numbered

Front matter may be YAML, TOML or JSON. The language is that of the folder (de/blog/post.md) or of the file name (post.de.md).
Nothing is overwritten; the report lists what could not be imported, with file and line.`

export function importCommand(program: Program, done: (code: number) => void): Command {
  return new Command('import')
    .description('Import the texts of another site: front matter, languages, links, pictures.')
    .addArgument(new Argument('<kind>', 'format of the folder').choices(['hugo', 'markdown']))
    .addArgument(new Argument('<folder>', 'folder of the other site, or of Markdown files'))
    .addOption(option.root(program))
    .addOption(new Option('--into <collection>', 'collection of the new entries').default('pages'))
    .addOption(
      new Option('--section <folder>', 'import only the texts below this folder of the content').default('', 'all'),
    )
    .addOption(new Option('--base <url>', 'address of the old site, for links to pages that are not imported'))
    .addOption(
      new Option('--numbered', 'numbers at the start of names (02-install.md) only order files').default(false),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (kind: string, folder: string, options: ImportOptions) =>
      done(await runImport(program, kind, folder, options)),
    )
}

async function runImport(program: Program, kind: string, folder: string, options: ImportOptions): Promise<number> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`)
  if (options.base !== undefined && !URL.canParse(options.base))
    throw new UsageError(`\`--base ${options.base}\` is not a URL, such as https://www.example.org`)
  const [{ withSite }, { importSite }, { importReport }] = await Promise.all([
    import('./with-site.ts'),
    import('../import/import-site.ts'),
    import('../import/report.ts'),
  ])
  return withSite(program, options.root, (site) => {
    if (hasErrors(site.issues))
      return refused(site.issues, site.root, 'Nothing was imported: fix the settings of the site first.')
    const section = withSlashes(options.section).replaceAll(/^\/+|\/+$/g, '')
    const wanted = {
      from: folder,
      collection: options.into,
      section,
      base: options.base,
      isHugo: kind === 'hugo',
      isNumbered: options.numbered,
    }
    process.stdout.write(`${importReport(importSite(site, wanted))}\n`)
    return EXIT.fine
  })
}
