import { Command, Option } from 'commander'
import { dataFolderOf, workspaceOf } from '../output/paths.ts'
import type { Program } from '../program.ts'
import type { HostName } from '../serve/hosts/hosts.ts'
import { FORMS_HELP, option, type ReceivingOptions } from './options.ts'

const EXAMPLES = `
Examples:
  kartograf serve
  kartograf serve --out preview --port 0
  kartograf serve --as nginx
  FORMS_SMTP_URL=smtp://localhost:25 FORMS_MAIL_FROM=site@example.com FORMS_MAIL_TO=us@example.com kartograf serve`

interface ServeOptions extends ReceivingOptions {
  readonly root: string
  readonly out?: string
  readonly as?: HostName
}

/** Repeated here, so that the server is only loaded when it is needed; the type requires all of them. */
const HOSTS: Record<HostName, true> = { cloudflare: true, netlify: true, azure: true, nginx: true, apache: true }

export function serveCommand(program: Program, done: (code: number) => void): Command {
  return new Command('serve')
    .description('Serve the output as a static host would.')
    .addOption(option.root(program))
    .addOption(option.out())
    .addOption(option.port())
    .addOption(option.data())
    .addOption(
      new Option('--as <host>', 'answer like this host, according to its file in the output').choices(
        Object.keys(HOSTS),
      ),
    )
    .addHelpText('after', EXAMPLES + FORMS_HELP)
    .action(async (options: ServeOptions) => {
      const { serve } = await import('../serve/serve.ts')
      const { root, out } = workspaceOf({ root: options.root, out: options.out })
      done(await serve(out, dataFolderOf({ root, data: options.data }), options.port, options.as))
    })
}
