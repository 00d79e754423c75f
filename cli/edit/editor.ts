import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { remembered } from '../../renderer/definitions/remembered.ts'
import { cmsConfig, editedFields, type EditedFields } from '../../renderer/outputs/edit/cms-config.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { Prepared } from '../build/build-types.ts'
import type { Middleware } from '../middleware.ts'
import { bundleForBrowser } from '../theme/bundle/bundle-code.ts'
import { toolModule } from '../theme/tool-folder.ts'
import { bodyOf, checkOrigin } from './edit-request.ts'
import { cmsPackage, cmsWords, packageModules, type CmsPackage } from './cms-package.ts'
import { EditError } from './edit-error.ts'
import { editPage } from './edit-page.ts'
import {
  listFolder,
  readEdited,
  removalOf,
  removeEdited,
  removeFolder,
  writeEdited,
  writingOf,
} from './edited-files.ts'
import type { EditedSite } from './edited-place.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** The editor of `watch` at `/_edit/`: a CMS for the files of `content/`. It is never part of an output. */
export interface Editor {
  /** Call when the site has been read: texts with errors are mended here. */
  readonly show: (prepared: Prepared) => void
  readonly middleware: Middleware
}

const BASE = '/_edit/'

/** The site as it was last read. */
interface Source {
  readonly site: EditedSite
  readonly fields: EditedFields
  readonly settings: Settings
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Path below `/_edit/`, without query. */
  readonly address: string
}

export function createEditor(root: string): Editor {
  let source: () => Source = unread
  const code = remembered(startScript)
  const modules = packageModules()
  const moduleOf = (cms: CmsPackage, address: string): Promise<string> | string | undefined => {
    const [folder, ...name] = address.split('/')
    if (folder === 'locales') return cmsWords(cms, name.join('/'))
    return folder === 'packages' ? modules(cms, name.join('/')) : undefined
  }
  const answer = async (asked: Asked): Promise<void> => {
    const { request, response, address } = asked
    checkOrigin(request)
    if (address.startsWith('check/')) return check(asked, address.slice('check/'.length), source())
    if (address.startsWith('files/')) return files(asked, address.slice('files/'.length), source())
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new EditError(403, 'This address can only be read')
    if (address === 'config.json') return json(response, configOf(source()))
    const cms = cmsPackage(root)
    if (address === '') return page(response, cms)
    if (address === 'start.js') return script(response, await code('start.js'))
    if (cms && address.startsWith('cms/')) return file(asked, cms)
    const module = cms && moduleOf(cms, address)
    if (!module) throw new EditError(404, 'There is no such file')
    script(response, await module)
  }
  return {
    show: ({ theme, site }) => {
      source = once(() => sourceOf(root, theme.theme, site.data.settings))
    },
    middleware: (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      if (pathname === BASE.slice(0, -1)) return void response.writeHead(301, { Location: BASE }).end()
      if (!pathname.startsWith(BASE)) return next()
      answer({ request, response, address: pathname.slice(BASE.length) }).catch((error: unknown) =>
        refuse(response, error),
      )
    },
  }
}

function sourceOf(root: string, theme: Parameters<typeof editedFields>[0], settings: Settings): Source {
  const fields = editedFields(theme)
  return { fields, settings, site: { root, collections: [...fields.keys()], locales: settings.locales } }
}

function unread(): never {
  throw new EditError(
    409,
    'The site is still being read, or its settings or theme have errors. The editor opens when they are mended.',
  )
}

/** Computes a value on first use, because most builds of a watch are followed by no request of the editor. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

async function startScript(): Promise<string> {
  return (await bundleForBrowser(toolModule('renderer/client/edit/edit'), 'esm')).code
}

/** Refuses what `files` would refuse, and changes nothing: a save of several files is checked as a whole before it is made. */
async function check({ request, response }: Asked, written: string, { site, fields }: Source): Promise<void> {
  const revision = request.headers['if-match']
  if (request.method === 'PUT') writingOf(site, fields, written, await bodyOf(request), revision)
  else if (request.method === 'DELETE') removalOf(site, written, revision)
  else throw new EditError(403, 'Only changes are checked')
  response.writeHead(204).end()
}

async function files({ request, response }: Asked, written: string, { site, fields }: Source): Promise<void> {
  const revision = request.headers['if-match']
  const isFolder = written === '' || written.endsWith('/')
  if (request.method === 'PUT') {
    const now = writeEdited(site, fields, written, await bodyOf(request), revision)
    return void response.writeHead(204, { ETag: now }).end()
  }
  if (request.method === 'DELETE') {
    if (isFolder) removeFolder(site, written)
    else removeEdited(site, written, revision)
    return void response.writeHead(204).end()
  }
  if (request.method !== 'GET') throw new EditError(403, 'Files are read, written and removed only')
  if (isFolder) return json(response, listFolder(site, written))
  const { content, revision: now, changed } = readEdited(site, fields, written)
  const headers = { 'Content-Type': 'application/octet-stream', ETag: now, 'Last-Modified': changed.toUTCString() }
  response.writeHead(200, { ...headers, ...PRIVATE }).end(content)
}

function configOf({ fields, settings }: Source): unknown {
  return cmsConfig(fields, settings)
}

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

function page(response: ServerResponse, cms: CmsPackage | undefined): void {
  const { html, policy } = editPage(cms)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  }
  response.writeHead(200, { ...headers, ...PRIVATE }).end(html)
}

function script(response: ServerResponse, code: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', ...PRIVATE }).end(code)
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', ...PRIVATE }).end(JSON.stringify(value))
}

function file({ request, response, address }: Asked, { folder }: CmsPackage): void {
  const name = path.posix.normalize(address.slice('cms'.length))
  send(request, name, { root: folder, dotfiles: 'deny', index: false })
    .on('error', () => refuse(response, new EditError(404, 'There is no such file')))
    .pipe(response)
}

function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof EditError ? error.status : 500
  const text = messageOf(error)
  if (status === 500) process.stderr.write(`${text}\n`)
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE }).end(`${text}\n`)
}
