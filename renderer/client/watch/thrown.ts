import type { LiveIssue, Thrown } from './live-message.ts'

/** Errors of a page that are told; one that throws in a timer could go on for ever. */
const MOST = 20

/**
 * Hears of errors that code of the theme throws, and of rejected promises, and asks `watch` where they are in the sources. Each is told once
 * in a document. Of islands, and of errors that the theme has caught, only the console knows: nothing else tells of them in what is published.
 */
export function hearErrors(found: (issue: LiveIssue) => void): void {
  const told = new Set<string>()
  const tell = (error: unknown, island = '', place = ''): void => {
    const thrown = thrownOf(error, island, place)
    const key = JSON.stringify(thrown)
    if (thrown === undefined || told.size >= MOST || told.has(key)) return
    told.add(key)
    void issueOf(thrown).then((issue) => issue && found(issue))
  }
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell(error ?? message, '', `${filename}:${lineno}:${colno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  hearConsole(tell)
}

function hearConsole(tell: (error: unknown, island?: string) => void): void {
  const say = console.error
  console.error = (...values: unknown[]) => {
    say(...values)
    const [, island] = /^The island (\S+) has failed:$/.exec(String(values[0])) ?? []
    const error = values.find((value) => value instanceof Error)
    if (error) tell(error, island)
  }
}

/** `place`: where something was thrown that has no stack. Undefined if it is not from code that a theme has. */
function thrownOf(error: unknown, island: string, place: string): Thrown | undefined {
  const { message, stack } =
    error instanceof Error
      ? { message: String(error), stack: error.stack ?? place }
      : { message: String(error), stack: place }
  return stack.includes('/assets/') || island !== '' ? { message, stack, island } : undefined
}

/** The issue at its place in the sources. None if the server does not know it, or has ended. */
async function issueOf(thrown: Thrown): Promise<LiveIssue | undefined> {
  try {
    const response = await fetch('/__watch/thrown', { method: 'POST', body: JSON.stringify(thrown) })
    return response.status === 200 ? ((await response.json()) as LiveIssue) : undefined
  } catch {
    // The console has it in any case.
    return undefined
  }
}
