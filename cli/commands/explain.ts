import { Argument, Command, Option } from 'commander'
import { didYouMean } from '../../renderer/content/check.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { siteFolder } from '../content/site-folder.ts'
import { EXPLANATIONS, explanationOf } from '../explain/codes.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { codeReport, pageReport } from '../terminal/explain-report.ts'
import { issuesReport } from '../terminal/report.ts'
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
      'Tell what has made a page, who links to it and whether the next build renders it; or what an issue means.',
    )
    .addArgument(
      new Argument('<subject>', 'address of a page, its text, the code of an issue, or `codes` for all of them'),
    )
    .addOption(option.root(program))
    .addOption(option.out())
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(
      new Option('--format <format>', 'how a page is told')
        .choices(['pretty', 'json'] as const)
        .default('pretty' as const),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (subject: string, options: ExplainOptions) =>
      done(/[/.]/.test(subject) ? await explainAddress(subject, options, program) : explainCode(subject)),
    )
}

function explainCode(code: string): number {
  if (code === 'codes') return said(Object.keys(EXPLANATIONS).toSorted().join('\n'))
  const explanation = explanationOf(code)
  if (explanation) return said(codeReport(code, explanation))
  const nearest = didYouMean(code, Object.keys(EXPLANATIONS))
  throw new UsageError(
    `\`${code}\` is neither an address nor the code of an issue${nearest === undefined ? '' : `: did you mean \`${nearest}\`?`}\nAn address begins with a slash: kartograf explain /de/. All codes: kartograf explain codes\nA theme may have codes of its own, which are explained by their message.`,
  )
}

async function explainAddress(address: string, options: ExplainOptions, program: Program): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
  const [{ loadForReading }, { findPage }, { explainPage }] = await Promise.all([
    import('../build/load-for-reading.ts'),
    import('../explain/find-page.ts'),
    import('../explain/explain-page.ts'),
  ])
  const build = buildOptions(program, options, 'check')
  const { prepared, issues } = await loadForReading(workspace, build)
  if (!prepared || hasErrors(issues)) {
    process.stderr.write(
      `${issuesReport(issues, workspace.root)}\n\nThe site has to be right before a page can be explained.\n`,
    )
    return EXIT.siteHasErrors
  }
  const found = findPage(prepared.site, address)
  if (found.kind === 'redirect') return said(`${found.from} is an old address, which leads to ${found.to}`)
  if (found.kind === 'none') throw noPage(address, found.nearest)
  const explanation = await explainPage(found.page, prepared, workspace, build)
  return said(options.format === 'json' ? JSON.stringify(explanation, null, 2) : pageReport(explanation))
}

function noPage(address: string, nearest: string | undefined): UsageError {
  const hint = nearest === undefined ? '' : `: did you mean ${nearest}?`
  return new UsageError(
    `The site has no page at ${address}${hint}\nDrafts and what is not published yet are left out; --drafts shows them.`,
  )
}

function said(text: string): number {
  process.stdout.write(`${text}\n`)
  return EXIT.fine
}
