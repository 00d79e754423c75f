/** Begins work when the turn of its visitor has come. */
type Turns = (visitor: string, begin: () => void) => void

/**
 * Visitors take turns: each begins one request, then the next visitor does, and between two of them the process does everything else. A
 * request costs up to a millisecond even if it is refused, so a thousand connections at once would hold up all pages and forms.
 */
export function createTurns(soon: (work: () => void) => unknown = afterOthers): Turns {
  const waiting = new Map<string, (() => void)[]>()
  const next = (): void => {
    const [visitor, queue] = waiting.entries().next().value ?? ['', []]
    const begin = queue.shift()
    // A Map keeps the order in which keys are set: this visitor is now the last.
    waiting.delete(visitor)
    if (queue.length > 0) waiting.set(visitor, queue)
    if (waiting.size > 0) soon(next)
    begin?.()
  }
  return (visitor, begin) => {
    if (waiting.size === 0) soon(next)
    const queue = waiting.get(visitor)
    if (queue) queue.push(begin)
    else waiting.set(visitor, [begin])
  }
}

/**
 * Rounds of the event loop between two turns. In each round Node accepts one connection, so with a turn in every round, the thousandth
 * connection, which may ask for a page, would wait until a thousand requests before it have been answered.
 */
const ROUNDS = 32

function afterOthers(work: () => void, rounds = ROUNDS): void {
  setImmediate(rounds > 1 ? () => afterOthers(work, rounds - 1) : work)
}
