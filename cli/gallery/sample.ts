import { isRecord } from '../../renderer/content/plain-data.ts'
import { factNames } from '../../renderer/content/facts/fill-facts.ts'
import { factQuantity } from '../../renderer/content/facts/facts.ts'
import { WRITTEN_IMAGE } from '../../renderer/definitions/fields/pictures.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { ANY, fieldsOf, referredTo, sampleOf, type Choose } from '../../renderer/outputs/schema-words.ts'
import type { GallerySource } from './gallery-source.ts'

/** A value for every field of a section, including optional ones, so that the gallery shows them. */
export function sampleFields(schema: JsonSchema, source: GallerySource): Record<string, unknown> {
  const choose = sampleValues(source)
  const fields = fieldsOf(schema).filter(([name]) => name !== 'id')
  return Object.fromEntries(
    fields.map(([name, field]) => [name, sampleOf(field, schema, choose)]).filter(([, value]) => value !== undefined),
  )
}

/** Chooses texts of typical length, and entries and pictures of the site. */
function sampleValues({ targets }: GallerySource): Choose {
  const { groups, statics, data } = targets.library
  const figure = factNames(data.facts).find((name) => factQuantity(data.facts, name) !== undefined)
  const keyIn = (collection: string): string | undefined =>
    [...groups.values()].find((group) => group.collection === collection)?.key
  const picture = [...statics].find((file) => /\.(svg|png|jpe?g|webp|avif)$/.test(file))
  const choose: Choose = (schema) => {
    const collection = referredTo(schema)
    if (collection !== undefined) return keyIn(collection)
    switch (schema['x-kind']) {
      case 'link':
        return '/'
      case WRITTEN_IMAGE:
        return picture
      case 'figure of the fact base':
        return figure && `{{${figure}}}`
      case 'inline Markdown':
        return 'One sentence with **bold words**, `code` and a [link](/).'
      case 'Markdown':
        return MARKDOWN
      case 'text':
        return schema.examples?.[0] ?? 'A few words of text'
      default:
        return filledExample(schema, choose)
    }
  }
  return choose
}

/** An example of a group of fields in which `…` is a placeholder for any value. */
function filledExample({ examples: [example] = [], properties = {} }: JsonSchema, choose: Choose): unknown {
  if (!isRecord(example)) return undefined
  const valueOf = (name: string): unknown => {
    const field = properties[name]
    return example[name] === ANY && isRecord(field) ? sampleOf(field, field, choose) : example[name]
  }
  return Object.fromEntries(Object.keys(example).map((name) => [name, valueOf(name)]))
}

/** Every element that a text may have. */
export const MARKDOWN = `A paragraph with **bold** and *emphasised* words, \`code\`, a [link](/) and a footnote.[^1]

## A heading

1. First
2. Second
   - with a list inside

> A quotation.

> [!NOTE]
> Something to notice.

| Column | Number |
| --- | ---: |
| One | 1,200 |
| Two | 34 |

### A smaller heading

\`\`\`ts
export const answer = 42
\`\`\`

[^1]: The footnote.
`
