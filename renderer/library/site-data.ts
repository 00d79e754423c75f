import type { PackData } from '../../i18n/pack-data.ts'
import type { Glossary } from './glossary.ts'
import type { FactTree } from '../content/facts/facts.ts'
import type { SourceFile } from '../definitions/issue.ts'
import type { NavigationData } from '../definitions/settings/navigation.ts'
import type { FooterData, Taxonomy } from '../definitions/settings/data-files.ts'
import type { Settings } from '../definitions/settings/settings.ts'

/** All content except entries, validated. */
export interface SiteData {
  readonly settings: Settings
  readonly navigation: NavigationData
  readonly footer: FooterData
  readonly redirects: Readonly<Record<string, string>>
  readonly taxonomy: Taxonomy
  readonly facts: FactTree
  readonly glossary: Glossary
  /** Packs that the site brings. */
  readonly packs: readonly PackData[]
  /** Texts of the data files, for positions of issues. */
  readonly files: Readonly<Record<DataFile, SourceFile>>
  /** Files with reported errors, whose data is incomplete. `addresses`: even the languages and the paths of collections are unknown. */
  readonly damaged: ReadonlySet<DataFile | 'addresses'>
}

export const DATA_FILES = ['site', 'navigation', 'footer', 'redirects', 'topics', 'facts', 'glossary'] as const
export type DataFile = (typeof DATA_FILES)[number]

/** Whether an unknown name might be defined in a file that could not be read completely. */
export function mayBeFact(name: string, { damaged }: SiteData): boolean {
  return /^(site|locations)\./.test(name) ? damaged.has('site') : damaged.has('facts')
}
