import { z } from 'zod'

/**
 * The kinds of field in content. A schema parses what an editor writes into a *source* value (`LinkField`, `MarkdownField` …). Once routes
 * are known, `resolve` turns it into the *resolved* value (`Link`, `Markdown` …) that components get: `Resolved<z.infer<typeof schema>>`.
 *
 * Schema files import zod from here.
 */
export { z }

/** Metadata of a schema. `describe` adds the description for editors. */
export interface FieldMeta {
  /** The kind of value in plain words: `link`, `inline Markdown`. */
  readonly 'x-kind'?: string
  /** Whether the value must be the same in all languages of an entry. */
  readonly 'x-same'?: true
  /** `false` for what readers do not read, such as the id of a section: translators do not get it. */
  readonly 'x-translate'?: false
  /** The collection whose entries the value names. */
  readonly 'x-collection'?: string
  /** The collection whose entries a list shows. */
  readonly 'x-list'?: string
  readonly examples?: readonly (string | number)[]
}

/**
 * Makes a field only once. Schemas never change, so that all fields of a kind can share one; a theme has hundreds, and making them took two
 * fifths of the time in which one is loaded.
 */
export function once<S extends z.ZodType>(make: () => S): () => S {
  let made: S | undefined
  return () => (made ??= make())
}

export const kind = <S extends z.ZodType>(schema: S, name: string, ...examples: string[]): S => {
  const meta: FieldMeta = { 'x-kind': name, ...(examples.length > 0 && { examples }) }
  return schema.meta({ ...meta })
}

/** The error of a value, and a suggestion. */
export interface ValueFault {
  readonly message: string
  readonly hint?: string
}

/** A zod refinement that reports the error, with a hint that `check` shows. Later ones are then not asked. */
export function unless(isRight: (value: string) => boolean, faultOf: (value: string) => ValueFault) {
  return (value: string, context: z.core.$RefinementCtx<string>): void => {
    if (isRight(value)) return
    const { message, hint } = faultOf(value)
    context.addIssue({ code: 'custom', message, params: { hint }, input: value, continue: false })
  }
}

/** Marks a field whose value must be the same in all languages of an entry, such as a date or a price. */
export function same<S extends z.ZodType>(schema: S): S {
  const meta: FieldMeta = { 'x-same': true }
  return schema.meta({ ...meta })
}

/** Marks a text that readers do not read, such as the id of a section. It may differ between languages, but translators do not get it. */
export function noTranslate<S extends z.ZodType>(schema: S): S {
  const meta: FieldMeta = { 'x-translate': false }
  return schema.meta({ ...meta })
}

/**
 * Whether a field is marked with `same`. zod's global registry is shared by all copies of this module, including that of a compiled theme.
 */
export function isSame(schema: z.ZodType): boolean {
  return schema.meta()?.['x-same'] === true
}
