import { isTimeZone } from '../../../i18n/clock.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { baseUrlProblem } from '../../../renderer/content/base-url.ts'
import { check } from '../../../renderer/content/check.ts'
import { checkFacts, schemaOfFact } from '../../../renderer/content/facts/check-facts.ts'
import { nearestHint } from '../../../renderer/content/nearest.ts'
import { locatorInYaml, placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import type { Label } from '../../../renderer/definitions/fields/text.ts'
import type { Service, Services } from '../../../renderer/definitions/settings/services.ts'
import type { Taxonomy } from '../../../renderer/definitions/settings/data-files.ts'
import { type DataPath, type Issue, issueIn, type SourceFile } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { basePath } from '../../../renderer/definitions/url.ts'

/** Contradictions between settings that are valid each by itself. */
export function checkSettings(settings: Settings, file: SourceFile): Issue[] {
  const faults = [faultOfLocale(settings), faultOfUrl(settings), faultOfDomains(settings), faultOfZone(settings)]
  return faults.flatMap((fault) => {
    if (!fault) return []
    const { field, ...words } = fault
    return [issueIn(file.path, placeInYaml(file.text, [field]), { code: 'wrong-value', ...words })]
  })
}

interface SettingFault {
  readonly field: keyof Settings
  readonly message: string
  readonly expected: string
  readonly hint?: string | undefined
}

function faultOfLocale({ locales, defaultLocale }: Settings): SettingFault | undefined {
  if (locales.includes(defaultLocale)) return undefined
  const message = `\`defaultLocale\` is \`${defaultLocale}\`, which is not among the languages`
  return { field: 'defaultLocale', message, expected: `one of ${locales.join(', ')}` }
}

function faultOfUrl({ baseUrl }: Settings): SettingFault | undefined {
  const problem = baseUrlProblem(baseUrl)
  return problem && { field: 'baseUrl', ...problem, expected: 'https://, a host name and perhaps a path' }
}

function faultOfDomains({ domains, baseUrl }: Settings): SettingFault | undefined {
  if (Object.keys(domains).length === 0) return undefined
  if (basePath(baseUrl) === '') return faultOfHosts([baseUrl.replace(/\/+$/, ''), ...Object.values(domains)])
  const message = 'a base URL with a path cannot have other domains'
  return { field: 'domains', message, expected: 'a base URL without a path' }
}

/** Two spellings of a host would be two domains: languages share one whose URLs are the same. */
function faultOfHosts(urls: readonly string[]): SettingFault | undefined {
  const known = new Map<string, string>()
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : url
    const other = known.get(host) ?? url
    if (other !== url)
      return {
        field: 'domains',
        message: `\`${url}\` and \`${other}\` are one host`,
        expected: 'one URL for each host',
      }
    known.set(host, url)
  }
  return undefined
}

function faultOfZone({ timeZone }: Settings): SettingFault | undefined {
  if (isTimeZone(timeZone)) return undefined
  return {
    field: 'timeZone',
    message: `\`${timeZone}\` is not a time zone`,
    expected: 'a name such as Europe/Berlin',
    hint: nearestHint(timeZone, Intl.supportedValuesOf('timeZone')),
  }
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
  const place = placeInYaml(file.text, path)
  return missing.map((locale) =>
    issueIn(file.path, place, {
      code: 'missing-language',
      message: `\`${path[1]}\` has no name in \`${locale}\``,
      expected: `${locale}: …`,
    }),
  )
}

/** Checks that every fact can be written in each language. */
export function checkFactBase(facts: unknown, settings: Settings, file: SourceFile): Issue[] {
  return checkFacts(facts, wholeLocales(settings)).flatMap(({ path: at, message }) => {
    const wrong = wrongContent(facts, at, file)
    if (wrong.length > 0) return wrong
    const expected = `a number, a text, or one of { year }, { percent }, { euro }, { money: { amount, currency } }, { minutes }, { hours }, { days }, { weeks }, { months }, { date }, { text: { ${settings.locales.join(', ')} } }`
    return issueIn(file.path, placeInYaml(file.text, at), { code: 'wrong-value', message, expected })
  })
}

/** Issues at the content of a fact, for which `{ percent: viel }` is more to the point than all that a fact can be. */
function wrongContent(facts: unknown, at: DataPath, file: SourceFile): readonly Issue[] {
  const schema = schemaOfFact(facts, at)
  return schema ? check(schema, facts, file.path, locatorInYaml(file.text)).issues : []
}

/** Checks that the texts about services exist in every language. */
export function checkServiceLabels(services: Services, locales: readonly Locale[], file: SourceFile): Issue[] {
  return Object.entries(services).flatMap(([name, service]) =>
    labelsOf(service).flatMap(([path, label]) =>
      missing(label, locales).map((locale) => lacking(locale, ['services', name, ...path], file)),
    ),
  )
}

function labelsOf({ name, purpose, storage }: Service): [path: DataPath, label: Label][] {
  return [
    [['name'], name],
    [['purpose'], purpose],
    ...storage.flatMap((item, index): [DataPath, Label][] => [
      [['storage', index, 'purpose'], item.purpose],
      [['storage', index, 'duration'], item.duration],
    ]),
  ]
}

function missing(label: Label, locales: readonly Locale[]): Locale[] {
  return typeof label === 'string' ? [] : locales.filter((locale) => label[locale] === undefined)
}

function lacking(locale: Locale, path: DataPath, file: SourceFile): Issue {
  return issueIn(file.path, placeInYaml(file.text, path), {
    code: 'missing-language',
    message: `\`${path.join('.')}\` has no text in \`${locale}\``,
    expected: `${locale}: …`,
    hint: 'or one text for all languages, without their tags',
  })
}
