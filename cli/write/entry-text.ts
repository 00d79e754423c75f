import { isRecord } from '../../renderer/content/plain-data.ts'
import { PLACEHOLDER } from '../../renderer/content/placeholder.ts'
import { writeYaml } from '../../renderer/content/yaml/yaml.ts'
import type { CollectionModel } from '../../renderer/definitions/collections/collection.ts'
import { WRITTEN_IMAGE } from '../../renderer/definitions/fields/pictures.ts'
import { COMMON_FIELDS, type CommonData } from '../../renderer/definitions/collections/front-matter.ts'
import { jsonSchemaOf, type JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf, sampleOf, type Choose } from '../../renderer/outputs/schema-words.ts'

/** What is known about a new entry. */
interface Beginning {
  readonly title: string
  /** Fields beyond those that the schema requires, such as the sections of a page. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Creates values for fields. */
  readonly chooser: () => Choose
  /** A term for a field that holds keys of terms. */
  readonly termOf: (field: string) => string | undefined
}

/** Common fields that are often needed; others are in the reference. */
const OFTEN = new Set(['label', 'publish', 'expire', 'image'])

/** A new content file: every required field with its description, and optional ones commented out. */
export function entryText(model: CollectionModel, beginning: Beginning): string {
  const schema = jsonSchemaOf(model.schema)
  const choose = withoutPictures(beginning.chooser())
  const data = requiredData(model, schema, beginning)
  const others = fieldsOf(schema).filter(([name]) => !(name in data) && isShown(name))
  return [
    '---',
    ...Object.entries(data).map(([name, value]) => fieldText(name, value, schema)),
    '',
    '# More fields: remove the # from those that you need.',
    ...others.map(([name, value]) =>
      hidden(fieldText(name, valueOf(name, value, schema, { ...beginning, choose }), schema)),
    ),
    '---',
    '',
    PLACEHOLDER,
    '',
  ].join('\n')
}

/** Optional pictures keep the name of their example, since there is no file for them. */
function withoutPictures(choose: Choose): Choose {
  return (schema) => (schema['x-kind'] === WRITTEN_IMAGE ? undefined : choose(schema))
}

function isShown(name: string): boolean {
  return !COMMON_FIELDS.includes(name) || OFTEN.has(name)
}

/** Fields required by the schema, and by rules that involve several fields. */
function requiredData(model: CollectionModel, schema: JsonSchema, beginning: Beginning): Record<string, unknown> {
  const required = fieldsOf(schema).filter(([name]) => schema.required?.includes(name))
  const values = { ...beginning, choose: beginning.chooser() }
  const data: Record<string, unknown> = {
    ...Object.fromEntries(required.map(([name, value]) => [name, valueOf(name, value, schema, values)])),
    ...beginning.fields,
    title: beginning.title,
    draft: true,
  }
  for (const name of asked(model, data)) {
    const field = schema.properties?.[name]
    if (isRecord(field) && !(name in data)) data[name] = valueOf(name, field, schema, values)
  }
  return data
}

/** Fields that violate a rule of the collection: an event, for example, needs a place or `online`. */
function asked(model: CollectionModel, data: unknown): string[] {
  const parsed = model.schema.safeParse(data)
  // Every schema is made with `frontMatter`, which has these fields.
  const faults = parsed.success ? (model.check?.(parsed.data as CommonData) ?? []) : []
  return faults.map(({ path }) => String(path[0]))
}

interface Values extends Pick<Beginning, 'termOf'> {
  readonly choose: Choose
}

function valueOf(name: string, field: JsonSchema, root: JsonSchema, { choose, termOf }: Values): unknown {
  const term = termOf(name)
  return sampleOf(field, root, term === undefined ? choose : (schema) => (schema.type === 'string' ? term : undefined))
}

function fieldText(name: string, value: unknown, { properties = {} }: JsonSchema): string {
  const field = properties[name]
  const meaning = isRecord(field) && typeof field['description'] === 'string' ? [`# ${field['description']}`] : []
  return [...meaning, writeYaml({ [name]: value }).trimEnd()].join('\n')
}

/** Comments a field out. Its description is a comment already. */
function hidden(text: string): string {
  return text.replaceAll(/^(?!# )/gm, '#')
}
