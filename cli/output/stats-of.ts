import { statSync, type Stats } from 'node:fs'

/**
 * Of what a path leads to; undefined if nothing can be there. Node throws for a name that is too long and for a path through a file, which
 * anyone may request of a server.
 */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
