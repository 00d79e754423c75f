import type { ProgressDisplay, StepName } from './steps.ts'

const WORDS: Record<StepName, string> = {
  read: 'Reading content',
  compile: 'Compiling templates',
  check: 'Checking',
  render: 'Rendering',
  draw: 'Drawing pictures',
  write: 'Writing',
}

/** The part of a terminal stream that is used. */
interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** Interval for redrawing the terminal line, and for logging a long step, in milliseconds. */
const REDRAW_MS = 50
const LOG_MS = 10_000

/** Shows no progress. */
export const NO_PROGRESS: ProgressDisplay = { step: () => undefined, end: () => undefined }

/** On a terminal, a line that is updated in place. Elsewhere (CI, a pipe), a line per step, with occasional updates of long steps. */
export function createProgress(terminal: Terminal, now = () => performance.now()): ProgressDisplay {
  return terminal.isTTY ? changingLine(terminal, now) : plainLines(terminal, now)
}

/** On a terminal the same; elsewhere nothing. For repeated work that prints its own result line. */
export function createQuietProgress(terminal: Terminal, now = () => performance.now()): ProgressDisplay {
  return terminal.isTTY ? changingLine(terminal, now) : NO_PROGRESS
}

function changingLine(terminal: Terminal, now: () => number): ProgressDisplay {
  let last = 0
  return {
    step: (name, done, of) => {
      if (of > 0 && done < of && now() - last < REDRAW_MS) return
      last = now()
      terminal.write(`\r\u001B[2K${WORDS[name]}${of > 0 ? ` ${done}/${of}` : ' …'}`)
    },
    end: () => terminal.write('\r\u001B[2K'),
  }
}

function plainLines(terminal: Terminal, now: () => number): ProgressDisplay {
  const told = new Set<StepName>()
  let last = now()
  return {
    step: (name, done, of) => {
      const isNew = !told.has(name)
      if (!isNew && (done === 0 || now() - last < LOG_MS)) return
      told.add(name)
      last = now()
      terminal.write(isNew ? `${WORDS[name]}\n` : `${WORDS[name]} ${done}/${of}\n`)
    },
    end: () => undefined,
  }
}
