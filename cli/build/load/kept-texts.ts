import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { SourceFile } from '../../../renderer/definitions/issue.ts'
import { hasArchive } from '../../../renderer/library/archive.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { sha256 } from '../../output/paths.ts'
import { isShownAndRight, seenOf } from './seen.ts'

/** A text of the last run, in the order of the sources. */
export interface KeptText {
  readonly path: string
  readonly digest: string
  /** Digest of its front matter and of what other pages can see of it; null if it has to be read with all others. */
  readonly seen: string | null
}

/** From this share of the texts on, everything is made again and saved. */
const FEW = 0.02

/** What the next run needs to know of the texts. `before`: what this run knew of them, if no moment of the schedule lies between. */
export function keptTexts(
  texts: readonly SourceFile[],
  parsed: readonly ParsedEntry[],
  targets: Targets,
  before: readonly KeptText[],
): KeptText[] {
  const seen = seenBefore(before)
  return texts.map(({ path, digest }, index) => ({
    path,
    digest,
    seen: seen(path, digest) ?? digestOfSeen(parsed[index], targets),
  }))
}

/**
 * What others could see of a text that has not changed. It may be out of date, because cards show other texts too. Then the next
 * change of the text makes all pages again; and if it is right by then, those others have changed as well and are seen themselves.
 */
function seenBefore(texts: readonly KeptText[]) {
  const known = new Map(texts.map((text) => [text.path, text]))
  return (file: string, digest: string): string | undefined => {
    const text = known.get(file)
    return text?.digest === digest ? (text.seen ?? undefined) : undefined
  }
}

/** A page with an archive shows other entries depending on its own text. */
function digestOfSeen(parsed: ParsedEntry | undefined, targets: Targets): string | null {
  if (!parsed?.entry || parsed.issues.length > 0) return null
  const { entry } = parsed
  if (hasArchive(entry) || !isShownAndRight(entry, targets)) return null
  return sha256(JSON.stringify([entry.data, entry.bodyLine, seenOf(entry, targets)]))
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
