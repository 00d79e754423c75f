import { Command, CommanderError } from 'commander'
import { stackOf } from '../renderer/definitions/message-of.ts'
import { checkCommand } from './commands/check.ts'
import { completionCommand } from './commands/completion.ts'
import { explainCommand } from './commands/explain.ts'
import { factsCommand } from './commands/facts.ts'
import { generateCommand } from './commands/generate.ts'
import { referenceCommand } from './commands/reference.ts'
import { importCommand } from './commands/import.ts'
import { pullCommand } from './commands/pull.ts'
import { initCommand } from './commands/init.ts'
import { mergeCommand } from './commands/merge.ts'
import { newCommand } from './commands/new.ts'
import { renameCommand } from './commands/rename.ts'
import { requestsCommand } from './commands/requests.ts'
import { schemaCommand } from './commands/schema.ts'
import { serveCommand } from './commands/serve.ts'
import { statusCommand } from './commands/status.ts'
import { translateCommand } from './commands/translate.ts'
import { urlsCommand } from './commands/urls.ts'
import { watchCommand } from './commands/watch.ts'
import { messageOf } from '../renderer/definitions/message-of.ts'
import { isHeld } from './output/patience.ts'
import { systemMessage } from './output/system-error.ts'
import { printable } from './terminal/printable.ts'
import { EXIT, isSystemError, MendableError, UsageError, type Program } from './program.ts'

const EXIT_HELP = `
Exit codes:
  0  done
  1  the site has errors (all are listed, the output is unchanged)
  2  wrong usage, or a folder without a site
  3  could not run: another run is writing the output, the port is in use, the disk is full …
  137  a page or a text took longer than KARTOGRAF_PAGE_SECONDS (60)

To begin:
  kartograf init my-site`

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[], program: Program): Promise<number> {
  // A process may run several commands.
  if (!process.stdout.listeners('error').includes(endWithOutput)) process.stdout.on('error', endWithOutput)
  let code: number = EXIT.fine
  const done = (result: number): void => {
    code = result
  }
  try {
    await commandLine(program, done).parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage
    process.stderr.write(printable(`${describe(error)}\n`))
    return error instanceof UsageError ? EXIT.wrongUsage : EXIT.couldNotRun
  }
}

/** Whoever reads the output, such as `head`, may stop before its end. Where it goes to a file, the disk may be full. */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT.fine)
  process.stderr.write(`${describe(error)}\n`)
  process.exit(EXIT.couldNotRun)
}

/** The message of an error that is not an issue of the content. Bugs are shown with their stack. */
function describe(error: unknown): string {
  if (error instanceof MendableError) return error.message
  if (isHeld(error)) return `${messageOf(error)}. Check the permissions, and close the programs that have it open.`
  if (isSystemError(error)) return systemMessage(error)
  return stackOf(error)
}

/** In the order of the help. */
const COMMANDS = [
  initCommand,
  generateCommand,
  mergeCommand,
  watchCommand,
  serveCommand,
  newCommand,
  renameCommand,
  importCommand,
  pullCommand,
  checkCommand,
  explainCommand,
  statusCommand,
  translateCommand,
  factsCommand,
  urlsCommand,
  schemaCommand,
  referenceCommand,
  requestsCommand,
  completionCommand,
]

/** What other generators call our commands. */
const ELSEWHERE = new Map([
  ['build', 'generate'],
  ['dev', 'watch'],
  ['start', 'watch'],
  ['preview', 'serve'],
  ['create', 'init'],
])

/** The error of an unknown command, with the one of ours that is meant; other errors as they are. */
function namingOurs(text: string): string {
  const [told, name = ''] = /^error: unknown command '(\w+)'/.exec(text) ?? []
  const own = ELSEWHERE.get(name)
  return own === undefined ? text : `${told}\n(Did you mean ${own}?)\n`
}

/** All commands with their options. */
export function commandLine(program: Program, done: (code: number) => void): Command {
  const kartograf = new Command('kartograf')
    .description('Generates a multilingual website of plain static files.')
    .version(program.version, '--version', 'show the version')
    .addHelpText('after', EXIT_HELP)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(namingOurs(text)) })
  for (const command of COMMANDS) {
    const added = command(program, done).copyInheritedSettings(kartograf)
    kartograf.addCommand(added.showHelpAfterError(`How it is called: kartograf ${added.name()} --help`))
  }
  return kartograf
}
