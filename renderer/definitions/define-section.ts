import type { ReactNode } from 'react'
import type { Question } from './collections/collection-outputs.ts'
import type { Context } from './context.ts'
import { z } from './fields/kind.ts'
import type { Resolved } from './fields/resolved.ts'
import type { SectionData } from './page.ts'

/** Props of a section's component; `T` is the resolved output of its schema. */
export interface SectionProps<T> {
  readonly section: T & Pick<SectionData, 'type' | 'id'>
  readonly context: Context
  /** Index on the page. Section 0 has the h1. */
  readonly index: number
}

/** Props of the component of a section with this schema; `Key` are the theme's message keys. */
export type SectionOf<S extends z.ZodObject, Key extends string = string> = Omit<
  SectionProps<Resolved<z.infer<S>>>,
  'context'
> & { readonly context: Context<Key> }

/** A section type: its name, the schema of its fields, and its component. */
export interface SectionDefinition {
  readonly type: string
  readonly schema: z.ZodObject
  readonly Component: (props: SectionProps<never>) => ReactNode
  /** The questions and answers that the section shows, for structured data. */
  readonly questions?: (section: never) => readonly Question[]
  /** Whether it shows the text below the front matter. If a theme has such a section, pages need it to show their text. */
  readonly showsBody?: boolean
  /** Layout of the pages that begin with it, if their front matter names none. */
  readonly layout?: string
  /** Its fields as an editor would write them, for the gallery of `watch`; by default the first such section of the site is shown. */
  readonly example?: Readonly<Record<string, unknown>>
}

/**
 * Combines schema and component, so that the component's props have the type of the schema. Adds the field `type`. The description of the
 * schema (`describe`) appears in the reference for editors.
 */
export function defineSection<S extends z.ZodObject>(
  type: string,
  fields: S,
  Component: (props: SectionProps<Resolved<z.infer<S>>>) => ReactNode,
  more: {
    readonly questions?: (section: Resolved<z.infer<S>>) => readonly Question[]
    readonly showsBody?: boolean
    readonly layout?: string
    readonly example?: z.input<S>
  } = {},
): SectionDefinition {
  const schema = z.strictObject({ type: z.literal(type), ...fields.shape })
  return { type, schema: schema.meta({ ...fields.meta() }), Component, ...more }
}
