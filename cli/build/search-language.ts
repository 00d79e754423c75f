import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import { searchFiles, type SearchablePage } from '../../renderer/outputs/search-files.ts'
import { stemmerOf } from '../../renderer/search/stemmers.ts'
import { primaryLanguageOf } from '../../i18n/primary-language.ts'
import { sha256 } from '../output/digest.ts'

/** The pages of a language whose index is to be made. */
export interface SearchLanguage {
  readonly locale: string
  readonly pages: readonly SearchablePage[]
}

/** The files of the search index of a language. Threads make it too. */
export async function indexLanguage({ locale, pages }: SearchLanguage): Promise<readonly TextFile[]> {
  return searchFiles(pages, locale, await stemmerOf(primaryLanguageOf(locale)), sha256)
}
