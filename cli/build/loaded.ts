import type { Locale } from '../../i18n/locales.ts'
import type { ParsedEntry } from '../../renderer/content/entry.ts'
import type { CollectionDefinition } from '../../renderer/definitions/collection.ts'
import type { Chrome } from '../../renderer/definitions/context.ts'
import type { FormDefinition } from '../../renderer/definitions/define-form.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { LeftOut } from '../../renderer/library/left-out.ts'
import type { Targets } from '../../renderer/library/links.ts'
import type { Ending } from '../../renderer/library/publication.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import type { ThanksPaths } from '../../renderer/library/site-forms.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import type { Redirect } from '../../renderer/outputs/redirects.ts'
import type { GroupTitles } from '../../renderer/pages/trail.ts'
import type { Catalogues } from '../content/catalogues.ts'
import type { Sources } from '../content/sources.ts'

/** Everything that a site consists of as values, ready to be rendered. */
export interface LoadedSite {
  readonly data: SiteData
  readonly collections: readonly CollectionDefinition[]
  readonly forms: readonly FormDefinition[]
  readonly pages: readonly Page[]
  readonly errorPages: readonly Page[]
  readonly chrome: Readonly<Record<Locale, Chrome>>
  readonly redirects: readonly Redirect[]
  readonly thanks: ThanksPaths
  /** Day on which the output would change by itself. */
  readonly nextChange: string | null
  /** Times of the day from which on something is shown as over. */
  readonly endings: readonly Ending[]
  /** What the build's clock keeps out of the output. */
  readonly leftOut: LeftOut
}

export interface LoadInput {
  readonly data: SiteData
  readonly sources: Sources
  readonly theme: Theme
  readonly catalogues: Catalogues
  readonly engine: MarkdownEngine
  readonly clock: { readonly at: string; readonly drafts: boolean }
  readonly memory: LoadMemory
}

/** What this process knows of earlier loads. */
export interface LoadMemory {
  readonly entries: EntryMemory
  loaded?: Loaded
}

/** Entries by file, as parsed earlier in this process. */
export type EntryMemory = Map<string, { readonly digest: string; readonly known: string; readonly parsed: ParsedEntry }>

/** What was loaded last in this process, with what it was made from. */
export interface Loaded {
  readonly input: LoadInput
  /** Instant and day of the build. */
  readonly reading: string
  readonly parsed: readonly ParsedEntry[]
  readonly targets: Targets
  readonly titles: GroupTitles
  readonly site: LoadedSite
  readonly issues: readonly Issue[]
}
