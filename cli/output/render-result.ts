import type { Variant } from '../../renderer/definitions/picture.ts'
import type { Picture } from '../../renderer/render/picture.ts'

/** Result of rendering a page. Threads write the files and return only this. */
export interface RenderResult {
  readonly path: string
  readonly files: readonly { readonly path: string; readonly hash: string; readonly size: number }[]
  /** Addresses of this site that the HTML refers to, and anchors of its own that no element has (`#team`). */
  readonly references: readonly string[]
  /** Ids that several elements of the HTML have. */
  readonly doubled: readonly string[]
  /** URLs that the document loads; empty if the site has no budgets. */
  readonly loads: readonly string[]
  /** Link preview still to be drawn. */
  readonly picture: Picture | null
  /** Letters of its link preview that the font lacks. */
  readonly lacks?: string
  /** Parts of the HTML with a value that is no text: `class="card undefined"`. */
  readonly stray?: readonly string[]
  /** Files of its pictures still to be made. */
  readonly variants: readonly Variant[]
  readonly error: RenderFailure | null
  /** Milliseconds. */
  readonly ms: number
}

/** An error that stopped a page. */
export interface RenderFailure {
  readonly message: string
  /** The stack within the compiled templates. */
  readonly stack: string
}
