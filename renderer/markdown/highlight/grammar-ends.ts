import type { Callback, CompiledMode, Frame } from './compiled-grammar.ts'
import { groupsOf, type Match } from './rule-search.ts'

/** Whether a callback of the mode rejects the match. */
export function isIgnored(match: Match, mode: CompiledMode, ...callbacks: (Callback | null | undefined)[]): boolean {
  return callbacks.some((callback) => callback && refuses(callback, match, mode))
}

function refuses(callback: Callback, match: Match, mode: CompiledMode): boolean {
  mode.data ??= {}
  const response = {
    data: mode.data,
    isMatchIgnored: false,
    ignoreMatch: () => {
      response.isMatchIgnored = true
    },
  }
  callback(groupsOf(match), response)
  return response.isMatchIgnored
}

/** The outermost mode that a match ends; null if it ends none. `rest`: the text from the match on. */
export function endedBy(frame: Frame, match: Match, rest: string): Frame | null {
  const { mode, parent } = frame
  if (mode.endRe?.exec(rest)?.index === 0 && !isIgnored(match, mode, mode['on:end'])) return outermost(frame)
  return mode.endsWithParent && parent ? endedBy(parent, match, rest) : null
}

function outermost(frame: Frame): Frame {
  return frame.mode.endsParent && frame.parent ? outermost(frame.parent) : frame
}
