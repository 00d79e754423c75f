import { writingInUse } from '../../../i18n/locales.ts'
import type { Known } from '../../../renderer/content/known.ts'
import { type ParsedEntry, parseEntry, parseUnread } from '../../../renderer/content/entry.ts'
import type { FrontMatter } from '../../../renderer/content/front-matter.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { SourceFile } from '../../../renderer/definitions/issue.ts'
import { frontMatterOf } from '../../content/read-text.ts'
import type { Sources } from '../../content/files/sources.ts'
import type { WrittenMemory } from '../../content/text-store.ts'
import type { LoadMemory } from '../../content/loaded.ts'

/** Unreadable files become entries too, so that links to them are not reported in addition. */
export function unreadEntries({ issues }: Sources, known: Known): Entry[] {
  const files = issues.map(({ file }) => file).filter((file) => file.endsWith('.md'))
  return files.flatMap((file) => parseUnread(file, known) ?? [])
}

/**
 * Parses and checks all texts, but not those again that are the same as in an earlier load of this process and were checked against the
 * same names.
 */
export function parseEntries(
  texts: readonly SourceFile[],
  known: Known,
  { entries, written }: LoadMemory,
): readonly ParsedEntry[] {
  const version = JSON.stringify([
    [...known.sections.keys()],
    known.sectionLayouts,
    known.layouts,
    known.middleware,
    known.terms,
    known.locales,
    known.groups,
    writingInUse(),
  ])
  const all = texts.map((file) => {
    const earlier = entries.get(file.path)
    if (earlier?.digest === file.digest && earlier.known === version) return earlier.parsed
    const parsed = parseEntry(file, known, frontMatterIn(file, written))
    entries.set(file.path, { digest: file.digest, known: version, parsed })
    return parsed
  })
  return withoutDoubles(all)
}

/** A file with a wrong name stands for the text that it seems to be only where that text does not exist. */
function withoutDoubles(parsed: readonly ParsedEntry[]): readonly ParsedEntry[] {
  if (parsed.every(({ entry }) => !entry || isRightlyNamed(entry))) return parsed
  const taken = new Set(parsed.flatMap(({ entry }) => (entry && isRightlyNamed(entry) ? fileOf(entry) : [])))
  return parsed.map((one) => {
    if (!one.entry || isRightlyNamed(one.entry)) return one
    const isTaken = taken.has(fileOf(one.entry))
    taken.add(fileOf(one.entry))
    return isTaken ? { ...one, entry: null } : one
  })
}

function isRightlyNamed(entry: Entry): boolean {
  return entry.file.path === fileOf(entry)
}

function fileOf({ collection, key, locale }: Entry): string {
  return `content/${collection}/${key}/${locale}.md`
}

/** The front matter of a text, parsed once; undefined if it has errors, which `parseEntry` then reports. */
function frontMatterIn(file: SourceFile, memory: WrittenMemory): FrontMatter | undefined {
  const known = memory.get(file.path)
  if (known?.digest === file.digest) return known
  const written = frontMatterOf(file)
  if (written) memory.set(file.path, { ...written, digest: file.digest })
  return written ?? undefined
}
