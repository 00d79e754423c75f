import type { LinkField } from '../../definitions/fields/links.ts'
import type { MarkdownField } from '../../definitions/fields/markdown.ts'
import type { EmbedField } from '../../definitions/fields/media.ts'
import type { ImageField } from '../../definitions/fields/pictures.ts'
import type { ExcerptField, ListField, QuantityField, RefField } from '../../definitions/fields/references.ts'

/** What schemas make of the kinds of field that need the rest of the site: marked with `kind`, and not yet resolved. */
export type Field =
  | LinkField
  | MarkdownField
  | ImageField
  | EmbedField
  | RefField
  | ListField
  | QuantityField
  | ExcerptField

const KINDS = ['link', 'markdown', 'image', 'embed', 'ref', 'list', 'quantity', 'excerpt']

export function isField(value: object): value is Field {
  return 'kind' in value && KINDS.some((kind) => kind === value.kind)
}
