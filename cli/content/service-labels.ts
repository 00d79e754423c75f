import type { Locale } from '../../i18n/locales.ts'
import { placeInYaml } from '../../renderer/content/yaml-places.ts'
import type { Label } from '../../renderer/definitions/fields/text.ts'
import { issueIn, type DataPath, type Issue, type SourceFile } from '../../renderer/definitions/issue.ts'
import type { Service, Services } from '../../renderer/definitions/settings/services.ts'

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
