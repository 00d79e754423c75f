import { type ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { decodedAddress, decodedPath, STEP_OF_ADDRESS, withLetters } from '../../renderer/definitions/decoded.ts'
import { foldedName } from '../../renderer/definitions/letters/folded-name.ts'
import { failed, refuse } from './guards.ts'
import type { HostRules } from './hosts/rules.ts'
import type { CopiesOnRequest } from './copies-on-request.ts'
import { copiesFor, type Copy } from './precompressed.ts'
import { HOST, type ServerOptions } from './server-options.ts'
import type { Middleware } from '../middleware.ts'
import { isRegularFile } from '../output/stats-of.ts'
import { isWithin, relativePath } from '../output/paths.ts'

/** Redirects old paths, adds the trailing slash of pages, and leads from `/` to the path of the site. */
export function redirects({ out }: ServerOptions, rules: () => HostRules, base: () => string): Middleware {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`)
    const target =
      rules().redirect(decodedAddress(pathname), search) ??
      withSlash(out, pathname, search, base()) ??
      (pathname === '/' && base() !== '' ? `${base()}/` : undefined)
    if (target === undefined) next()
    else response.writeHead(301, { Location: target.replaceAll(/[^!-~]+/g, encodeURIComponent) }).end()
  }
}

/** Passes requests on with their path within the output. */
export function belowBase(base: () => string): Middleware {
  return (request, response, next) => {
    const { url = '/' } = request
    if (base() !== '' && !url.startsWith(`${base()}/`) && !url.startsWith('/__watch/'))
      return refuse(response, 404, `This site is at ${base()}/.`)
    if (!url.startsWith('/__watch/')) request.url = url.slice(base().length)
    next()
  }
}

const FOLDER = new RegExp(`^(/${STEP_OF_ADDRESS})+$`, 'i')

function withSlash(out: string, pathname: string, search: string, base: string): string | undefined {
  if (!FOLDER.test(pathname)) return undefined
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined
  const folder = path.join(out, withLetters(pathname.slice(base.length)))
  return existsSync(path.join(folder, 'index.html')) ? `${pathname}/${search}` : undefined
}

/** A dot folder that hosts publish, RFC 8615. Others that may be in an output, such as `.git/`, are hidden. */
const WELL_KNOWN = '/.well-known/'

/** Where a path leads. Clients may send `..` and escapes as they like, and `send` resolves both; on Windows, also backslashes. */
function resolved(pathname: string): string {
  return path.posix.normalize(decodedPath(pathname).replaceAll('\\', '/'))
}

/** Whether there is a file and it is part of the output: an unpacked preview of somebody else may have links to files of this machine. */
function isOwn(out: string, file: string): boolean {
  const { native: target } = realpathSync
  const absolute = path.join(out, file)
  try {
    if (!isRegularFile(absolute)) return false
    const [folder, real] = [target(out), target(absolute)]
    return isWithin(folder, real) && !isRespelled(file.slice(1), relativePath(folder, real))
  } catch {
    // No file can have this name, or a build has just replaced it.
    return false
  }
}

/** Whether a name has other letters than the file: Windows and macOS find `/Logo.SVG` too, which hosts do not. Links have other names. */
function isRespelled(name: string, real: string): boolean {
  return foldedName(name) === foldedName(real) && name.normalize('NFC') !== real.normalize('NFC')
}

/** Sends files. Texts are sent as their compressed copies, those beside them or else `copies`. */
export function files(
  { out, uncached }: ServerOptions,
  rules: () => HostRules,
  base: () => string,
  copies: CopiesOnRequest | undefined,
): Middleware {
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const place = resolved(pathname)
    const shown = base() + place
    const wantedFile = place.endsWith('/') ? `${place}index.html` : place
    if (rules().isHidden(shown) || !isOwn(out, wantedFile)) return next()
    const dotfiles = place.startsWith(WELL_KNOWN) ? 'allow' : 'ignore'
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const reply = (root: string, copy?: Copy): void => {
      send(request, copy ? file + copy.ending : pathname, { root, cacheControl: false, dotfiles })
        .on('headers', () => setHeaders(response, { ...copy?.headers, ...rules().headers(shown) }, uncached))
        .on('directory', next)
        .on('error', (error: HttpError) => {
          if (error.status === 412) refuse(response, 412, 'The file has changed.')
          else if (error.status === 416) refuse(response, 416, 'The file does not have this range.')
          else if (error.status < 500) next()
          else failed(response, error)
        })
        .pipe(response)
    }
    const name = decodedPath(file)
    const wanted = copiesFor(request, name)
    const beside = wanted.find(({ ending }) => isOwn(out, name + ending))
    const [first] = wanted
    if (beside || !first || !copies) return reply(out, beside)
    copies.folderOf(path.posix.normalize(name.slice(1)), first.ending).then(
      (folder) => (folder === undefined ? reply(out) : reply(folder, first)),
      (error: unknown) => failed(response, error),
    )
  }
}

/** Events of `send`. */
interface HttpError extends Error {
  readonly status: number
}

/** Without HSTS, which would bind this host name to HTTPS. */
function setHeaders(
  response: ServerResponse,
  { 'Strict-Transport-Security': _hsts, ...headers }: Readonly<Record<string, string>>,
  uncached: boolean,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // A file with a digest in its name never changes.
  if (uncached && !headers['Cache-Control']?.includes('immutable')) response.setHeader('Cache-Control', 'no-cache')
}

/** Sends the not-found page of the host for a path, with status 404. */
export function notFound(
  { out, uncached, decorate = (html) => html }: ServerOptions,
  rules: () => HostRules,
  base: () => string,
): Middleware {
  return (request, response) => {
    const { file, headers } = rules().notFound(decodedAddress(base() + ((request.url ?? '/').split('?')[0] ?? '/')))
    const name = [file.slice(base().length), '404.html'].find((one) => isOwn(out, one))
    if (name === undefined) return refuse(response, 404, 'Not found')
    setHeaders(response, headers, uncached)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : decorate(readFileSync(path.join(out, name), 'utf8')))
  }
}
