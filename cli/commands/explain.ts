import { withLetters } from '../../renderer/definitions/decoded.ts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Argument, Command } from 'commander'
import { nearestHint } from '../../renderer/content/nearest.ts'
import type { Explanation } from '../../renderer/definitions/explanation.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { siteFolder } from '../content/site-folder.ts'
import { EXPLANATIONS, explanationOf } from '../explain/codes.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { codeReport, pageReport } from '../terminal/explain-report.ts'
import { printable, printedJson } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { withSlashes } from './option-values.ts'
import { buildOptions, option, type SiteOptions } from './options.ts'

interface ExplainOptions extends SiteOptions {
  readonly out?: string
  readonly format: 'pretty' | 'json'
}

const EXAMPLES = `
Examples:
  kartograf explain /de/career/
  kartograf explain content/posts/hello/en.md --format json
  kartograf explain dead-link
  kartograf explain codes`

export function explainCommand(program: Program, done: (code: number) => void): Command {
  return new Command('explain')
    .description(
      'Show what a page is made of, who links to it, and whether the next build renders it; or explain an issue code.',
    )
    .addArgument(
      new Argument(
        '<subject>',
        'path of a page, its content file, an issue code, or `codes` for all of them',
      ).argParser(withSlashes),
    )
    .addOption(option.root(program))
    .addOption(option.out())
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(option.format())
    .addHelpText('after', EXAMPLES)
    .action(async (subject: string, options: ExplainOptions) =>
      done(
        await (/[/.]/.test(subject)
          ? explainAddress(subject, options, program)
          : explainCode(subject, options, program)),
      ),
    )
}

/** Loads the theme only for codes that the program does not know. */
async function explainCode(code: string, { root, format }: ExplainOptions, program: Program): Promise<number> {
  const own = explanationOf(code)
  if (own) return explainFrom({ [code]: own }, code, format)
  if (!existsSync(path.join(root, 'content'))) return explainFrom(EXPLANATIONS, code, format)
  const { withTheme } = await import('./with-theme.ts')
  return withTheme(program, root, ({ codes }) => explainFrom({ ...EXPLANATIONS, ...codes }, code, format))
}

type Explanations = Readonly<Record<string, Explanation>>

function explainFrom(explanations: Explanations, code: string, format: ExplainOptions['format']): number {
  const known = Object.keys(explanations).toSorted()
  const asked = code === 'codes' ? known : known.filter((one) => one === code)
  if (asked.length > 0 && format === 'json')
    return print(printedJson(Object.fromEntries(asked.map((one) => [one, explanations[one]]))))
  if (code === 'codes') return print(known.join('\n'))
  const explanation = Object.hasOwn(explanations, code) ? explanations[code] : undefined
  if (explanation) return print(codeReport(code, explanation))
  const hint = nearestHint(code, known)
  throw new UsageError(
    `\`${code}\` is neither a path nor an issue code${hint === undefined ? '' : `: ${hint}`}\nAn address begins with a slash: kartograf explain /de/. All codes: kartograf explain codes`,
  )
}

async function explainAddress(address: string, options: ExplainOptions, program: Program): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
  const [{ loadForReading }, { findPage }, { explainPage }] = await Promise.all([
    import('../build/load/load-for-reading.ts'),
    import('../explain/find-page.ts'),
    import('../explain/explain-page.ts'),
  ])
  const build = buildOptions(program, options, 'check')
  const { prepared, issues } = await loadForReading(workspace, build)
  if (!prepared || hasErrors(issues))
    return refused(issues, workspace.root, 'Fix the site before a page can be explained.')
  const found = findPage(prepared.site, address)
  if (found.kind === 'redirect')
    return print(printable(`${found.from} is an old address, which leads to ${withLetters(found.to)}`))
  if (found.kind === 'none') throw noPage(address, found.nearest)
  const explanation = await explainPage(found.page, prepared, workspace, build)
  return print(options.format === 'json' ? printedJson(explanation) : pageReport(explanation))
}

function noPage(address: string, nearest: string | undefined): UsageError {
  return new UsageError(
    `The site has no page at ${address}${suggestion(nearest)}\nDrafts and what is not published yet are left out; --drafts shows them.`,
  )
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return EXIT.fine
}
