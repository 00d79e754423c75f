import { cancel, isCancel } from '@clack/prompts'

/** The answer to a prompt, or undefined if cancelled. */
export function answered<T>(value: T): Exclude<T, symbol> | undefined {
  // Prompts return a symbol when cancelled.
  if (!isCancel(value)) return value as Exclude<T, symbol>
  cancel('Nothing was made.')
  return undefined
}
