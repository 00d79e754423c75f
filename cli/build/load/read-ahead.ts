import type { MarkdownStore } from '../../content/markdown-store.ts'
import { readTexts, writtenIn, type ReadText, type SourceText } from '../../content/read-text.ts'
import { knownText } from '../../content/files/source-memory.ts'
import { isEntry, type Walked } from '../../content/files/sources.ts'
import type { Memory } from '../build-types.ts'
import { SURELY, threadsFor } from '../render/executor.ts'
import { portionsOf } from '../render/portions.ts'
import type { Thread, Threads } from '../render/threads.ts'

/** Number of texts in a portion. */
const PORTION = 20
/** Queued portions per thread: the main thread also reads and loads the theme, and cannot hand out further ones for a quarter of a second. */
const AHEAD = 8

/** Texts that are being read. */
interface ReadingAhead {
  /** Waits until all are read and in `memory` and `store`. */
  readonly finish: () => Promise<void>
}

/**
 * Parses texts while another process compiles the theme: here, and in threads if there are many. Texts with errors are left to the reader
 * of all. Not used if most texts are cached from an earlier build.
 */
export function readAhead({ files }: Walked, memory: Memory, store: MarkdownStore, threads: Threads): ReadingAhead {
  const texts = files.filter(isEntry)
  if (memory.load.written.size > texts.length / 2 || store.size > texts.length / 2)
    return { finish: async () => undefined }
  const portions = portionsOf<SourceText, ReadText>(
    Array.from({ length: Math.ceil(texts.length / PORTION) }, (_, at) =>
      texts.slice(at * PORTION, (at + 1) * PORTION).map(({ absolute, relative }) => ({ absolute, relative })),
    ),
  )
  const there = helpersFor(texts.length, threads).flatMap((thread) =>
    Array.from({ length: AHEAD }, async () => portions.takenBy((files) => thread.ask({ kind: 'read', files }))),
  )
  const here = portions.takenBy((files) => readTexts(files, store.engine.index))
  // Errors are reported where the promise is awaited.
  const read = Promise.all([...there, here])
  read.catch(() => undefined)
  return {
    finish: async () => {
      await read
      const stats = new Map(texts.map((file) => [file.absolute, file.stats]))
      for (const one of portions.results) {
        const known = stats.get(one.absolute)
        if (!known) continue
        memory.sources.set(one.absolute, knownText(known, one.text))
        const written = writtenIn(one)
        memory.load.written.set(one.text.path, { ...written, digest: one.text.digest })
        store.learn(written.body, one)
      }
    },
  }
}

/** Fewer texts may be rendered without threads. */
function helpersFor(texts: number, threads: Threads): readonly Thread[] {
  const wanted = texts < SURELY ? 0 : threadsFor(texts, false)
  return wanted === 0 ? [] : threads.first(wanted - 1)
}
