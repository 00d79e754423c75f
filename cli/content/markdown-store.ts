import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { MarkdownIndex } from '../../renderer/markdown/index-text.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import { readSealed, writeSealed } from '../output/sealed.ts'
import { sha256 } from '../output/digest.ts'

/** Texts shorter than this are parsed faster than looked up. */
const SHORTEST = 400

/** Maximum cached texts in addition to those of the first build. */
const MOST_SPARE = 1000

/** The index of a text, and its key in the store. */
interface FoundText {
  readonly key: string
  readonly index: MarkdownIndex
}

/** The engine of a run, and what it knows from the last one. */
export interface MarkdownStore {
  readonly engine: MarkdownEngine
  /** Number of texts cached from the last run. */
  readonly size: number
  /** Adds the index of a text that another thread has parsed. */
  readonly learn: (source: string, found: FoundText) => void
  /** Number of texts, and how many were cached from the last run. */
  readonly texts: () => { readonly known: number; readonly all: number }
  /** Writes the cache for the next run. */
  readonly save: () => void
}

/**
 * A Markdown engine with a persistent cache of the index of each text (links, headings, words) by its digest, so that a warm build parses
 * only what it renders. Another `version` (the digest of the program) invalidates the cache.
 */
export function storedEngine(engine: MarkdownEngine, cache: string, version: string): MarkdownStore {
  const file = path.join(cache, 'markdown.json')
  const known = readStore(file, version)
  const used = new Map<string, MarkdownIndex>()
  let most = Infinity
  // Each list that shows an entry needs its text, so it is also cached by the text itself, without computing a digest.
  const told = new Map<string, MarkdownIndex>()
  const learnt = new Map<string, FoundText>()
  const index: MarkdownEngine['index'] = (source) => {
    if (source.length < SHORTEST) return engine.index(source)
    const again = told.get(source)
    if (again) return again
    const other = learnt.get(source)
    const key = other?.key ?? indexKey(source)
    const found = used.get(key) ?? known.get(key) ?? other?.index ?? engine.index(source)
    used.set(key, found)
    // In `watch` texts keep changing. If the evicted one is still in use, it is parsed again.
    const [oldest] = used.size > most ? used.keys() : []
    if (oldest !== undefined) used.delete(oldest)
    told.set(source, found)
    return found
  }
  const save = (): void => {
    most = MOST_SPARE + used.size
    told.clear()
    learnt.clear()
    if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return
    mkdirSync(cache, { recursive: true })
    writeSealed(file, { version, texts: [...used] })
  }
  const texts = (): ReturnType<MarkdownStore['texts']> => ({
    known: [...used.keys()].filter((key) => known.has(key)).length,
    all: used.size,
  })
  return {
    engine: { ...engine, index },
    size: known.size,
    learn: (source, found) => void learnt.set(source, found),
    texts,
    save,
  }
}

export function indexKey(source: string): string {
  return sha256(source).slice(0, 24)
}

/** Empty before the first build, after a change of the program, or if the file was modified; then everything is parsed again. */
function readStore(file: string, version: string): Map<string, MarkdownIndex> {
  const store = readSealed(file) as { version: string; texts: [string, MarkdownIndex][] } | undefined
  return new Map(store?.version === version ? store.texts : [])
}
