import { grouped } from '../../../renderer/definitions/grouped.ts'
import type { ComponentPlace } from '../../theme/faults/component-place.ts'
import type { SourcePlace } from '../../theme/faults/source-place.ts'
import type { RenderResult } from '../../output/render-result.ts'

/** An error, and the paths of the pages that it has stopped. */
export interface Cause {
  readonly message: string
  /** Empty if no error was thrown, but another value. */
  readonly stack: string
  readonly pages: readonly string[]
  /** Where templates throw it, or the component in which React or the generator does. */
  readonly place?: (SourcePlace & Partial<ComponentPlace>) | undefined
}

/** The different errors of pages. */
export function causesOf(results: readonly RenderResult[]): Cause[] {
  const causes = results.flatMap(({ path, error }) => (error === null ? [] : [causeOf(path, error)]))
  return together(causes, ({ message, stack }) => `${message}\n${lastCallIn(stack)}`)
}

function causeOf(path: string, error: Pick<Cause, 'message' | 'stack'>): Cause {
  const before = `Could not render ${path}: `
  // Something that was thrown and is no error. The renderer has put the path before it, and the stack is its own.
  if (error.message.startsWith(before)) return { message: error.message.slice(before.length), stack: '', pages: [path] }
  return { ...error, pages: [path] }
}

/** The innermost call, because its callers differ from page to page. */
function lastCallIn(stack: string): string {
  return /^\s+at .*$/m.exec(stack)?.[0] ?? ''
}

/** Puts errors of a component together that differ only in the value that they name, such as an object that is no child. */
export function togetherInComponents(causes: readonly Cause[]): Cause[] {
  return together(causes, ({ message, stack, place }) =>
    place?.component === undefined
      ? `${message}\n${lastCallIn(stack)}`
      : `${message.replaceAll(/\{[^}]*\}/g, '')}\n${place.file}:${place.line}:${place.column}`,
  )
}

function together(causes: readonly Cause[], keyOf: (cause: Cause) => string): Cause[] {
  return [...grouped(causes, keyOf).values()].flatMap(asOne)
}

function asOne(same: readonly Cause[]): Cause[] {
  const [first] = same
  return first ? [{ ...first, pages: same.flatMap(({ pages }) => pages) }] : []
}
