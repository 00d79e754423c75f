import { isTimeZone } from '../../i18n/clock.ts'
import type { Locale } from '../../i18n/locales.ts'
import { baseUrlProblem } from '../../renderer/content/base-url.ts'
import { checkFacts } from '../../renderer/content/check-facts.ts'
import { nearestHint } from '../../renderer/content/nearest.ts'
import { placeInYaml, placeOfKeyInYaml } from '../../renderer/content/yaml-places.ts'
import type { Taxonomy } from '../../renderer/definitions/settings/data-files.ts'
import { type Issue, issueIn, type SourceFile } from '../../renderer/definitions/issue.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { basePath } from '../../renderer/definitions/url.ts'

export function placeIn(file: SourceFile, at: readonly (string | number)[], key?: 'key') {
  return key ? placeOfKeyInYaml(file.text, at) : placeInYaml(file.text, at)
}

export function checkSettings(settings: Settings, file: SourceFile): Issue[] {
  const fault = (field: string, message: string, expected: string, hint?: string): Issue =>
    issueIn(file.path, placeIn(file, [field]), {
      code: 'wrong-value',
      message,
      expected,
      hint,
    })
  const issues: Issue[] = []
  if (!settings.locales.includes(settings.defaultLocale))
    issues.push(
      fault(
        'defaultLocale',
        `\`defaultLocale\` is \`${settings.defaultLocale}\`, which is not among the languages`,
        `one of ${settings.locales.join(', ')}`,
      ),
    )
  const unserved = baseUrlProblem(settings.baseUrl)
  if (unserved)
    issues.push(fault('baseUrl', unserved.message, 'https://, a host name and perhaps a path', unserved.hint))
  if (Object.keys(settings.domains).length > 0 && basePath(settings.baseUrl) !== '')
    issues.push(fault('domains', 'a base URL with a path cannot have other domains', 'a base URL without a path'))
  if (!isTimeZone(settings.timeZone))
    issues.push(
      fault(
        'timeZone',
        `\`${settings.timeZone}\` is not a time zone`,
        'a name such as Europe/Berlin',
        nearestHint(settings.timeZone, Intl.supportedValuesOf('timeZone')),
      ),
    )
  return issues
}

/** Checks that every term has a name in each language of the site. */
export function checkTerms(taxonomy: Taxonomy, settings: Settings, file: SourceFile): Issue[] {
  return Object.entries(taxonomy).flatMap(([kind, terms]) =>
    Object.entries(terms).flatMap(([key, names]) => checkLanguages(names, [kind, key], wholeLocales(settings), file)),
  )
}

export function checkLocations(settings: Settings, file: SourceFile): Issue[] {
  return Object.entries(settings.locations).flatMap(([key, { name }]) =>
    checkLanguages(name, ['locations', key, 'name'], wholeLocales(settings), file),
  )
}

/** The fully translated languages of the site. */
export function wholeLocales({ locales, untranslated }: Settings): readonly Locale[] {
  return locales.filter((locale) => untranslated[locale] === undefined)
}

function checkLanguages(
  names: Readonly<Record<Locale, string>>,
  path: readonly string[],
  locales: readonly Locale[],
  file: SourceFile,
): Issue[] {
  const missing = locales.filter((locale) => names[locale] === undefined)
  const place = placeIn(file, path)
  return missing.map((locale) =>
    issueIn(file.path, place, {
      code: 'missing-language',
      message: `\`${path[1]}\` has no name in \`${locale}\``,
      expected: `${locale}: …`,
    }),
  )
}

export function checkFactBase(facts: unknown, settings: Settings, file: SourceFile): Issue[] {
  return checkFacts(facts, wholeLocales(settings)).map(({ path: at, message }) => {
    const expected = `a number, a text, or one of { year }, { percent }, { euro }, { money: { amount, currency } }, { minutes }, { hours }, { days }, { weeks }, { months }, { date }, { text: { ${settings.locales.join(', ')} } }`
    return issueIn(file.path, placeIn(file, at), { code: 'wrong-value', message, expected })
  })
}
