import { readdirSync } from 'node:fs'

/** Names in a folder, sorted; none if there is no such folder, as in a site that has nothing to put there. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}
