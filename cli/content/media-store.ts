import path from 'node:path'
import { readSerialized, writeSerialized } from '../output/sealed.ts'
import { stampOf } from '../output/stats-of.ts'
import type { Known, SourceMemory } from './files/source-memory.ts'
import { COARSEST_MS } from './files/source-stamps.ts'
import { isEntry, type Walked } from './files/sources.ts'

/** Digest, size and picture of each file that is no text, by absolute path: a site that was moved is read again. */
type Media = ReadonlyMap<string, Known>

/**
 * Fills the memory of a process that has read nothing yet with what the last run knows of pictures, films and documents, so that a run
 * after an edit does not read gigabytes. Believed is only the file with the same times, size and inode: one that was copied, checked out or
 * restored has others. Gives what saves the memory for the next run. `version`: digest of the program; a store of another one is ignored.
 */
export function recallMedia({ files }: Walked, sources: SourceMemory, cache: string, version: string): () => void {
  if (sources.size > 0) return () => undefined
  const certainBefore = Date.now() - COARSEST_MS
  const file = path.join(cache, 'media.bin')
  const media = files.filter((found) => !isEntry(found))
  const known = (readSerialized(file, version) as Media | undefined) ?? new Map<string, Known>()
  for (const { absolute, stats } of media) {
    const own = known.get(absolute)
    if (own?.stamp === stampOf(stats)) sources.set(absolute, own)
  }
  return () => {
    // A file written so recently could change again within the same timestamp.
    const certain = media.filter(({ stats }) => stats.mtimeMs < certainBefore)
    const kept: Media = new Map(
      certain.flatMap(({ absolute }) => {
        const own = sources.get(absolute)
        return own ? [[absolute, own]] : []
      }),
    )
    if ([...kept].some(([name, own]) => known.get(name) !== own)) writeSerialized(file, version, kept)
  }
}
