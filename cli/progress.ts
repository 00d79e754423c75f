import type { ProgressDisplay, StepName } from './steps.ts'

const WORDS: Record<StepName, string> = {
  read: 'Reading content',
  compile: 'Compiling templates',
  check: 'Checking',
  render: 'Rendering',
  draw: 'Drawing pictures',
  write: 'Writing',
}

/** The part of a terminal that is used. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** How often the line on a terminal is drawn anew, in milliseconds. */
const REDRAW_MS = 50

/** On a terminal one line that changes; elsewhere (CI, a pipe) nothing: there the summary says it all. */
export function createProgress(terminal: Terminal, now: () => number): ProgressDisplay {
  if (!terminal.isTTY) return { step: () => undefined, end: () => undefined }
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
