import { asRecord, valueAt } from '../../renderer/content/plain-data.ts'
import { patchYaml } from '../../renderer/content/yaml/yaml-patch.ts'
import { parseYaml } from '../../renderer/content/yaml/yaml.ts'
import type { DataPath, SourceFile } from '../../renderer/definitions/issue.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { localTexts, type FieldText } from './field-texts.ts'
import { counter, plainParts } from './parts.ts'
import { withValue, type Segment, type Words } from './segments.ts'
import type { Translatable } from './translatable.ts'

/** The texts of a data file, such as the menu. A file has all languages, so that the translation is in the file of the source. */
export function translatableData(file: SourceFile, schema: JsonSchema, from: string, locale: string): Translatable {
  const data = parseYaml(file.text)
  const all = localTexts(schema, data, from)
  const known = all.flatMap((text) => {
    const value = valueAt(data, inLocale(text.path, from, locale))
    return typeof value === 'string' ? [{ ...text, value }] : []
  })
  // A language that is there may be meant to be otherwise, such as a footer with fewer links.
  const isThere = ({ path }: FieldText): boolean => valueAt(data, [...placeOf(path, from), locale]) !== undefined
  const missing = all.filter((text) => !isThere(text))
  const texts = all.filter((text) => missing.includes(text) || known.some(({ path }) => path === text.path))
  return {
    original: file.path,
    from,
    locale,
    file: file.path,
    state: missing.length > 0 ? 'missing' : 'fresh',
    segments: texts.map((text) => segmentOf(text, from)),
    known: known.map((text) => segmentOf(text, from)),
    isPartial: true,
    fit: (words) => words,
    write: (words, current = file.text) =>
      patchYaml(current, withLocale(parseYaml(current), texts, { from, locale, words })),
    confirms: null,
  }
}

function segmentOf(text: FieldText, from: string): Segment {
  const { value, description } = text
  return { id: idOf(text, from), written: value, parts: plainParts(value, counter()), note: description }
}

/** `groups.0.languages.title`: the place without the language. */
function idOf({ path }: FieldText, from: string): string {
  return path.toSpliced(path.lastIndexOf(from), 1).join('.')
}

interface Change {
  readonly from: string
  readonly locale: string
  readonly words: Words
}

/**
 * The data with the words of a language. What a language does not have yet, such as an item of the menu with its title and address, is that
 * of the source, if all of its words are there.
 */
function withLocale(data: unknown, texts: readonly FieldText[], change: Change): Readonly<Record<string, unknown>> {
  const { from, locale, words } = change
  let changed = data
  for (const [place, own] of byPlace(texts, from)) {
    const to = [...place, locale]
    const isThere = valueAt(data, to) !== undefined
    if (!isThere && own.some((text) => !words.has(idOf(text, from)))) continue
    if (!isThere) changed = withValue(changed, to, valueAt(data, [...place, from]))
    for (const text of own) {
      const translated = words.get(idOf(text, from))
      if (translated !== undefined) changed = withValue(changed, inLocale(text.path, from, locale), translated)
    }
  }
  return asRecord(changed)
}

/** The texts of each group of languages, by its path. */
function byPlace(
  texts: readonly FieldText[],
  from: string,
): (readonly [place: DataPath, texts: readonly FieldText[]])[] {
  const places = new Map<string, [DataPath, FieldText[]]>()
  for (const text of texts) {
    const place = placeOf(text.path, from)
    const known = places.get(place.join('.'))
    if (known) known[1].push(text)
    else places.set(place.join('.'), [place, [text]])
  }
  return [...places.values()]
}

/** The group of languages that a text is in. */
function placeOf(path: DataPath, from: string): DataPath {
  return path.slice(0, path.lastIndexOf(from))
}

/** The same place in another language. */
function inLocale(path: DataPath, from: string, locale: string): DataPath {
  return path.with(path.lastIndexOf(from), locale)
}
