import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request handler that may pass a request on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
