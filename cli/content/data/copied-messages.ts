import { primaryLanguageOf } from '../../../i18n/primary-language.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Catalogue } from '../../../i18n/messages.ts'
import { issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { placeOfMessage } from './catalogue-issues.ts'
import { messagesPath } from './messages-file.ts'

/** Messages that a language may have been copied from. */
interface Original {
  readonly locale: Locale
  readonly catalogue: Catalogue
  /** How they are called in an issue. */
  readonly name: string
  /** From how many equal texts on they count as copied. */
  readonly least: (texts: number) => number
}

/**
 * Tells once for a language how many of its messages are still those of another one: of the default language, or the English ones of the
 * starter, which `init` writes for a language that it does not know.
 */
export function copiedMessages(
  catalogues: Readonly<Record<Locale, Catalogue>>,
  { defaultLocale }: Pick<Settings, 'defaultLocale'>,
  starter: Catalogue,
): Issue[] {
  const own = catalogues[defaultLocale] ?? {}
  const originals: Original[] = [
    { locale: 'en', catalogue: starter, name: 'the English ones of a new site', least: () => 3 },
    // Which may be these, too. Related languages share some phrases.
    { locale: defaultLocale, catalogue: own, name: `those of \`${defaultLocale}\``, least: (texts) => texts / 4 },
  ]
  return Object.entries(catalogues).flatMap(([locale, catalogue]) => {
    const issues = originals.flatMap((original) => copiedFrom(original, locale, catalogue) ?? [])
    return issues.slice(0, 1)
  })
}

function copiedFrom({ locale, catalogue, name, least }: Original, own: Locale, messages: Catalogue): Issue | undefined {
  if (primaryLanguageOf(locale) === primaryLanguageOf(own)) return undefined
  const keys = Object.keys(messages).filter((key) => isPhrase(messages[key] ?? ''))
  const equal = keys.filter((key) => Object.hasOwn(catalogue, key) && catalogue[key] === messages[key])
  const [first = ''] = equal
  if (equal.length < Math.max(3, least(keys.length))) return undefined
  return issueIn(messagesPath(own), placeOfMessage(messages, first), {
    code: 'untranslated-messages',
    severity: 'warning',
    message: `${equal.length} of ${Object.keys(messages).length} texts are ${name}, such as “${messages[first]}”`,
    expected: `texts in the language \`${own}\``,
    hint: 'translate the values',
  })
}

/** Several words, also in scripts without spaces. A single one, such as `Blog` or `E-Mail`, may be the same in both languages. */
function isPhrase(text: string): boolean {
  return /\p{L}\s+\p{L}|[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\p{Script=Thai}]{6}/u.test(
    text.replaceAll(/\{[^{}]*\}/g, ''),
  )
}
