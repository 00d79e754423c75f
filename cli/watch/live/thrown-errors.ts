import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { LiveIssue, Thrown } from '../../../renderer/client/watch/live-message.ts'
import { type Issue, issueIn, keyOfIssue, type Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { Middleware } from '../../middleware.ts'
import { issuesReport } from '../../terminal/report.ts'
import type { SourcePlace } from '../../theme/faults/source-place.ts'
import { isOwn } from '../open-editor.ts'
import { liveIssue } from './shown-issues.ts'
import type { SourceMaps } from '../source-maps.ts'

/** Errors that code of the theme throws in the pages that are open. */
export interface ThrownErrors {
  readonly middleware: Middleware
  /** Those that pages may show. */
  readonly issues: () => readonly LiveIssue[]
  /** Files have changed: what is thrown again after a change of code is told again. */
  readonly changed: (files: readonly string[]) => void
}

type Maps = Pick<SourceMaps, 'original' | 'moduleOf'>

const THROWN = '/__watch/thrown'

/** Characters of an error; a stack of Chromium has ten lines. */
const MOST = 20_000

/** Answers a page with the issue that its error is, and tells it in the terminal, once between two changes. */
export function createThrownErrors(root: string, maps: Maps, print: (text: string) => void): ThrownErrors {
  const printed = new Set<string>()
  const shown = new Map<string, LiveIssue>()
  const tell = (issue: Issue): LiveIssue => {
    const key = keyOfIssue(issue)
    if (!printed.has(key)) print(`${issuesReport([issue], root, process.stderr)}\n`)
    printed.add(key)
    const live = liveIssue(issue, readFileSync(path.join(root, issue.file), 'utf8'))
    shown.set(key, live)
    return live
  }
  const answer = async (request: IncomingMessage): Promise<LiveIssue | undefined> => {
    const thrown = JSON.parse(await textOf(request)) as Thrown
    const place = await placeOf(thrown, root, maps)
    return place && tell(issueOf(thrown, place))
  }
  return {
    issues: () => [...shown.values()],
    changed: (files) => void (files.some(mayBeCode) && printed.clear()),
    middleware: (request, response, next) => {
      if (request.url !== THROWN) return next()
      if (request.method !== 'POST' || !isOwn(request)) return void response.writeHead(403).end()
      answer(request).then(
        (issue) => (issue ? response.writeHead(200).end(JSON.stringify(issue)) : response.writeHead(204).end()),
        // The page may be of an older state, whose code no longer compiles; the build tells of that.
        () => response.writeHead(400).end(),
      )
    },
  }
}

function mayBeCode(file: string): boolean {
  return !file.startsWith('content/')
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) if (text.length < MOST) text += chunk.toString()
  return text
}

/** The first call in a stack, of any browser, that is in the theme; otherwise the island in which React has thrown. */
async function placeOf({ stack, island }: Thrown, root: string, maps: Maps): Promise<SourcePlace | undefined> {
  for (const [, chunk = '', line = '', column = ''] of stack.matchAll(/\/assets\/([\w.-]+\.js):(\d+):(\d+)/g)) {
    const place = await maps.original(chunk, { line: Number(line), column: Number(column) })
    if (place) return place
  }
  const file = maps.moduleOf(island)
  return file === undefined ? undefined : { file, ...definitionOf(island, readFileSync(path.join(root, file), 'utf8')) }
}

function definitionOf(island: string, text: string): Place {
  return placeAt(text, Math.max(0, text.search(new RegExp(`(?<=\\b(?:function|const|class) )${island}\\b`))))
}

function issueOf({ message, island }: Thrown, { file, ...place }: SourcePlace): Issue {
  return issueIn(file, place, {
    code: 'browser-error',
    message: `thrown in the browser: ${message}`,
    ...(island !== '' && { hint: 'the island stays as the build has drawn it, and its controls do nothing' }),
  })
}
