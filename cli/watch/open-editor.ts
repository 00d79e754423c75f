import path from 'node:path'
import type { IncomingMessage } from 'node:http'
import launchEditor from 'launch-editor'
import type { Middleware } from '../middleware.ts'
import type { LiveIssue } from '../../renderer/client/watch/live-message.ts'

const OPEN = '/__watch/open'

/** If an editor has not failed after this time, it counts as open. */
const STARTED_MS = 400

/**
 * Opens the file of an issue in the editor: the one that is running, or `LAUNCH_EDITOR`, `VISUAL`, `EDITOR`. Only positions of the
 * issues that are shown can be opened, and only by a page of this server.
 */
export function openEditor(root: string, issues: () => readonly LiveIssue[]): Middleware {
  return (request, response, next) => {
    const [pathname, query] = (request.url ?? '/').split('?')
    if (pathname !== OPEN) return next()
    const answer = (status: number, text = ''): void => void response.writeHead(status).end(text)
    if (request.method !== 'POST' || !isOwn(request)) return answer(403)
    const wanted = issues().find((issue) => positionOf(issue) === new URLSearchParams(query).get('at'))
    if (!wanted) return answer(404)
    const at = `${path.join(root, wanted.file)}:${wanted.line}:${wanted.column}`
    void launched(at).then((problem) => (problem === undefined ? answer(204) : answer(500, problem)))
  }
}

/** `content/pages/home/de.md:3:1` */
function positionOf({ file, line, column }: LiveIssue): string {
  return `${file}:${line}:${column}`
}

/** Whether a page of this server asks: browsers send the origin of the page with every POST. */
export function isOwn({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === `http://${host}`
}

/** Undefined if the editor has started; otherwise what to do. */
function launched(at: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, STARTED_MS, undefined)
    launchEditor(at, undefined, (_file, message) =>
      resolve(`${message ?? 'No editor was found.'} Set one before \`kartograf watch\`, such as LAUNCH_EDITOR=code.`),
    )
  })
}
