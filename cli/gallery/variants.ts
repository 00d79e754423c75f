import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { fieldsOf } from '../../renderer/outputs/schema-words.ts'
import type { Page } from '../../renderer/definitions/page.ts'

/** A variant of a section: the tone of its page, and the value of one of its fields. */
export interface Variant {
  readonly name: string
  readonly tone: Page['tone']
  readonly fields: Readonly<Record<string, unknown>>
}

const EXAMPLE: Variant = { name: 'example', tone: 'dark', fields: {} }

export const PAGE_TONES = (['dark', 'light'] as const).map((tone): Variant => ({
  name: `page: ${tone}`,
  tone,
  fields: {},
}))

/** Fields with more values are names, such as icons, not variants. */
const MOST_VALUES = 8

/**
 * The example itself, and one variant for each value of fields with few values, such as `tone`. The first section of a page is shown in
 * both tones of the page.
 */
export function variantsOf(schema: JsonSchema, isFirst: boolean): Variant[] {
  const choices = fieldsOf(schema).flatMap(([name, field]) =>
    valuesOf(field).map((value): Variant => ({
      name: `${name}: ${String(value)}`,
      tone: 'dark',
      fields: { [name]: value },
    })),
  )
  return [...(isFirst ? PAGE_TONES : [EXAMPLE]), ...choices]
}

function valuesOf({ enum: values = [], type, const: constant }: JsonSchema): readonly unknown[] {
  if (constant !== undefined) return []
  if (type === 'boolean') return [true, false]
  return values.length > MOST_VALUES ? [] : values
}
