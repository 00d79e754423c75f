import path from 'node:path'
import type { FrontMatter } from '../../renderer/content/front-matter.ts'
import type { Entry } from '../../renderer/definitions/entry.ts'
import type { Issue, SourceFile } from '../../renderer/definitions/issue.ts'
import type { LoadMemory } from './loaded.ts'
import { FEW, readSerialized, writeSerialized } from '../output/sealed.ts'

/** Checked entries of the last run, for a process that has none in memory. */
interface EntryStore {
  /** Fills the memory with the entries of texts that are the same as in the last run. */
  readonly recall: (texts: readonly SourceFile[]) => void
  /** Saves the memory for the next run. */
  readonly keep: () => void
}

/** What is saved of an entry without errors; its text is read from the file. */
interface Kept {
  readonly digest: string
  readonly names: Pick<Entry, 'collection' | 'key' | 'locale'>
  readonly data: Entry['data']
  readonly issues: readonly Issue[]
}

interface Stored {
  /** The names that all of them were checked against. */
  readonly known: string
  readonly entries: ReadonlyMap<string, Kept>
}

/**
 * `version`: digests of the program and the theme, whose schemas check the entries; a store of another version is ignored. In `watch` the
 * theme may change: then all entries are checked again.
 */
export function entryStore(memory: LoadMemory, cache: string, version: string): EntryStore {
  const { entries, written } = memory
  const isFirst = memory.version === undefined
  if (memory.version !== version) entries.clear()
  memory.version = version
  if (!isFirst) return { recall: () => undefined, keep: () => undefined }
  const file = path.join(cache, 'entries.bin')
  const recalled = new Set<object>()
  return {
    recall: (texts) => {
      const { known, entries: kept } = readStored(file, version)
      for (const text of texts) {
        const own = kept.get(text.path)
        const front = written.get(text.path)
        if (own?.digest !== text.digest || front?.digest !== text.digest) continue
        const entry = entryOf(own, front, text)
        const remembered = { digest: text.digest, known, parsed: { entry, issues: own.issues } }
        entries.set(text.path, remembered)
        recalled.add(remembered)
      }
    },
    keep: () => {
      const fresh = [...entries.values()].filter((entry) => !recalled.has(entry)).length
      if (fresh <= entries.size * FEW) return
      writeSerialized(file, version, storedOf(entries))
    },
  }
}

/** Its body is not asked for: the text may not have been read. */
function entryOf({ names: { collection, key, locale }, data }: Kept, front: FrontMatter, file: SourceFile): Entry {
  return {
    collection,
    key,
    locale,
    get body() {
      return front.body
    },
    bodyLine: front.bodyLine,
    file,
    data,
  }
}

function storedOf(all: LoadMemory['entries']): Stored {
  const entries = new Map<string, Kept>()
  const [known = ''] = Array.from(all.values(), (one) => one.known)
  for (const [file, { digest, known: own, parsed }] of all) {
    if (own !== known || !parsed.entry || parsed.entry.damage) continue
    const { collection, key, locale, data } = parsed.entry
    entries.set(file, { digest, names: { collection, key, locale }, data, issues: parsed.issues })
  }
  return { known, entries }
}

/** Empty if the file is missing, modified, or of another version. */
function readStored(file: string, version: string): Stored {
  return (readSerialized(file, version) as Stored | undefined) ?? { known: '', entries: new Map() }
}
