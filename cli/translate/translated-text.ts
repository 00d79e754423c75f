import { isRecord } from '../../renderer/content/plain-data.ts'
import { frontMatterAround, parseFrontMatter, restWith } from '../../renderer/content/front-matter.ts'
import { patchYaml } from '../../renderer/content/yaml/yaml-patch.ts'
import { COMMON_FIELDS } from '../../renderer/definitions/collections/front-matter.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { hasSameIds, segmentsOf, withWords, type Words } from './segments.ts'
import { TRANSLATED_FIELDS } from './field-texts.ts'

/** Fields of the source that do not belong to its translations: addresses of its language, and what is said of all languages once. */
const OF_THE_SOURCE = new Set(['path', 'aliases', 'untranslated'])

/**
 * The file of a translation. One that has the same segments as its source gets other words, and nothing else of it changes. Any other is
 * the source with other words, with the settings of its own that it may have (`before`), such as `path` and `draft`.
 */
export function translatedText(source: string, before: string | undefined, schema: JsonSchema, words: Words): string {
  if (before !== undefined && hasSameIds(segmentsOf(source, schema), segmentsOf(before, schema)))
    return withBody(before, withWords(before, schema, words))
  const { data, body } = withWords(source, schema, words)
  const own = before === undefined ? undefined : parseFrontMatter(before).data
  return withBody(before ?? source, { data: withOwnSettings(data, isRecord(own) ? own : undefined), body })
}

/** A file with other values, of which those that are the same stay as they are written. */
function withBody(text: string, { data, body }: ReturnType<typeof withWords>): string {
  const { head, yaml, rest } = frontMatterAround(text)
  const isSame = parseFrontMatter(text).body === body
  return `${head}${patchYaml(yaml, data)}---${isSame ? rest : restWith(body)}`
}

/** `own`: the front matter of the translation that there is. */
function withOwnSettings(
  data: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  const isSetting = (name: string): boolean => COMMON_FIELDS.includes(name) && !TRANSLATED_FIELDS.has(name)
  // A home page is one in each language.
  const isOfTheSource = (name: string): boolean => OF_THE_SOURCE.has(name) && data[name] !== '/'
  if (!own) return fieldsOf(data, (name) => !isOfTheSource(name))
  return { ...fieldsOf(data, (name) => !isSetting(name)), ...fieldsOf(own, isSetting) }
}

function fieldsOf(
  data: Readonly<Record<string, unknown>>,
  isMeant: (name: string) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => isMeant(name)))
}
