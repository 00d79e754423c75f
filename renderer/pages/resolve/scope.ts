import type { Entry } from '../../definitions/entry.ts'
import type { DataPath, Place, IssueDetails, SourceFile, ValuePlace } from '../../definitions/issue.ts'
import type { ShownPart } from '../../library/archive.ts'
import type { Origin } from '../../library/links.ts'
import type { Targets } from '../../library/link-routes.ts'
import type { MarkdownEngine } from '../../markdown/markdown.ts'

/** Everything needed to resolve sources and report issues. */
export interface Scope extends Origin {
  readonly targets: Targets
  readonly engine: MarkdownEngine
  readonly file: string
  /** Position of a field in its file. */
  readonly place: (path: DataPath) => ValuePlace
  readonly report: (place: Place, details: IssueDetails) => void
  /** Called with the entries of each list that shows all that it is about, rather than the first few. */
  readonly lists?: (entries: readonly Entry[]) => void
  /** The part of the archive that the page shows. */
  readonly part?: ShownPart
}

/** The folder of a content file, where `./picture.jpg` of its text is. */
export function folderOf({ path }: Pick<SourceFile, 'path'>): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** `content/posts/a.png` → `content`, `content/posts`. */
export function foldersAround(path: string): string[] {
  return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))
}

/** Position in the file of something inside a text: exact in the body and in `|` blocks, otherwise that of the field. */
export function placeInside(base: ValuePlace, inner: Place): ValuePlace {
  if (!base.block) return base
  return { line: base.line + inner.line - 1, column: base.column + inner.column - 1, block: true }
}
