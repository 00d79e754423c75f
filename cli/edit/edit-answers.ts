import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import type { CmsPackage } from './cms-package.ts'
import { EditError } from './edit-error.ts'
import { editPage } from './edit-page.ts'
import type { ShownFile } from './edited-files.ts'

/** A request to the editor. */
export interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Path below `/_edit/`, without query. */
  readonly address: string
}

const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export function sendPage(response: ServerResponse, cms: CmsPackage | undefined): void {
  const { html, policy } = editPage(cms)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  }
  response.writeHead(200, { ...headers, ...PRIVATE }).end(html)
}

export function sendScript(response: ServerResponse, code: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', ...PRIVATE }).end(code)
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', ...PRIVATE }).end(JSON.stringify(value))
}

/** Sends a file of the content. */
export function sendFile(response: ServerResponse, { content, revision, changed }: ShownFile): void {
  const headers = { 'Content-Type': 'application/octet-stream', ETag: revision, 'Last-Modified': changed.toUTCString() }
  response.writeHead(200, { ...headers, ...PRIVATE }).end(content)
}

export function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof EditError ? error.status : 500
  const text = messageOf(error)
  if (status === 500) process.stderr.write(`${text}\n`)
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE }).end(`${text}\n`)
}
