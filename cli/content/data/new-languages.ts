import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../../i18n/locales.ts'
import { issueIn, type Issue, type SourceFile } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { messagesPath } from './messages-file.ts'

/**
 * Languages that have just been added: they have no text, and the settings have no policy for missing translations. Instead of an issue
 * for each entry, menu item and fact, a single one says how to begin.
 */
export function newLanguages(root: string, { locales, defaultLocale, untranslated }: Settings): Locale[] {
  const unsaid = locales.filter((locale) => locale !== defaultLocale && untranslated[locale] === undefined)
  return hasTextIn(root, defaultLocale) ? unsaid.filter((locale) => !hasTextIn(root, locale)) : []
}

/** The settings that the issue suggests; the rest of the site is checked with these. */
export function asBegun(settings: Settings, languages: readonly Locale[]): Settings {
  if (languages.length === 0) return settings
  const policies = Object.fromEntries(languages.map((locale) => [locale, 'link' as const]))
  return { ...settings, untranslated: { ...settings.untranslated, ...policies } }
}

/** One issue per language, at `locales` in `content/site.yaml`. */
export function newLanguageIssues(languages: readonly Locale[], file: SourceFile): Issue[] {
  return languages.map((locale) =>
    issueIn(file.path, placeInYaml(file.text, ['locales']), {
      code: 'missing-translation',
      message: `\`${locale}\` is new: no text is written in it, and nothing says what its readers see until then`,
      expected: `a line \`untranslated: { ${locale}: link }\` in ${file.path}, so that links lead to another language`,
      hint: `translate the home page first, then others one by one; ${messagesPath(locale)} takes the words of menu and buttons, and \`kartograf status\` lists what is missing`,
    }),
  )
}

/** Whether any entry has a file of a language. Stops at the first one. */
function hasTextIn(root: string, locale: Locale): boolean {
  const content = path.join(root, 'content')
  return foldersIn(content).some((collection) =>
    foldersIn(collection).some((entry) => existsSync(path.join(entry, `${locale}.md`))),
  )
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))
}
