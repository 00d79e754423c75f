import type { CatalogueFault } from '../../../i18n/check-messages.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Catalogue } from '../../../i18n/messages.ts'
import { placeOfKeyInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { issueIn, START, type Issue, type Place, type SourceFile } from '../../../renderer/definitions/issue.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { standInsOf } from '../../../renderer/library/fallback.ts'
import { messagesPath } from './messages-file.ts'

/** Texts of the files of catalogues, for the positions of issues. */
const texts = new WeakMap<Catalogue, string>()

/** Keeps the text of the file that a catalogue was read from. */
export function keepText(catalogue: Catalogue, text: string): void {
  texts.set(catalogue, text)
}

/** The place of a message in its file. */
export function placeOfMessage(catalogue: Catalogue, key: string): Place {
  return placeOfKeyInYaml(texts.get(catalogue) ?? '', [key])
}

/** The reference language with its messages. */
interface Reference {
  readonly locale: Locale
  readonly catalogue: Catalogue
}

/** One issue for a language that lacks most messages, in place of one for each. */
export function mostlyMissing(locale: Locale, missing: number, reference: Reference): Issue {
  return issueIn(messagesPath(locale), START, {
    code: 'missing-message',
    message: `${missing} of ${Object.keys(reference.catalogue).length} texts are missing`,
    ...translateAll(reference.locale),
  })
}

function translateAll(locale: Locale): { readonly expected: string; readonly hint: string } {
  const expected = `a translation of each text in ${messagesPath(locale)}`
  return { expected, hint: 'copy what is missing from there, and translate the values' }
}

/** Tells once how many messages a language in `untranslated` lacks: the build takes them from its fallback without a word. */
export function untranslatedMessages(catalogues: Readonly<Record<Locale, Catalogue>>, settings: Settings): Issue[] {
  const keys = Object.keys(catalogues[settings.defaultLocale] ?? {})
  const begun = Object.keys(settings.untranslated).filter((locale) => locale !== settings.defaultLocale)
  return begun.flatMap((locale) => {
    const missing = keys.filter((key) => !Object.hasOwn(catalogues[locale] ?? {}, key)).length
    if (missing === 0) return []
    return [
      issueIn(messagesPath(locale), START, {
        code: 'untranslated-messages',
        severity: 'warning',
        message: `${missing} of ${keys.length} texts are missing; readers see those of \`${standInsOf(settings)[0]}\``,
        ...translateAll(settings.defaultLocale),
      }),
    ]
  })
}

/** A fault with the key where it is shown, if that is not its own. */
interface PlacedFault extends CatalogueFault {
  readonly beside?: string | undefined
}

/** The issue of a fault in a file of messages, at its key or at the one beside which it belongs. */
export function toIssue({ code, key, beside: other, message, expected }: PlacedFault, file: SourceFile): Issue {
  const place = placeOfKeyInYaml(file.text, [other ?? key])
  const words = { message, expected, hint: besideHint(other) }
  return issueIn(
    file.path,
    place,
    code === 'unused-message' ? { ...words, code, severity: 'warning' } : { ...words, code },
  )
}

function besideHint(key: string | undefined): string | undefined {
  return key === undefined ? undefined : `add it beside \`${key}\``
}

/** Missing messages are shown where they belong: beside the one before them in the other language, or else the first one after them. */
export function beside(faults: readonly CatalogueFault[], own: Catalogue, reference: Catalogue): PlacedFault[] {
  const order = Object.keys(reference)
  const neighbours = new Map<string, string | undefined>()
  let last = order.find((key) => Object.hasOwn(own, key))
  for (const key of order) {
    if (Object.hasOwn(own, key)) last = key
    neighbours.set(key, last)
  }
  return faults.map((fault) =>
    fault.code === 'missing-message' ? { ...fault, beside: neighbours.get(fault.key) } : fault,
  )
}

/** The last message of the group of a key (`form.`), or else of all. */
function lastBeside(key: string, catalogue: Catalogue): string | undefined {
  const keys = Object.keys(catalogue)
  const group = key.slice(0, key.lastIndexOf('.') + 1)
  return keys.findLast((other) => group !== '' && other.startsWith(group)) ?? keys.at(-1)
}

/** A message that the templates use and a language lacks. */
export function missingMessage(key: string, locale: string, catalogue: Catalogue = {}): Issue {
  const other = lastBeside(key, catalogue)
  const place = other === undefined ? START : placeOfMessage(catalogue, other)
  return issueIn(messagesPath(locale), place, {
    code: 'missing-message',
    message: `the text \`${key}\` is missing`,
    expected: 'a message for each key that the templates use',
    hint: besideHint(other),
  })
}
