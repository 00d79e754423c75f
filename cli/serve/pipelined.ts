import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers the requests of a connection one after the other. Node hands over all that a client has sent ahead, and never tells of those whose
 * connection closes before their turn: each would keep its file open for ever.
 */
export function oneAfterOther(answer: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    last.set(socket, response)
    const begin = (): void => {
      if (!socket.destroyed) answer(request, response)
    }
    if (!before || before.closed) begin()
    else before.once('close', begin)
  }
}
