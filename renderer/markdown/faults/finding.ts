import type { Nodes } from 'mdast'
import type { Place } from '../../definitions/issue.ts'
import { placeAt } from '../../definitions/lines.ts'
import type { Footnotes } from './unseen-text.ts'

/** Mistakes in a text that would show up in the page. */
export interface MarkdownFault extends Place {
  readonly code:
    | 'missing-alt'
    | 'unknown-callout'
    | 'undefined-footnote'
    | 'undefined-reference'
    | 'removed-attribute'
    | 'removed-html'
    | 'heading-jump'
    | 'unknown-code-language'
    | 'lost-marks'
    | 'lost-text'
    | 'text-too-large'
    | 'text-too-deep'
  readonly message: string
  readonly expected: string
  readonly hint?: string
}

/** Part of a text, as offsets. */
type Span = readonly [start: number, end: number]

/** What is found in the tree of the parser, which still knows the positions. */
export interface FoundInMarkdown {
  readonly faults: readonly MarkdownFault[]
  /** Ranges of code, where braces are not facts. */
  readonly code: readonly Span[]
  /** The first heading, if it is below level 2. */
  readonly deepStart?: (Place & { readonly depth: number }) | undefined
}

/** What a walk has found so far. */
export interface Finding extends FoundInMarkdown {
  readonly source: string
  readonly faults: MarkdownFault[]
  readonly code: Span[]
  readonly footnotes: Footnotes
  /** Level of the last heading. */
  depth: number
  deepStart?: FoundInMarkdown['deepStart']
}

type IssueDetails = Omit<MarkdownFault, keyof Place>

/** Adds a fault in a node. `inside`: characters between the start of the node and that of the fault. */
export function report(found: Finding, node: Nodes, inside: number, details: IssueDetails): void {
  found.faults.push({ ...placeAt(found.source, spanOf(node)[0] + inside), ...details })
}

/** Where a node is written. */
export function placeOf({ position }: Pick<Nodes, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

/** From where to where a node is written. */
export function spanOf({ position }: Nodes): Span {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
