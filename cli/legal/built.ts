import { withLetters } from '../../renderer/definitions/decoded.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { issueIn, type DataPath, type Issue, type WarningDetails } from '../../renderer/definitions/issue.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { retiredIn, RETIRED_LIST } from '../build/publish/retired.ts'
import type { BuiltPage } from './built-page.ts'

/** A built site: folder, script, and pages by path. */
export interface Built {
  readonly root: string
  readonly out: string
  /** Path of the runtime, whose stored names are known. */
  readonly runtime: string
  readonly pages: ReadonlyMap<string, BuiltPage>
}

/** The path of a named link in a language. */
export function linkTo(name: string, locale: Locale, { chrome }: LoadedSite): string | undefined {
  return chrome[locale]?.links[name]?.href.replace(/[?#].*$/, '')
}

/** What a legal check says: none of them is an error, as only people can judge. */
export type Warning = Omit<WarningDetails, 'severity'>

/** A warning about a field of the menu data. */
export function inNavigation({ data }: LoadedSite, field: DataPath, warning: Warning): Issue {
  const { path: file, text } = data.files.navigation
  return issueIn(file, placeInYaml(text, field), { ...warning, severity: 'warning' })
}

/** `/de/a/ and 3 more` */
export function listed([first = '', ...more]: readonly string[]): string {
  const shown = withLetters(first)
  return more.length === 0 ? shown : `${shown} and ${more.length} more`
}

/** Compiled files of the theme with an extension, without files of earlier builds that are kept for open tabs. */
export function filesOf(out: string, end: string): string[] {
  const folder = path.join(out, 'assets')
  if (!existsSync(folder)) return []
  const retired = retiredIn(textOf(out, RETIRED_LIST))
  return readdirSync(folder, { encoding: 'utf8' })
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith(end) && !Object.hasOwn(retired, file))
}

/** The text of a file in the output; undefined if there is none. */
export function textOf(out: string, file: string): string | undefined {
  const absolute = path.join(out, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
}
