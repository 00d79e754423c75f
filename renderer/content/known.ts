import type { Locale } from '../../i18n/locales.ts'
import type { Collections } from '../definitions/collections/collections.ts'
import type { z } from '../definitions/fields/kind.ts'
import { issueIn, type DataPath, type Issue, type SourceFile } from '../definitions/issue.ts'
import { nearestHint } from './nearest.ts'
import { oneOf } from './one-of.ts'
import { locatorOf } from './front-matter.ts'

/** Names that front matter may refer to: the theme's collections, sections, layouts and middleware, and the site's terms. */
export interface Known {
  readonly collections: Collections
  readonly sections: ReadonlyMap<string, z.ZodObject>
  /** Types of section that show the text of a page. If there are none, page components show it. */
  readonly bodySections: readonly string[]
  /** Layouts of pages by the type of their first section. */
  readonly sectionLayouts: Readonly<Record<string, string>>
  readonly layouts: readonly string[]
  readonly middleware: readonly string[]
  /** Keys of terms by kind, and of locations. Not checked for kinds whose file could not be read. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  readonly locales: readonly Locale[]
  /** Page groups named in the menu and the settings. */
  readonly groups: readonly string[] | null
}

/** The names that a field may have. */
export interface Names {
  /** What they name, as messages call it: `topic`. */
  readonly kind: string
  readonly known: readonly string[]
  /** Where they are defined, a hint if none of them is near. */
  readonly home?: string
}

/** The issue about a name of front matter that is not known. */
export function unknownName(name: string, { kind, known, home }: Names, file: SourceFile, path: DataPath): Issue {
  return issueIn(file.path, locatorOf(file)(path), {
    code: `unknown-${kind}`,
    message: kind === 'middleware' ? `Unknown route middleware: '${name}'.` : `\`${name}\` is not a known ${kind}`,
    expected: known.length > 0 ? oneOf(known) : `no ${kind} is defined yet`,
    hint: nearestHint(name, known) ?? (home && `${home} defines them`),
  })
}
