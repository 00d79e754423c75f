import { Argument, Command } from 'commander'
import { nearestFact } from '../../renderer/content/facts/fill-facts.ts'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { printedJson } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { buildOptions, option } from './options.ts'

interface FactsOptions {
  readonly root: string
  readonly format: 'pretty' | 'json'
}

const EXAMPLES = `
Examples:
  kartograf facts
  kartograf facts facts.customers
  kartograf facts offers.guided-tour`

export function factsCommand(program: Program, done: (code: number) => void): Command {
  return new Command('facts')
    .description('Show the text of a fact in each language, and every line that uses it.')
    .addArgument(new Argument('[name]', 'name of a fact or a group of facts (default: a list of all)'))
    .addOption(option.root(program))
    .addOption(option.format())
    .addHelpText('after', EXAMPLES)
    .action(async (name: string | undefined, options: FactsOptions) => done(await facts(name, options, program)))
}

async function facts(written: string | undefined, { root, format }: FactsOptions, program: Program): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const [{ loadForReading }, { allFactNames, factsNamed }, { factsList, factsReport }] = await Promise.all([
    import('../build/load/load-for-reading.ts'),
    import('../explain/facts.ts'),
    import('../terminal/facts-report.ts'),
  ])
  const { library, issues } = await loadForReading(workspace, buildOptions(program, { root, drafts: false }, 'check'))
  if (!library) return refused(issues, workspace.root)
  // As texts refer to it: `{{facts.median|words}}`.
  const name = written?.replaceAll(/[{}\s]/g, '').split('|')[0]
  const found = factsNamed(name, library)
  if (name !== undefined && found.length === 0) throw unknown(name, allFactNames(library))
  const report = name === undefined ? factsList : factsReport
  process.stdout.write(`${format === 'json' ? printedJson(found) : report(found)}\n`)
  return EXIT.fine
}

function unknown(name: string, names: readonly string[]): UsageError {
  const nearest = nearestFact(name, new Set(names))
  return new UsageError(`There is no fact ${name}${suggestion(nearest)}\nkartograf facts lists all of them.`)
}
