import type { Link, LinkField } from './links.ts'
import type { Markdown, MarkdownField } from './markdown.ts'
import type { Image, ImageField } from './pictures.ts'
import type { ExcerptField, ListField, Quantity, QuantityField, RefField } from './references.ts'

/** The type of a field once links, references, lists and images are resolved. */
export type Resolved<T> = T extends LinkField
  ? Link
  : T extends MarkdownField
    ? Markdown
    : T extends ImageField
      ? Image
      : T extends RefField<infer C>
        ? C
        : T extends ListField<infer C>
          ? readonly C[]
          : T extends QuantityField
            ? Quantity
            : T extends ExcerptField<infer S>
              ? readonly Resolved<S>[]
              : T extends readonly (infer U)[]
                ? readonly Resolved<U>[]
                : T extends object
                  ? { readonly [K in keyof T]: Resolved<T[K]> }
                  : T
