import { Command } from 'commander'
import { dataFolderOf, workspaceOf } from '../paths.ts'
import type { Program } from '../program.ts'
import { siteFolder } from '../site-folder.ts'
import { watch } from '../watch.ts'
import { FORMS_HELP } from './forms-help.ts'
import { buildOptions, option, type ServerOptions } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf watch
  kartograf watch --port 8080 --out .cache/preview
  kartograf watch --data /var/lib/forms`

export function watchCommand(program: Program, done: (code: number) => void): Command {
  return new Command('watch')
    .description('Build, serve, and build again on each change.')
    .addOption(option.root(program))
    .addOption(option.out())
    .addOption(option.port())
    .addOption(option.data())
    .addHelpText('after', EXAMPLES + FORMS_HELP)
    .action(async (options: { readonly root: string; readonly out?: string } & ServerOptions) => {
      const workspace = workspaceOf({ root: siteFolder(options.root), out: options.out })
      const build = () => buildOptions(program, { root: options.root, drafts: false }, true)
      done(await watch(workspace, build, dataFolderOf({ root: workspace.root, data: options.data }), options.port))
    })
}
