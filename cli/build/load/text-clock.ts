import type { MarkdownEngine } from '../../../renderer/markdown/markdown.ts'
import { activity } from '../../watchdog/watchdog.ts'

/** Characters of a text to quote, enough to recognise it. */
const BEGINNING = 160

/** Shorter texts are parsed quickly whatever they contain, and are not worth a thread. */
const SHORTEST = 1000

/**
 * Wraps the engine, so that the watchdog ends the process when indexing a text takes too long. Each text is indexed before any page is
 * rendered.
 */
export function clockedEngine(engine: MarkdownEngine): MarkdownEngine {
  const reading = activity('Reading')
  const index: MarkdownEngine['index'] = (source) => {
    if (source.length < SHORTEST) return engine.index(source)
    reading.begin(source.slice(0, BEGINNING))
    try {
      return engine.index(source)
    } finally {
      reading.end()
    }
  }
  return { ...engine, index }
}
