import type { Digest } from '../definitions/assets.ts'
import type { Theme } from '../definitions/theme.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import type { Site } from './site.ts'

/** What all pages of a site are rendered with. */
export interface RenderSetup {
  readonly site: Site
  readonly theme: Theme
  readonly engine: MarkdownEngine
  readonly digest: Digest
}
