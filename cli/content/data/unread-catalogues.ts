import path from 'node:path'
import { knownLocales, type Locale } from '../../../i18n/locales.ts'
import { primaryLanguageOf } from '../../../i18n/primary-language.ts'
import { issueIn, START, type Issue } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { messagesFile, messagesPath } from './messages-file.ts'
import { namesIn } from './names-in.ts'

/** Files in `i18n/messages/` that look like messages of a language, but that nobody reads, with what their authors may have meant. */
export function unreadCatalogues(root: string, { locales }: Pick<Settings, 'locales'>): Issue[] {
  const read = new Set(locales.map((locale) => `${locale}.json`))
  return namesIn(path.dirname(messagesFile(root, 'any')))
    .filter((name) => LIKE_MESSAGES.test(name) && !read.has(name))
    .map((name) => unread(name, locales))
}

/** Notes of translators (`.md`, `.txt`) and the files of their programs are none. */
const LIKE_MESSAGES = /\.(?:json[5c]?|ya?ml)$/i

function unread(name: string, locales: readonly Locale[]): Issue {
  const { name: tag } = path.parse(name)
  return issueIn(`${path.dirname(messagesPath('any'))}/${name}`, START, {
    code: 'unexpected-file',
    severity: 'warning',
    message: `nobody reads \`${name}\``,
    ...meantBy(tag.replaceAll('_', '-'), locales),
  })
}

/** What the author of the messages of a language may have meant. */
function meantBy(tag: string, locales: readonly Locale[]): Pick<Issue, 'expected' | 'hint'> {
  const own = sameTag(tag, locales) ?? sameTag(primaryLanguageOf(tag), locales)
  if (own !== undefined) return { expected: `${messagesPath(own)}, the messages of the language \`${own}\`` }
  const other = sameTag(tag, knownLocales())
  const expected = `messages of a language of the site: ${locales.map((locale) => `${locale}.json`).join(', ')}`
  if (other === undefined) return { expected }
  return { expected, hint: `add \`${other}\` to \`locales\` in content/site.yaml, or remove the file until then` }
}

function sameTag(tag: string, known: readonly Locale[]): Locale | undefined {
  return known.find((locale) => locale.toLowerCase() === tag.toLowerCase())
}
