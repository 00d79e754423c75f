import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { BuildOptions } from './build-types.ts'
import { check, type CheckFormat } from './check.ts'
import { generate } from './generate.ts'
import { LockedError } from './lock.ts'
import { dataFolderOf, workspaceOf } from './paths.ts'
import { ReceiverError } from './receiver/environment.ts'
import { serve } from './serve.ts'
import { PicturesError } from './load-drawing.ts'
import { PortError } from './server.ts'
import { watch } from './watch.ts'

/** What the starter (`cli/bin.mjs`) knows of the compiled program. */
export interface Program {
  /** Digest of the program's code. */
  readonly digest: string
  /** Compiled entry of the rendering threads. */
  readonly worker: URL
  /** Folder of the site when `--root` is not given. */
  readonly defaultRoot: string
}

/** What a run ends with. */
const EXIT = { fine: 0, siteHasErrors: 1, wrongUsage: 2, couldNotRun: 3 } as const

const EXIT_HELP = `
Exit codes:
  0  done
  1  the site has errors; they are listed, and the output is as it was
  2  wrong usage
  3  could not run: another run holds the output, the port is in use, the disk is full …`

interface SiteOptions {
  readonly root: string
  readonly out?: string
}
interface GenerateOptions extends SiteOptions {
  readonly at?: string
  readonly drafts: boolean
  readonly baseUrl?: string
}

interface ServerOptions {
  readonly port: number
  readonly data?: string
}

const FORMS_HELP = `

Requests of the forms are kept in the data folder, and handed on as these variables say (cli/receiver/README.md):
  FORMS_SMTP_URL, FORMS_MAIL_FROM, FORMS_MAIL_TO   as a mail
  FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET          to an address, as signed JSON
  FORMS_RETRY_SECONDS                              until what failed is tried again (default: 300)`

/** Runs the command line; gives the exit code. */
export async function main(argv: readonly string[], program: Program): Promise<number> {
  let code: number = EXIT.fine
  const done = (result: number): void => {
    code = result
  }
  try {
    await commandLine(program, done).parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage
    process.stderr.write(`${describe(error)}\n`)
    return EXIT.couldNotRun
  }
}

/** What a user can mend: the message says how, and a stack would hide it. */
const EXPECTED = [LockedError, PicturesError, PortError, ReceiverError]

/** A message for what is nobody's mistake in the content. A fault of the program itself comes with its stack. */
function describe(error: unknown): string {
  if (EXPECTED.some((expected) => error instanceof expected)) return (error as Error).message
  if (error instanceof Error && 'syscall' in error)
    return `${error.message}. Check the folder, its permissions and the space on the disk.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function commandLine(program: Program, done: (code: number) => void): Command {
  const site = new Command('site')
    .description('Generates a multilingual website of plain static files.')
    .addHelpText('after', EXIT_HELP)
    .exitOverride()
  const root = (): Option =>
    new Option('--root <dir>', 'folder of the site').default(program.defaultRoot, 'this folder')
  const out = (): Option => new Option('--out <dir>', 'folder of the output (default: output/ in the root)')
  const data = (): Option =>
    new Option('--data <dir>', 'folder for the requests of the forms (default: .data/ in the root)')
  const port = (): Option =>
    new Option('--port <number>', 'port to listen on, 0 for any').default(4173).argParser(parsePort)

  site
    .command('generate')
    .description('Build the site once.')
    .addOption(root())
    .addOption(out())
    .addOption(
      new Option('--at <iso>', 'build as if it were this time (default: SOURCE_DATE_EPOCH, else now)').argParser(
        parseInstant,
      ),
    )
    .option('--drafts', 'show drafts and what is not yet published', false)
    .addOption(
      new Option('--base-url <url>', 'address of the site instead of that in the settings').argParser(parseUrl),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  site generate\n  site generate --drafts --out preview\n  site generate --at 2027-01-01 --base-url https://staging.example.com',
    )
    .action(async (options: GenerateOptions) =>
      done(
        await generate(workspaceOf({ root: options.root, out: options.out }), buildOptions(program, options, false)),
      ),
    )

  site
    .command('watch')
    .description('Build, serve, and build again on each change.')
    .addOption(root())
    .addOption(out())
    .addOption(port())
    .addOption(data())
    .addHelpText(
      'after',
      `\nExamples:\n  site watch\n  site watch --port 8080 --out .cache/preview\n  site watch --data /var/lib/forms${FORMS_HELP}`,
    )
    .action(async (options: SiteOptions & ServerOptions) => {
      const workspace = workspaceOf({ root: options.root, out: options.out })
      const build = (): BuildOptions => buildOptions(program, { root: options.root, drafts: false }, true)
      done(await watch(workspace, build, dataFolderOf({ root: workspace.root, data: options.data }), options.port))
    })

  site
    .command('serve')
    .description('Serve the output as a static host would.')
    .addOption(out())
    .addOption(port())
    .addOption(data())
    .addHelpText(
      'after',
      `\nExamples:\n  site serve\n  site serve --out preview --port 0\n  FORMS_SMTP_URL=smtp://localhost:25 FORMS_MAIL_FROM=site@example.com FORMS_MAIL_TO=us@example.com site serve${FORMS_HELP}`,
    )
    .action(async (options: { out?: string } & ServerOptions) => {
      const { root, out: output } = workspaceOf({ root: program.defaultRoot, out: options.out })
      done(await serve(output, dataFolderOf({ root, data: options.data }), options.port))
    })

  site
    .command('check')
    .description('Find everything that is wrong, without touching the output.')
    .addOption(root())
    .addOption(
      new Option('--format <format>', 'how the findings are written')
        .choices(['text', 'json'] as const)
        .default('text' as const),
    )
    .addHelpText('after', '\nExamples:\n  site check\n  site check --format json > issues.json')
    .action(async (options: { root: string; format: CheckFormat }) =>
      done(
        await check(
          workspaceOf({ root: options.root, out: undefined }),
          buildOptions(program, { root: options.root, drafts: false }, false),
          options.format,
        ),
      ),
    )

  return site
}

function buildOptions(program: Program, options: GenerateOptions, inPlace: boolean): BuildOptions {
  const epoch = sourceDateEpoch()
  return {
    at: options.at ?? new Date(epoch ?? Date.now()).toISOString(),
    timestamp: epoch ?? Date.now(),
    drafts: options.drafts,
    baseUrl: options.baseUrl,
    inPlace,
    tool: program.digest,
    worker: program.worker,
  }
}

/** `SOURCE_DATE_EPOCH` (reproducible-builds.org) in milliseconds, if it is set to a time that a date can hold. */
function sourceDateEpoch(): number | undefined {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : undefined
}

/** A day, or a time with its zone: without one it would be another instant on each machine. A day that no calendar has is none. */
export function parseInstant(value: string): string {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(value) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  const instant = new Date(value)
  if (
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== day ||
    Number.isNaN(instant.getTime())
  )
    throw new InvalidArgumentError('Expected a date such as 2027-01-01 or 2027-01-01T09:00:00Z.')
  return instant.toISOString()
}

function parsePort(value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return port
}

export function parseUrl(value: string): string {
  if (!/^https?:\/\/[^\s/"'<>?#]+(\/[^\s"'<>?#]*)?$/.test(value) || !URL.canParse(value))
    throw new InvalidArgumentError('Expected an address such as https://www.example.com.')
  return value
}
