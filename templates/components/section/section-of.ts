import type { SectionOf as AnySectionOf, z } from 'kartograf'
import type { MessageKey } from '../../context.ts'

/** Props of a section's component, with the typed message keys of this site. */
export type SectionOf<S extends z.ZodObject> = AnySectionOf<S, MessageKey>
