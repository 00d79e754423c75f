import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { ThemeCallError } from '../../../renderer/definitions/collections/guarded.ts'
import type { SourceFile } from '../../../renderer/definitions/issue.ts'
import { hasArchive } from '../../../renderer/library/archive.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { sha256 } from '../../output/digest.ts'
import { FEW } from '../../output/sealed.ts'
import { isShownAndRight, seenOf } from './seen.ts'

/** A text of the last run, in the order of the sources. */
export interface KeptText {
  readonly path: string
  readonly digest: string
  /** Digest of its front matter and of what other pages can see of it; null if it has to be read with all others. */
  readonly seen: string | null
}

/** What the next run needs to know of the texts. */
export function keptTexts(texts: readonly SourceFile[], parsed: readonly ParsedEntry[], targets: Targets): KeptText[] {
  return texts.map(({ path, digest }, index) => ({ path, digest, seen: digestOfSeen(parsed[index], targets) }))
}

/** A page with an archive shows other entries depending on its own text. */
function digestOfSeen(parsed: ParsedEntry | undefined, targets: Targets): string | null {
  if (!parsed?.entry || parsed.issues.length > 0) return null
  const { entry } = parsed
  if (hasArchive(entry) || !isShownAndRight(entry, targets)) return null
  const seen = seenIn(entry, targets)
  return seen && sha256(JSON.stringify([entry.data, entry.bodyLine, seen]))
}

/** Null if the theme fails in a card for lists, which no list shows then: otherwise the pages would have told it. */
function seenIn(entry: Entry, targets: Targets): string | null {
  try {
    return seenOf(entry, targets)
  } catch (error) {
    if (error instanceof ThemeCallError) return null
    throw error
  }
}

/** The entries whose bodies have changed; undefined if more has changed, or other pages can see it. */
export function changedEntries(
  texts: readonly KeptText[],
  now: readonly SourceFile[],
  parsed: readonly ParsedEntry[],
  targets: Targets,
): Entry[] | undefined {
  if (now.length !== texts.length || !texts.every(({ path: file }, index) => now[index]?.path === file))
    return undefined
  const changed = texts.flatMap((text, index) => (now[index]?.digest === text.digest ? [] : [{ text, index }]))
  if (changed.length > Math.max(1, texts.length * FEW)) return undefined
  const isSame = changed.every(
    ({ text, index }) => text.seen !== null && text.seen === digestOfSeen(parsed[index], targets),
  )
  return isSame ? changed.flatMap(({ index }) => parsed[index]?.entry ?? []) : undefined
}
