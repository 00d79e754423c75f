import type { MarkdownStore } from '../../content/markdown-store.ts'
import { recallMedia } from '../../content/media-store.ts'
import { readSiteData } from '../../content/data/site-data.ts'
import { readSources, walkSources, type Sources } from '../../content/files/sources.ts'
import { textStore } from '../../content/text-store.ts'
import { lookAtAll } from '../../pictures/look-at-all.ts'
import type { Running } from '../build-types.ts'
import { readAhead } from './read-ahead.ts'

/** Texts that are being read while the theme is compiled. */
export interface Reading {
  readonly site: ReturnType<typeof readSiteData>
  /** Waits for all texts. */
  readonly sources: () => Promise<Sources>
  /** Keeps the parsed texts for the next run. */
  readonly keep: () => void
}

/** Starts reading settings and texts. */
export function startReading({ workspace, options, memory, steps, threads }: Running, store: MarkdownStore): Reading {
  const { root, cache } = workspace
  const walked = steps.run('read', () => walkSources(root, memory.files))
  const texts = textStore(walked, memory, cache, { version: options.tool, isWatched: options.inPlace })
  const keepMedia = steps.run('read', () => recallMedia(walked, memory.sources, cache, options.tool))
  steps.run('read', texts.recall)
  const ahead = readAhead(walked, memory, store, threads)
  return {
    site: steps.run('read', () => readSiteData(root, options)),
    sources: async () => {
      await steps.wait('read', ahead.finish)
      const read = steps.run('read', () => readSources(root, memory.sources, walked))
      steps.run('read', keepMedia)
      return steps.wait('read', async () => lookAtAll(read, cache))
    },
    keep: texts.keep,
  }
}
