import { Command } from 'commander'
import { dataFolderOf, watchWorkspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { siteFolder } from '../content/site-folder.ts'
import { FORMS_HELP, buildOptions, option, type ReceivingOptions, type SiteOptions } from './options.ts'

interface WatchOptions {
  readonly out?: string
  readonly types: boolean
}

const EXAMPLES = `
Examples:
  kartograf watch
  kartograf watch --drafts --port 8080
  kartograf watch --types                     also the types of the theme, by the site's own TypeScript
  kartograf watch --data /var/lib/forms`

export function watchCommand(program: Program, done: (code: number) => void): Command {
  return new Command('watch')
    .description('Build, serve, and build again on each change.')
    .addOption(option.root(program))
    .addOption(option.out('.cache/watch/'))
    .addOption(option.at())
    .addOption(option.drafts())
    .addOption(option.port())
    .addOption(option.data())
    .addOption(option.types())
    .addHelpText('after', EXAMPLES + FORMS_HELP)
    .action(async (options: WatchOptions & SiteOptions & ReceivingOptions) => {
      const workspace = watchWorkspaceOf({ root: siteFolder(options.root), out: options.out })
      const { watch } = await import('../watch/watch.ts')
      const build = () => buildOptions(program, options, 'watch')
      const data = dataFolderOf({ root: workspace.root, data: options.data })
      done(await watch(workspace, build, { data, port: options.port, types: options.types }))
    })
}
