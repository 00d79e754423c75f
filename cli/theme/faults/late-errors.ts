import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatIssue, issueIn, START, type Issue, type Place } from '../../../renderer/definitions/issue.ts'
import { messageOf, stackOf } from '../../../renderer/definitions/message-of.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { themeSources } from '../../content/theme-sources.ts'
import { relativePath } from '../../output/paths.ts'
import { EXIT } from '../../program.ts'
import { BROKEN } from './fault-issues.ts'
import { placeOf } from '../import-theme.ts'

/** The themes that this process has imported: the entry of their sources by the compiled file. */
const themes = new Map<string, string>()
/** What their code has thrown outside of all calls, and no run has told yet. */
const waiting: unknown[] = []
let runs = 0

/**
 * Watches the code of a theme that is about to be imported: what it throws later, in a timer or a promise, does not end this process, and
 * neither does `process.exit`, which throws an error where it is called.
 */
export function watchTheme(file: string, entry: string): void {
  const isFirst = themes.size === 0
  themes.set(file, entry)
  if (!isFirst) return
  process.on('uncaughtException', take)
  keepRunning()
}

/** Does the work of a run that tells late errors itself. */
export async function whileTelling<T>(work: () => Promise<T>): Promise<T> {
  runs += 1
  return work().finally(() => (runs -= 1))
}

/** The late errors of themes since the last call, as issues. */
export async function lateIssues(): Promise<Issue[]> {
  return Promise.all(waiting.splice(0).map(issueOf))
}

function take(error: unknown, origin: NodeJS.UncaughtExceptionOrigin): void {
  if (themeIn(error) ?? (origin === 'unhandledRejection' && !hasFrames(error))) {
    waiting.push(error)
    if (runs === 0) void tellNow()
    return
  }
  if (process.listenerCount('uncaughtException') > 1) return
  process.stderr.write(`${stackOf(error)}\n`)
  process.exit(EXIT.couldNotRun)
}

/** The theme whose code is in the stack of an error. */
function themeIn(error: unknown): [file: string, entry: string] | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return [...themes].find(([file]) => stack.includes(pathToFileURL(file).href.replace(/\.mjs$/, '.')))
}

/** Whether a stack names any module. Those of the file system name none. */
function hasFrames(error: unknown): boolean {
  return error instanceof Error && /^\s+at .*file:/m.test(error.stack ?? '')
}

async function tellNow(): Promise<void> {
  const issues = await lateIssues()
  process.exitCode = EXIT.siteHasErrors
  process.stderr.write(issues.map((issue) => `${formatIssue(issue)}\n`).join(''))
}

function rootOf(entry: string): string {
  return path.dirname(path.dirname(entry))
}

async function issueOf(error: unknown): Promise<Issue> {
  const [file, entry] = themeIn(error) ?? []
  const place = file !== undefined && entry !== undefined ? await placeOf(error, { ran: file, file, entry }) : undefined
  const told = {
    code: BROKEN.code,
    message: `${messageOf(error)} (after the module was loaded)`,
    expected: 'a theme whose timers and promises do not fail',
    hint: 'catch it where it is thrown, or `await` the promise',
  }
  if (place && entry !== undefined) return issueIn(relativePath(rootOf(entry), place.file), place, told)
  const request = messageOf(error) === 'fetch failed' ? placeOfRequest() : undefined
  return request ? issueIn(request.file, request, { ...told, hint: PULLED }) : issueIn(BROKEN.file, START, told)
}

const PULLED =
  'fetch what pages show before the build (docs/pull.md), or in an effect of an island; elsewhere, `await` the promise'

/** The first request that a theme writes: Node forgets which one has failed if nobody awaits it. */
function placeOfRequest(): (Place & { readonly file: string }) | undefined {
  for (const { path: file, text } of [...themes.values()].flatMap((entry) => themeSources(rootOf(entry)))) {
    const at = text.search(/\bfetch\(/)
    if (at >= 0) return { file, ...placeAt(text, at) }
  }
  return undefined
}

function keepRunning(): void {
  const exit = process.exit.bind(process)
  process.exit = (code) => {
    const refused = new Error('code of the theme calls `process.exit`, which would end the run before it is done')
    if (themeIn(refused)) throw refused
    return exit(code)
  }
  // For modules that import `exit` by its name.
  syncBuiltinESMExports()
}
