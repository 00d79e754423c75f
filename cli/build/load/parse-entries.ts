import { writingInUse } from '../../../i18n/locales.ts'
import type { Known } from '../../../renderer/content/check-entry.ts'
import { type ParsedEntry, parseEntry, parseUnread } from '../../../renderer/content/entry.ts'
import type { FrontMatter } from '../../../renderer/content/source-file.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { SourceFile } from '../../../renderer/definitions/issue.ts'
import { frontMatterOf } from '../../content/read-text.ts'
import type { Sources } from '../../content/sources.ts'
import type { WrittenMemory } from '../../content/text-store.ts'
import type { LoadMemory } from './loaded.ts'

/** Unreadable files become entries too, so that links to them are not reported in addition. */
export function unreadEntries({ issues }: Sources, known: Known): Entry[] {
  const files = issues.map(({ file }) => file).filter((file) => file.endsWith('.md'))
  return files.flatMap((file) => parseUnread(file, known) ?? [])
}

export function parseEntries(
  texts: readonly SourceFile[],
  known: Known,
  { entries, written }: LoadMemory,
): ParsedEntry[] {
  const version = JSON.stringify([
    [...known.sections.keys()],
    known.sectionLayouts,
    known.layouts,
    known.middleware,
    known.terms,
    known.locales,
    known.groups,
    writingInUse().names,
  ])
  return texts.map((file) => {
    const earlier = entries.get(file.path)
    if (earlier?.digest === file.digest && earlier.known === version) return earlier.parsed
    const parsed = parseEntry(file, known, frontMatterIn(file, written))
    entries.set(file.path, { digest: file.digest, known: version, parsed })
    return parsed
  })
}

/** The front matter of a text, parsed once; undefined if it has errors, which `parseEntry` then reports. */
function frontMatterIn(file: SourceFile, memory: WrittenMemory): FrontMatter | undefined {
  const known = memory.get(file.path)
  if (known?.digest === file.digest) return known
  const written = frontMatterOf(file)
  if (written) memory.set(file.path, { ...written, digest: file.digest })
  return written ?? undefined
}
