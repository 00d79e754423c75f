import type { Locale } from '../../i18n/locales.ts'
import type { CollectionModel, Entry } from '../definitions/collection.ts'
import { locatorOf } from '../content/source-file.ts'
import { issueIn, type Issue, type Told } from '../definitions/issue.ts'
import { translationsOf, type Group } from './library.ts'
import type { Settings } from '../definitions/settings.ts'

/** The files of a group must have the same policies for missing languages, and none for a language that exists. */
export function checkPolicies(group: Group, model: CollectionModel | undefined, settings: Settings): Issue[] {
  const translations = translationsOf(group, settings)
  const first = new Map<Locale, Entry>()
  return translations.flatMap((entry) =>
    localesIn(entry).flatMap((locale) => {
      const own = translations.find((other) => other.locale === locale)
      if (own && isAlwaysShown(own, model)) return [stale(entry, locale)]
      const earlier = first.get(locale)
      if (!earlier) first.set(locale, entry)
      return earlier && policyIn(earlier, locale) !== policyIn(entry, locale)
        ? [contradiction(entry, earlier, locale)]
        : []
    }),
  )
}

function localesIn({ data }: Entry): Locale[] {
  return Object.keys(data.untranslated)
}

function policyIn({ data }: Entry, locale: Locale): string | undefined {
  return data.untranslated[locale]
}

/** A translation that is sometimes hidden needs a policy for these times. */
function isAlwaysShown({ data }: Entry, model: CollectionModel | undefined): boolean {
  return !data.draft && data.publish === undefined && data.expire === undefined && !model?.lastDay
}

function stale(entry: Entry, locale: Locale): Issue {
  return issueAt(entry, locale, {
    code: 'stale-policy',
    message: `\`untranslated\` speaks of \`${locale}\`, which is there: ${locale}.md`,
    expected: 'languages that are missing',
    hint: `take \`${locale}\` out of \`untranslated\``,
  })
}

function contradiction(entry: Entry, earlier: Entry, locale: Locale): Issue {
  const said = `${policyIn(earlier, locale)} in ${earlier.locale}.md`
  return issueAt(entry, locale, {
    code: 'contradicting-policy',
    message: `\`untranslated\` says \`${locale}: ${policyIn(entry, locale)}\` here and ${said}`,
    expected: 'one word for each missing language, in one of the files',
  })
}

function issueAt(entry: Entry, locale: Locale, told: Told): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(['untranslated', locale]), told)
}
