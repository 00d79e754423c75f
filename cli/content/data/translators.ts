import { type Catalogue, translator } from '../../../i18n/messages.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Translate } from '../../../renderer/definitions/context.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { standInsOf } from '../../../renderer/library/fallback.ts'
import { missingMessage } from './catalogue-issues.ts'

/** The messages of each language. */
export type Catalogues = Readonly<Record<Locale, Catalogue>>

/** Translators for checking: for a missing or invalid message they report it and return its key, so that the rest is checked as well. */
export function checkingTranslators(
  catalogues: Catalogues,
  settings: Settings,
): {
  translate: Record<Locale, Translate>
  issues: readonly Issue[]
} {
  const issues: Issue[] = []
  const missing = new Set<string>()
  const translate = Object.entries(translatorsOf(catalogues, settings)).map(([locale, t]) => {
    const told: Translate = (key, values) => {
      try {
        return t(key, values)
      } catch {
        // Invalid messages, and messages that only other languages lack, have been reported with their positions.
        const isReported = [locale, settings.defaultLocale].some((tag) => catalogues[tag]?.[key] !== undefined)
        if (!isReported && !missing.has(`${locale} ${key}`))
          issues.push(missingMessage(key, locale, catalogues[locale]))
        missing.add(`${locale} ${key}`)
        return key
      }
    }
    return [locale, told] as const
  })
  return { translate: Object.fromEntries(translate), issues }
}

/** Translators of each language. Messages that a language in `untranslated` lacks come from its fallback. */
export function translatorsOf(catalogues: Catalogues, settings: Settings): Record<Locale, Translate> {
  const own = Object.fromEntries(
    Object.entries(catalogues).map(([locale, catalogue]) => [locale, translator(catalogue, locale)]),
  )
  const begun = Object.keys(settings.untranslated).map((locale): [Locale, Translate] => {
    const order = [locale, ...standInsOf(settings)]
    return [locale, (key, values) => translatorWith(key, order, catalogues, own)(key, values)]
  })
  return { ...own, ...Object.fromEntries(begun) }
}

/** The first translator with the key, or else the last one, which reports that it is missing. */
function translatorWith(
  key: string,
  order: readonly Locale[],
  catalogues: Catalogues,
  own: Readonly<Record<Locale, Translate>>,
): Translate {
  const having = order.find((locale) => catalogues[locale]?.[key] !== undefined)
  const found = own[having ?? order.at(-1) ?? '']
  if (!found) throw new Error(`No language has the text '${key}'`)
  return found
}
