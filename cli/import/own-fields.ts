import type { CollectionModel } from '../../renderer/definitions/collections/collection.ts'
import { isSame, z } from '../../renderer/definitions/fields/kind.ts'
import { COMMON_FIELDS } from '../../renderer/definitions/collections/front-matter.ts'
import { jsonSchemaOf } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf, target } from '../../renderer/outputs/schema-words.ts'
import type { Site } from '../write/new-entry.ts'
import { counterpartsIn, type Counterpart, type Place } from './counterparts.ts'
import { textOf } from './entry-files.ts'
import { isFilled, NAMES } from './map-fields.ts'

/** A field that the collection defines itself, which a text of the source may have under the same name. */
export interface OwnField {
  readonly name: string
  /** Whether its value has to be equal in all languages. */
  readonly isShared: boolean
  readonly take: (value: unknown, place: Place) => Taken
}

interface Taken {
  /** The valid value; undefined if there is none. */
  readonly value: unknown
  /** The values that have no counterpart here. */
  readonly left: readonly unknown[]
}

/** What the fields of a text become. */
export interface TakenFields {
  readonly data: Readonly<Record<string, unknown>>
  readonly left: Readonly<Record<string, readonly unknown[]>>
}

/** Fields that mean something else elsewhere, or are mapped by their names. A picture is one everywhere. */
const OTHER_FIELDS = new Set([...COMMON_FIELDS, ...Object.keys(NAMES)].filter((name) => name !== 'image'))

/** The fields of a collection besides those of every entry. Those of pages are parts of this generator, such as sections. */
export function ownFieldsOf(site: Pick<Site, 'root' | 'data'>, model: CollectionModel): OwnField[] {
  if (model.name === 'pages') return []
  const root = jsonSchemaOf(model.schema)
  return fieldsOf(root).flatMap(([name, json]) => {
    const schema = model.schema.shape[name]
    if (!schema || OTHER_FIELDS.has(name)) return []
    const counterpart = counterpartsIn(site, model.terms[name], target(json, root), root)
    return { name, isShared: isSame(schema), take: (value, place) => taken(value, place, counterpart, schema) }
  })
}

function taken(value: unknown, place: Place, { of, split }: Counterpart, schema: z.core.$ZodType): Taken {
  const values: readonly unknown[] = Array.isArray(value) ? value : split(value)
  const pairs = values.map((one) => ({ one, here: of(one, place) }))
  const found = pairs.flatMap(({ here }) => (here === undefined ? [] : [here]))
  const left = pairs.flatMap(({ one, here }) => (here === undefined ? [one] : []))
  if (found.length === 0) return { value: undefined, left: values }
  const fitting = formsOf(found).find((form) => z.safeParse(schema, form).success)
  return fitting === undefined ? { value: undefined, left: values } : { value: fitting, left }
}

/** Ways to write values: alone or as a list, as they are, as texts, or as the day of a time. */
function formsOf(values: readonly unknown[]): unknown[] {
  const texts = values.map(textOf)
  const days = texts.map((text) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0])
  return [values, texts, days].flatMap((form) => (form.length === 1 ? [form[0], form] : [form])).filter(isFilled)
}

/** A text of the source, of which the first one is that of the main language. */
interface Version {
  readonly data: Readonly<Record<string, unknown>>
  readonly place: Place
}

/** Takes the fields of a text. What has to be equal in all languages comes from the first version that has it. */
export function takeFields(own: Version, versions: readonly Version[], fields: readonly OwnField[]): TakenFields {
  const data: Record<string, unknown> = {}
  const left: Record<string, readonly unknown[]> = {}
  for (const { name, isShared, take } of fields) {
    const from = ({ data: all, place }: Version): Taken | undefined =>
      isFilled(all[name]) ? take(all[name], place) : undefined
    const mine = from(own)
    const shared = isShared
      ? versions.map((version) => from(version)?.value).find((value) => value !== undefined)
      : undefined
    const value = shared ?? mine?.value
    if (value !== undefined) data[name] = value
    const others = [...(mine?.left ?? []), ...without(mine?.value, value)]
    if (others.length > 0) left[name] = others
  }
  return { data, left }
}

/** The values of a field that those of another language, which count, do not have. */
function without(own: unknown, counting: unknown): unknown[] {
  const [mine, there] = [own, counting].map((value) => (Array.isArray(value) ? value : [value]) as readonly unknown[])
  const known = new Set(there?.map((value) => JSON.stringify(value)))
  return own === undefined ? [] : (mine?.filter((value) => !known.has(JSON.stringify(value))) ?? [])
}
