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

/** A table, so that the compiler names a kind that is missing: its fields would be shown as they are written. */
const KINDS: Readonly<Record<Field['kind'], true>> = {
  link: true,
  markdown: true,
  image: true,
  embed: true,
  ref: true,
  list: true,
  quantity: true,
  excerpt: true,
}

export function isField(value: object): value is Field {
  return 'kind' in value && typeof value.kind === 'string' && Object.hasOwn(KINDS, value.kind)
}
