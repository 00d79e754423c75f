import type { Locale } from '../../i18n/locales.ts'
import type { ParsedEntry } from '../../renderer/content/entry.ts'
import type { WrittenMemory } from './text-store.ts'
import type { CollectionDefinition } from '../../renderer/definitions/collections/collection.ts'
import type { Chrome } from '../../renderer/definitions/context.ts'
import type { FormDefinition } from '../../renderer/definitions/define-form.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { settingOf, targetOf } from '../../renderer/definitions/settings/form-settings.ts'
import type { LeftOut } from '../../renderer/library/left-out.ts'
import type { Targets } from '../../renderer/library/link-routes.ts'
import type { LocalMoment } from '../../renderer/library/publication.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import type { ThanksPaths } from '../../renderer/library/site-forms.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import type { Redirect } from '../../renderer/outputs/redirect.ts'
import type { GroupTitles } from '../../renderer/pages/breadcrumb.ts'
import type { Catalogues } from './data/translators.ts'
import type { Sources } from './files/sources.ts'

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
  /** Instants at which the output changes by itself, ISO 8601. */
  readonly schedule: readonly string[]
  /** Local times at which something begins or ends. */
  readonly endings: readonly LocalMoment[]
  /** Entries that the build's clock keeps out of the output. */
  readonly leftOut: LeftOut
  /** Files that only such entries have, as paths from the root. */
  readonly withheld: readonly string[]
}

/** Everything that pages are made of, as it was read. */
export interface LoadInput {
  readonly data: SiteData
  readonly sources: Sources
  readonly theme: Theme
  readonly catalogues: Catalogues
  readonly engine: MarkdownEngine
  readonly clock: { readonly at: string; readonly drafts: boolean }
  readonly memory: LoadMemory
  /** The pages of the last run, as far as they are the same. */
  readonly kept?: (parsed: readonly ParsedEntry[], targets: Targets, titles: GroupTitles) => KeptPages | undefined
}

/** Results of earlier loads in this process. */
export interface LoadMemory {
  readonly entries: EntryMemory
  readonly written: WrittenMemory
  /** The program and the theme that checked the entries. */
  version?: string
  loaded?: Loaded
}

/** Pages that are known from the last run, with the issues of the site. */
export interface KeptPages {
  readonly pages: readonly Page[]
  readonly issues: readonly Issue[]
  readonly withheld: readonly string[]
}

/** Entries by file, as parsed earlier in this process. */
type EntryMemory = Map<string, { readonly digest: string; readonly known: string; readonly parsed: ParsedEntry }>

/** The last load in this process, with its input. */
export interface Loaded {
  readonly input: LoadInput
  /** The clock as far as the site depends on it, see `readingOf`. */
  readonly reading: string
  readonly parsed: readonly ParsedEntry[]
  readonly targets: Targets
  readonly titles: GroupTitles
  readonly site: LoadedSite
  readonly issues: readonly Issue[]
}

/** Figures of a site for reports: plain values, so that a run that finds nothing changed can repeat those of the last one. */
export interface SiteOverview {
  readonly brand: string
  /** Number of pages by language, in the order of the settings. */
  readonly pages: Readonly<Record<Locale, number>>
  readonly leftOut: LeftOut
  /** Day on which the output would change by itself. */
  readonly nextChange: string | null
  /** Instants at which the output changes by itself, ISO 8601. */
  readonly schedule: readonly string[]
  /** Whether search engines are kept away. */
  readonly noindex: boolean
  /** Names in the settings of forms without an endpoint. */
  readonly inactiveForms: readonly string[]
}

/** The figures that reports show of a site. */
export function overviewOf({
  data: { settings },
  pages,
  forms,
  leftOut,
  nextChange,
  schedule,
}: LoadedSite): SiteOverview {
  const count = (locale: Locale): number => pages.filter(({ route }) => route.locale === locale).length
  const inactive = forms.filter(({ name }) => targetOf(name, settings).endpoint === null)
  return {
    brand: settings.brand,
    pages: Object.fromEntries(settings.locales.map((locale) => [locale, count(locale)])),
    leftOut,
    nextChange,
    schedule,
    noindex: settings.noindex,
    inactiveForms: inactive.map(({ name }) => settingOf(name)),
  }
}
