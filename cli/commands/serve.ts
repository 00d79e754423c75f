import { Command } from 'commander'
import { dataFolderOf, workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import { FORMS_HELP, option, type ServerOptions } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf serve
  kartograf serve --out preview --port 0
  FORMS_SMTP_URL=smtp://localhost:25 FORMS_MAIL_FROM=site@example.com FORMS_MAIL_TO=us@example.com kartograf serve`

export function serveCommand(program: Program, done: (code: number) => void): Command {
  return new Command('serve')
    .description('Serve the output as a static host would.')
    .addOption(option.out())
    .addOption(option.port())
    .addOption(option.data())
    .addHelpText('after', EXAMPLES + FORMS_HELP)
    .action(async (options: { readonly out?: string } & ServerOptions) => {
      const { serve } = await import('../serve/serve.ts')
      const { root, out } = workspaceOf({ root: program.defaultRoot, out: options.out })
      done(await serve(out, dataFolderOf({ root, data: options.data }), options.port))
    })
}
