import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../i18n/locales.ts'
import { issueIn, type Issue, type SourceFile } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { placeInYaml } from '../../renderer/content/yaml-places.ts'

/**
 * Languages that somebody has just added: the site has no text in them, and the settings do not say what stands in for one. Every entry,
 * menu item and fact would be an issue, so one issue tells how to begin.
 */
export function newLanguages(root: string, { locales, defaultLocale, untranslated }: Settings): Locale[] {
  const unsaid = locales.filter((locale) => locale !== defaultLocale && untranslated[locale] === undefined)
  return hasTextIn(root, defaultLocale) ? unsaid.filter((locale) => !hasTextIn(root, locale)) : []
}

/** The settings that the issue proposes, with which the rest is checked. */
export function asBegun(settings: Settings, languages: readonly Locale[]): Settings {
  if (languages.length === 0) return settings
  const policies = Object.fromEntries(languages.map((locale) => [locale, 'link' as const]))
  return { ...settings, untranslated: { ...settings.untranslated, ...policies } }
}

/** At the languages in `content/site.yaml`. */
export function newLanguageIssues(languages: readonly Locale[], file: SourceFile): Issue[] {
  return languages.map((locale) =>
    issueIn(file.path, placeInYaml(file.text, ['locales']), {
      code: 'missing-translation',
      message: `\`${locale}\` is new: no text is written in it, and nothing says what its readers see until then`,
      expected: `a line \`untranslated: { ${locale}: link }\` in ${file.path}, so that links lead to another language`,
      hint: `translate the home page first, then others one by one; i18n/messages/${locale}.json takes the words of menu and buttons, and \`kartograf status\` lists what is missing`,
    }),
  )
}

/** Whether any entry has a file of a language. The first one is enough, which in most folders is the first that is looked at. */
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
