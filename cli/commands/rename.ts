import { existsSync } from 'node:fs'
import { Argument, Command, Option } from 'commander'
import { hasErrors } from '../../renderer/definitions/issue.ts'
import { pathOnDisk } from '../content/files/on-disk.ts'
import { siteFolder } from '../content/site-folder.ts'
import { workspaceOf } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { printable } from '../terminal/printable.ts'
import { refused } from '../terminal/refused.ts'
import type { Renaming } from '../write/moved-addresses.ts'
import type { Renamed } from '../write/rename.ts'
import { withSlashes } from './option-values.ts'
import { buildOptions, option } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf rename /posts/hello /posts/welcome
  kartograf rename /de/career/ /company/career

The folder is moved with all of its languages and files. Links to it and fields that refer to it are updated, and its old addresses are
redirected in content/redirects.yaml. If a text sets \`path\`, its address does not change. \`git diff\` shows the changes.`

export function renameCommand(program: Program, done: (code: number) => void): Command {
  return new Command('rename')
    .description('Move an entry to another address: moves its folder, redirects the old addresses and updates links.')
    .addArgument(new Argument('<from>', 'address or folder of the entry').argParser(withSlashes))
    .addArgument(new Argument('<to>', 'its new address without language, or its new folder').argParser(withSlashes))
    .addOption(option.root(program))
    .addOption(new Option('--at <iso>', 'as if it were this time').hideHelp())
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, options: { readonly root: string; readonly at?: string }) =>
      done(await rename(program, { from, to }, options)),
    )
}

async function rename(
  program: Program,
  { from, to }: { readonly from: string; readonly to: string },
  { root: folder, at }: { readonly root: string; readonly at?: string },
): Promise<number> {
  const workspace = workspaceOf({ root: siteFolder(folder), out: undefined })
  const { root } = workspace
  const [{ loadForReading }, { findEntry, newKey }, { followUp, moveFolder }] = await Promise.all([
    import('../build/load/load-for-reading.ts'),
    import('../write/find-entry.ts'),
    import('../write/rename.ts'),
  ])
  const site = { root, drafts: false, ...(at !== undefined && { at }) }
  const load = () => loadForReading(workspace, buildOptions(program, site, 'check'))
  const before = await load()
  if (!before.library || hasErrors(before.issues))
    return refused(before.issues, root, 'Nothing was renamed: the site has to be right first.')
  const entry = findEntry(from, before.library)
  const { collection, key } = entry
  const renaming: Renaming = { collection, from: key, to: newKey(to, entry, before.library) }
  if (existsSync(pathOnDisk(root, `content/${collection}/${renaming.to}`)))
    throw new UsageError(`content/${collection}/${renaming.to}/ exists already, and nothing is overwritten.`)
  moveFolder(root, renaming)
  const { library: moved } = await load()
  if (!moved) throw new Error('the theme could be loaded a moment ago')
  const renamed = followUp(root, renaming, before.library, moved)
  process.stdout.write(`${printable(report(renaming, renamed))}\n`)
  const { issues } = await load()
  return hasErrors(issues) ? refused(issues, root, 'These have to be fixed by hand.') : EXIT.fine
}

function report({ collection, from, to }: Renaming, { mended, redirects }: Renamed): string {
  return [
    `content/${collection}/${from}/ is content/${collection}/${to}/ now`,
    redirects.size === 0 ? 'no public address has changed' : `redirected in content/redirects.yaml (${redirects.size})`,
    ...[...redirects].map(([old, now]) => `  ${old} → ${now}`),
    mended.length === 0 ? 'no references to update' : `updated references (${mended.length})`,
    ...mended.map((file) => `  ${file}`),
  ].join('\n')
}
