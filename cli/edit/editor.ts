import { cmsConfig, editedFields, type EditedFields } from '../../renderer/outputs/edit/cms-config.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { Prepared } from '../build/build-types.ts'
import type { Middleware } from '../middleware.ts'
import { bodyOf, checkOrigin } from './edit-request.ts'
import { cmsServer } from './cms-server.ts'
import { type Asked, refuse, sendFile, sendJson } from './edit-answers.ts'
import { EditError } from './edit-error.ts'
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

export function createEditor(root: string): Editor {
  let source: () => Source = unread
  const cms = cmsServer(root)
  const answer = async (asked: Asked): Promise<void> => {
    const { request, response, address } = asked
    checkOrigin(request)
    if (address.startsWith('check/')) return check(asked, address.slice('check/'.length), source())
    if (address.startsWith('files/')) return files(asked, address.slice('files/'.length), source())
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new EditError(403, 'This address can only be read')
    return address === 'config.json' ? sendConfig(response, source()) : cms(asked)
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

/** Refuses what `files` would refuse, and changes nothing: a save of several files is checked as a whole before it is made. */
async function check({ request, response }: Asked, written: string, { site, fields }: Source): Promise<void> {
  const revision = request.headers['if-match']
  if (request.method === 'PUT') writingOf(site, fields, { written, bytes: await bodyOf(request), revision })
  else if (request.method === 'DELETE') removalOf(site, written, revision)
  else throw new EditError(403, 'Only changes are checked')
  response.writeHead(204).end()
}

async function files({ request, response }: Asked, written: string, { site, fields }: Source): Promise<void> {
  const revision = request.headers['if-match']
  const isFolder = written === '' || written.endsWith('/')
  if (request.method === 'PUT') {
    const now = writeEdited(site, fields, { written, bytes: await bodyOf(request), revision })
    return void response.writeHead(204, { ETag: now }).end()
  }
  if (request.method === 'DELETE') {
    if (isFolder) removeFolder(site, written)
    else removeEdited(site, written, revision)
    return void response.writeHead(204).end()
  }
  if (request.method !== 'GET') throw new EditError(403, 'Files are read, written and removed only')
  if (isFolder) return sendJson(response, listFolder(site, written))
  sendFile(response, readEdited(site, fields, written))
}

function sendConfig(response: Asked['response'], { fields, settings }: Source): void {
  sendJson(response, cmsConfig(fields, settings))
}
