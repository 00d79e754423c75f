import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forLog } from '../output/system-error.ts'
import type { FormsFile } from '../../renderer/forms/contract.ts'
import { FORMS_FILE } from '../../renderer/outputs/forms-file.ts'
import { logLine, type MountOptions, startAnswering } from './answering.ts'
import { checkDataFolder, checkWritable } from './data-folder.ts'
import { formsReader } from './forms-reader.ts'
import { answerWith, withoutBody } from './node.ts'
import { openResponses } from './open-responses.ts'
import { createTurns } from './turns.ts'
import { visitorOf } from './address.ts'

/** A receiver that runs in a server until it is closed. */
export interface MountedReceiver {
  /** Answers a request to the endpoint of a form and returns true; returns false for other requests. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Waits for running requests, then stops deliveries and deletions; resolves when the current ones are done. */
  readonly close: () => Promise<void>
}

/** Creates the complete receiver for a Node server: handler, file store, delivery. Throws ReceiverError if a setting is invalid. */
export function mountReceiver(options: MountOptions): MountedReceiver {
  const { out, data, origins, log = logLine } = options
  checkDataFolder(data, out)
  const forms = formsReader(path.join(out, FORMS_FILE))
  if (forms().forms.length > 0) {
    checkWritable(data)
    loadRequests(origins[0])
  }
  const { answer, stop } = startAnswering(options, forms)
  const visitorAt = visitorsOf(options)
  const warnOfProxy = once(() => log(BEHIND_A_PROXY))
  const inTurn = createTurns()
  const open = openResponses()
  const handle: MountedReceiver['handle'] = (request, response) => {
    const known = forms()
    if (!isEndpoint(request, known)) return false
    if (!options.addressOf && request.headers['x-forwarded-for'] !== undefined) warnOfProxy()
    open.add(response)
    const failed = (error: unknown): void => {
      log(forLog(error))
      response.destroy()
    }
    inTurn(visitorAt(request), () => {
      if (!response.destroyed) answerWith(answer(known), request, response, origins[0]).catch(failed)
    })
    return true
  }
  return {
    handle,
    close: async () => {
      await open.allSent()
      await stop()
    },
  }
}

/** The visitor behind a request, whose requests are answered one after the other. */
function visitorsOf({ addressOf, origins }: MountOptions): (request: IncomingMessage) => string {
  if (!addressOf) return ({ socket }) => socket.remoteAddress ?? ''
  return (request) => {
    try {
      return visitorOf(addressOf(withoutBody(request, origins[0])))
    } catch {
      // The handler calls it again, and answers the failure.
      return ''
    }
  }
}

/** Calls a function the first time only. */
function once(call: () => void): () => void {
  let isCalled = false
  return () => {
    if (!isCalled) call()
    isCalled = true
  }
}

/** Node loads the code of `Request` with the first one, which takes 70 ms: not while visitors wait. */
function loadRequests(origin: string): void {
  void new Request(origin)
}

/** Warning that is logged once: without visitors' addresses, one visitor could use up the limit of all. */
const BEHIND_A_PROXY =
  'Requests come through a proxy, and all visitors count as one: say how many proxies are your own (PROXIES, or `addressOf` with `forwardedAddress`).'

/** Whether a form of the site posts to this path, or to this path of another host. There, the server may have a page at the same path. */
function isEndpoint({ method = '', url = '/' }: IncomingMessage, { forms }: FormsFile): boolean {
  const [pathname] = url.split('?')
  const isSent = method === 'POST' || method === 'OPTIONS'
  return forms.some(({ endpoint }) =>
    endpoint.startsWith('/') ? endpoint === pathname : isSent && new URL(endpoint).pathname === pathname,
  )
}
