import type { Resolved, SectionProps, z } from 'kartograf'
import type { Context } from '../../context.ts'

/** Props of a section's component, with the typed message keys of this site. */
export type SectionOf<S extends z.ZodObject> = Omit<SectionProps<Resolved<z.infer<S>>>, 'context'> & {
  readonly context: Context
}
