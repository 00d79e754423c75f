import type { Locale } from '../../i18n/locales.ts'
import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import { locatorOf } from '../content/front-matter.ts'
import { issueIn, START, type Issue, type IssueDetails } from '../definitions/issue.ts'
import { policyOf, translationsOf, type Group } from './groups.ts'
import type { Library } from './library.ts'
import type { Settings } from '../definitions/settings/settings.ts'

/** Checks of each group what its files say about missing languages. On any day the same, because hidden translations count, too. */
export function checkGroups({ groups, collections, data: { settings } }: Library): Issue[] {
  return [...groups.values()].flatMap((group) =>
    checkTranslations(group, settings).concat(checkPolicies(group, collections.get(group.collection), settings)),
  )
}

/** The files of a group must have the same policies for missing languages, and none for a language that exists. */
function checkPolicies(group: Group, model: CollectionModel | undefined, settings: Settings): Issue[] {
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
    message: `\`untranslated\` names \`${locale}\`, but ${locale}.md exists`,
    expected: 'languages that are missing',
    hint: `remove \`${locale}\` from \`untranslated\``,
  })
}

function contradiction(entry: Entry, earlier: Entry, locale: Locale): Issue {
  const said = `${policyIn(earlier, locale)} in ${earlier.locale}.md`
  return issueAt(entry, locale, {
    code: 'contradicting-policy',
    message: `\`untranslated\` says \`${locale}: ${policyIn(entry, locale)}\` here and ${said}`,
    expected: 'one policy for each missing language, in one of the files',
  })
}

function issueAt(entry: Entry, locale: Locale, details: IssueDetails): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(['untranslated', locale]), details)
}

/** Every missing translation needs an explicit policy. */
function checkTranslations(group: Group, settings: Settings): Issue[] {
  const translations = translationsOf(group, settings)
  const [first] = translations
  if (!first) return []
  const missing = settings.locales.filter((locale) => !translations.some((entry) => entry.locale === locale))
  return missing
    .filter((locale) => policyOf(group, locale, settings) === undefined)
    .map((locale) =>
      issueIn(first.file.path, START, {
        code: 'missing-translation',
        message: `${group.id} has no \`${locale}.md\`, and nothing says what to show instead`,
        expected: `content/${group.id}/${locale}.md, or in the front matter (or for the whole site in content/site.yaml) \`untranslated: { ${locale}: none | link | parent | copy }\``,
        hint: 'with `link`, links lead to another language; with `parent`, to the parent page; with `none`, they are dropped; with `copy`, the page shows the text of another language',
      }),
    )
}
