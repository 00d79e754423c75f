import type { Context as AnyContext, ShellContext as AnyShellContext, SectionOf as AnySectionOf, z } from 'kartograf'
import type french from '../i18n/messages/fr.json'

/** The interface texts of this site, by key. */
export type MessageKey = keyof typeof french
export type Context = AnyContext<MessageKey>
export type ShellContext = AnyShellContext<MessageKey>
/** Props of a section's component, with the typed message keys of this site. */
export type SectionOf<S extends z.ZodObject> = AnySectionOf<S, MessageKey>
