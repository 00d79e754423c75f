import { hasPack, knownLocales } from '../../i18n/locales.ts'
import { PACK_TAG } from '../definitions/fields/text.ts'
import { nearestHint } from './nearest.ts'

/**
 * Suggests the tag of a pack: `zh-Hans` for `zh-CN`, `en` for `en_US`, `de` for `German` and `Deutsch`. For another language or region: how
 * a site brings a pack of its own.
 */
export function meantLanguage(came: string): string {
  const tag = canonical(came)
  const same = named(came) ?? (tag === undefined ? undefined : sameLanguage(tag).find(hasPack))
  if (same !== undefined) return `did you mean \`${same}\`?`
  if (tag === undefined || !PACK_TAG.test(tag))
    return nearestHint(came, knownLocales()) ?? 'docs/writing.md of kartograf lists the tags'
  const { language } = new Intl.Locale(tag)
  const own = `i18n/locales/${tag}.yaml, as docs/languages.md of kartograf says`
  return hasPack(language)
    ? `did you mean \`${language}\`? A region that differs from it is a pack of the site with \`parent: ${language}\`: ${own}`
    : `the site brings the pack of another language: write ${own}`
}

/** The tag among those of a site that means the same language in the same script: `zh-Hans` for `zh-CN`. */
export function sameLanguageAmong(came: string, tags: readonly string[]): string | undefined {
  const tag = canonical(came)
  return tag === undefined ? undefined : sameLanguage(tag).find((other) => tags.includes(other))
}

/** `en-US` for `en_us`; undefined for what is no tag. */
function canonical(came: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(came.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** The tag of a language that is called by its name, in English or in the language itself. */
function named(came: string): string | undefined {
  return knownLocales().find((tag) =>
    ['en', tag].some((by) => nameOf(tag, by)?.toLowerCase() === came.trim().toLowerCase()),
  )
}

/** Without the script, which only tags have: people say "Serbian" for `sr-Cyrl`. */
function nameOf(tag: string, by: string): string | undefined {
  return new Intl.DisplayNames(by, { type: 'language' }).of(new Intl.Locale(tag).minimize().toString())
}

/** Other tags of the same language: `en` of `en-US`, `sr-Cyrl` of `sr`, `nb` of `no`. */
function sameLanguage(tag: string): string[] {
  const locale = new Intl.Locale(tag)
  const { language, script = '' } = locale.maximize()
  return [
    locale.toString(),
    `${language}-${script}`,
    locale.minimize().toString(),
    ...(language === 'no' ? ['nb'] : []),
  ]
}
