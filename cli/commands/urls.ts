import { withLetters } from '../../renderer/definitions/decoded.ts'
import { Command, Option } from 'commander'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { printable } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { buildOptions, option } from './options.ts'

interface UrlsOptions {
  readonly root: string
  readonly at?: string
  readonly write: boolean
  readonly remove: readonly string[]
}

const EXAMPLES = `
Examples:
  kartograf urls                            new and vanished addresses; fails if any has vanished
  kartograf urls --write                    adds new addresses to content/urls.lock, which should be committed
  kartograf urls --remove /de/old-offer/    allows an address to vanish

If a site has the list, \`generate\` and \`check\` fail when a listed address vanishes, and suggest a redirect. Pages may expire by their front
matter.`

export function urlsCommand(program: Program, done: (code: number) => void): Command {
  return new Command('urls')
    .description('Keep the list of addresses that have been public, so that none vanishes unnoticed.')
    .addOption(option.root(program))
    .addOption(option.at())
    .addOption(new Option('--write', 'add new addresses to the list').default(false))
    .addOption(new Option('--remove <addresses...>', 'allow these to vanish').default([], 'none'))
    .addHelpText('after', EXAMPLES)
    .action(async (options: UrlsOptions) => done(await urls(program, options)))
}

async function urls(program: Program, { root, at, write, remove }: UrlsOptions): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(root), out: undefined })
  const [{ loadForReading }, { compareUrls }, { readUrlList, writeUrlList, URL_LIST }] = await Promise.all([
    import('../build/load/load-for-reading.ts'),
    import('../urls/compare-urls.ts'),
    import('../urls/url-list.ts'),
  ])
  const site = { root, drafts: false, ...(at !== undefined && { at }) }
  const { prepared, library, issues } = await loadForReading(workspace, buildOptions(program, site, 'check'))
  const others = issues.filter(({ code }) => code !== 'vanished-address' && code !== 'unlisted-address')
  if (!prepared || !library || hasErrors(others))
    return refused(others, workspace.root, 'The list is as it was: the site has to be right first.')
  const listed = readUrlList(workspace.root)?.listed ?? []
  const known = listed.map(({ address }) => address)
  const removed = new Set(remove.map((address) => listedAs(address, known)))
  const left = listed.filter(({ address }) => !removed.has(address))
  const { vanished, added } = compareUrls(left, { library, redirects: prepared.site.redirects })
  const next = [...left.map(({ address }) => address), ...(write ? added : [])]
  if (write || remove.length > 0) writeUrlList(workspace.root, next)
  process.stdout.write(
    printable(
      `${report({ listed: next, added, vanished: vanished.map(({ address }) => address), write }, URL_LIST)}\n`,
    ),
  )
  return vanished.length > 0 ? EXIT.siteHasErrors : EXIT.fine
}

interface Outcome {
  readonly listed: readonly string[]
  readonly added: readonly string[]
  readonly vanished: readonly string[]
  readonly write: boolean
}

function report({ listed, added, vanished, write }: Outcome, list: string): string {
  const lines = (title: string, addresses: readonly string[]): string[] =>
    addresses.length === 0 ? [] : [title, ...addresses.map((address) => `  ${address}`)]
  return [
    `${list}: ${listed.length} address${listed.length === 1 ? '' : 'es'}`,
    ...lines(write ? `added (${added.length})` : `new, not in the list (${added.length}): --write adds them`, added),
    ...lines(`vanished (${vanished.length}): kartograf check proposes redirects, --remove lets them be gone`, vanished),
  ].join('\n')
}

/** The address as it is in the list, which may differ by a trailing slash. */
function listedAs(written: string, listed: readonly string[]): string {
  const address = withLetters(written)
  const found = listed.find((one) => one === address || one === `${address}/`)
  if (found !== undefined) return found
  const nearest = didYouMean(address, listed)
  throw new UsageError(`${address} is not in content/urls.lock${suggestion(nearest)}`)
}
