import type { Locale } from '../../i18n/locales.ts'
import { nearestHint } from '../content/nearest.ts'
import { issueAt, type FieldPlace } from '../library/data-issue.ts'
import type { Label } from '../definitions/fields/text.ts'
import type { DataPath, Issue } from '../definitions/issue.ts'
import type { Library } from '../library/library.ts'
import { checkLegal, checkLinks } from './named-links.ts'
import { itemsOf, type Located } from './navigation-tree.ts'
import type { Theme, Vocabulary } from '../definitions/theme.ts'

/**
 * Checks menu and footer except for links: missing languages, missing pictures, names unknown to the theme. Each is reported once for all
 * languages and pages.
 */
export function checkChrome(
  library: Library,
  { vocabulary, links = [], legalLinks = [] }: Pick<Theme, 'vocabulary' | 'links' | 'legalLinks'>,
): Issue[] {
  const items = itemsOf(library).flatMap((located) => checkItem(located, library, vocabulary))
  return [
    ...items,
    ...checkLinks(library, links),
    ...checkLegal(library, legalLinks),
    ...checkFooter(library, vocabulary),
  ]
}

function checkItem({ item, path }: Located, library: Library, vocabulary: Vocabulary | undefined): Issue[] {
  const at = (...steps: DataPath): FieldPlace => ({ file: 'navigation', path: [...path, ...steps] })
  return [
    ...missingLanguages(item.languages, library).map((locale) =>
      issueAt(library, at('languages'), {
        code: 'missing-language',
        message: `\`${item.name}\` has no texts in \`${locale}\``,
        expected: `languages: { ${locale}: { title: … } }`,
      }),
    ),
    ...(item.img === undefined ? [] : checkPicture(item.img, at('img'), library)),
    ...(item.emergency
      ? [
          ...checkLabel(item.emergency.text, at('emergency', 'text'), library),
          ...checkName(item.emergency.skin, vocabulary?.skins, at('emergency', 'skin'), library),
          ...checkName(item.emergency.icon, vocabulary?.icons, at('emergency', 'icon'), library),
        ]
      : []),
  ]
}

function checkFooter(library: Library, vocabulary: Vocabulary | undefined): Issue[] {
  const { data } = library
  const { bgColor, languages, logos } = data.footer
  const at = (...path: DataPath): FieldPlace => ({ file: 'footer', path })
  const refusal = bgColor === undefined ? null : (vocabulary?.refuseFooterColour(bgColor) ?? null)
  const missing = data.damaged.has('footer') ? [] : missingLanguages(languages, library)
  return [
    ...missing.map((locale) =>
      issueAt(library, at('languages'), {
        code: 'missing-language',
        message: `the footer has no texts in \`${locale}\``,
        expected: `languages: { ${locale}: … }`,
      }),
    ),
    ...logos.flatMap(({ img }, index) => checkPicture(img, at('logos', index, 'img'), library)),
    ...logos.flatMap(({ alt }, index) => checkLabel(alt, at('logos', index, 'alt'), library)),
    ...(refusal === null
      ? []
      : [
          issueAt(library, at('bgColor'), {
            code: 'wrong-value',
            message: refusal,
            expected: 'a colour with enough contrast to the text of the footer',
          }),
        ]),
  ]
}

function missingLanguages(texts: Readonly<Record<Locale, unknown>>, { data }: Library): readonly Locale[] {
  return data.settings.locales.filter((locale) => texts[locale] === undefined)
}

function checkLabel(label: Label, field: FieldPlace, library: Library): Issue[] {
  if (typeof label === 'string') return []
  const name = field.path.join('.')
  return missingLanguages(label, library).map((locale) =>
    issueAt(library, field, {
      code: 'missing-language',
      message: `\`${name}\` has no text in \`${locale}\``,
      expected: `${locale}: …`,
    }),
  )
}

function checkPicture(address: string, field: FieldPlace, library: Library): Issue[] {
  if (library.statics.has(address)) return []
  return [
    issueAt(library, field, {
      code: 'missing-file',
      message: `there is no file content/static${address}`,
      expected: 'the path of a file in content/static/, such as /favicon.svg',
      hint: nearestHint(address, library.statics),
    }),
  ]
}

function checkName(name: string, known: readonly string[] | undefined, field: FieldPlace, library: Library): Issue[] {
  if (!known || known.includes(name)) return []
  return [
    issueAt(library, field, {
      code: 'wrong-value',
      message: `\`${field.path.slice(-2).join('.')}\` must be one that the theme defines, got "${name}"`,
      expected: `one of ${known.join(', ')}`,
      hint: nearestHint(name, known),
    }),
  ]
}
