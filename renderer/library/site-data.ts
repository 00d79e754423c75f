import type { Glossary } from './glossary.ts'
import type { FactTree } from '../content/facts.ts'
import type { SourceFile } from '../definitions/issue.ts'
import type { NavigationData } from '../definitions/navigation.ts'
import type { FooterData, Settings, Taxonomy } from '../definitions/settings.ts'

/** Everything but the entries that content consists of, checked. */
export interface SiteData {
  readonly settings: Settings
  readonly navigation: NavigationData
  readonly footer: FooterData
  readonly redirects: Readonly<Record<string, string>>
  readonly taxonomy: Taxonomy
  readonly facts: FactTree
  readonly glossary: Glossary
  /** Text of the data files, for the places of issues. */
  readonly files: Readonly<Record<DataFile, SourceFile>>
  /**
   * Files with errors, which have been reported: the data read from them is incomplete.
   * `addresses`: not even the languages and the folders of the collections are known.
   */
  readonly damaged: ReadonlySet<DataFile | 'addresses'>
}

export const DATA_FILES = ['site', 'navigation', 'footer', 'redirects', 'topics', 'facts', 'glossary'] as const
export type DataFile = (typeof DATA_FILES)[number]

/** Whether an unknown name may be in a file that could not be read completely. */
export function mayBeFact(name: string, { damaged }: SiteData): boolean {
  return /^(site|locations)\./.test(name) ? damaged.has('site') : damaged.has('facts')
}
