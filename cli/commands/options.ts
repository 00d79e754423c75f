import { type Command, Option } from 'commander'
import type { BuildOptions } from '../build/build-types.ts'
import type { ReportOptions } from '../generate/generate.ts'
import type { Program } from '../program.ts'
import { parseInstant, parsePort, parseUrl } from './option-values.ts'

/** Options that select the site and the time of a build. */
export interface SiteOptions {
  readonly root: string
  readonly at?: string
  readonly drafts: boolean
  readonly strict?: boolean
}

/** Options of commands that serve a site and receive its forms. */
export interface ReceivingOptions {
  readonly port: number
  readonly data?: string
}

/** Options shared by several commands. */
export const option = {
  root: ({ defaultRoot }: Program): Option =>
    new Option('--root <dir>', 'folder of the site').default(defaultRoot, 'this folder'),
  out: (fallback = 'output/'): Option =>
    new Option('--out <dir>', `folder of the output (default: ${fallback} in the root)`),
  data: (): Option => new Option('--data <dir>', 'folder for the requests of the forms (default: .data/ in the root)'),
  port: (): Option => new Option('--port <number>', 'port to listen on, 0 for any').default(4173).argParser(parsePort),
  at: (): Option =>
    new Option('--at <iso>', 'build as of this time (default: SOURCE_DATE_EPOCH, or else now)').argParser(parseInstant),
  drafts: (): Option => new Option('--drafts', 'include drafts and scheduled texts').default(false),
  strict: (): Option => new Option('--strict', 'treat warnings as errors').default(false),
  types: (): Option =>
    new Option('--types', "also check the theme with the site's typescript and tsconfig.json").default(false),
  previous: (): Option =>
    new Option(
      '--previous <dir|url>',
      'carry over hashed files of the earlier output in this folder or at this URL, so that open tabs keep working',
    ),
  report: (): Option =>
    new Option(
      '--report <file>',
      'also write the report to this file: HTML if it ends in .html, Markdown if in .md, otherwise JSON (always written: .cache/build-report.json)',
    ),
  format: () =>
    new Option('--format <format>', 'output format').choices(['pretty', 'json'] as const).default('pretty' as const),
  quiet: (): Option => new Option('--quiet', 'print issues only'),
  json: (): Option => new Option('--json', 'print the report as JSON and nothing else').conflicts('quiet'),
  noindex: (): Option =>
    new Option('--noindex', 'keep search engines away: for previews that are online').default(false),
  baseUrl: (): Option => new Option('--base-url <url>', 'URL of the site, overrides the settings').argParser(parseUrl),
}

/** Options of `generate` and `merge`, which publish a site. */
export interface PublishOptions extends SiteOptions {
  readonly out?: string
  readonly baseUrl?: string
  readonly noindex?: boolean
  readonly previous?: string
  readonly report?: string
  readonly quiet?: boolean
  readonly json?: boolean
}

/** Adds the options of commands that write a complete output. */
export function withPublishOptions(command: Command, program: Program): Command {
  const { root, out, at, drafts, baseUrl, noindex, previous, strict, report, quiet, json } = option
  const common = [
    root(program),
    out(),
    at(),
    drafts(),
    baseUrl(),
    noindex(),
    previous(),
    strict(),
    report(),
    quiet(),
    json(),
  ]
  return common.reduce((extended, one) => extended.addOption(one), command)
}

export function reportOptions({ report, quiet, json }: PublishOptions): ReportOptions {
  return { reportFile: report, say: json ? 'json' : quiet ? 'quiet' : 'all' }
}

/** The options of a build; the current time unless one is given. */
export function buildOptions(
  program: Program,
  options: SiteOptions & { readonly baseUrl?: string; readonly noindex?: boolean; readonly previous?: string },
  use: 'publish' | 'watch' | 'check',
): BuildOptions {
  const epoch = sourceDateEpoch()
  return {
    at: options.at ?? new Date(epoch ?? Date.now()).toISOString(),
    timestamp: epoch ?? Date.now(),
    drafts: options.drafts,
    baseUrl: options.baseUrl,
    noindex: options.noindex,
    previous: options.previous,
    strict: options.strict ?? false,
    inPlace: use === 'watch',
    durable: use === 'publish',
    tool: program.digest,
    profile: null,
    worker: program.worker,
    // In `watch`, starting another process after each change of the theme would take too long.
    compiler: use === 'watch' ? null : (program.compiler ?? null),
  }
}

/** `SOURCE_DATE_EPOCH` (reproducible-builds.org) in milliseconds, if it is a valid time. */
function sourceDateEpoch(): number | undefined {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : undefined
}

/** What the help of `watch` and `serve` says about the forms that they receive. */
export const FORMS_HELP = `

Requests of forms are stored in the data folder, and delivered if these variables are set (cli/receiver/README.md):
  FORMS_SMTP_URL, FORMS_MAIL_FROM, FORMS_MAIL_TO   by mail
  FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET          to a URL, as signed JSON
  FORMS_RETRY_SECONDS                              seconds until a failed delivery is retried (default: 300)
  FORMS_DISK_MEGABYTES                             maximum size of the data folder (default: 10000)`
