import type de from '../i18n/messages/de.json'
import type { Context as AnyContext, ShellContext as AnyShellContext } from '../renderer/model/context.ts'

/** The interface texts of this site, by key; German is the reference. */
export type MessageKey = keyof typeof de | LanguageKey
/** Each language that content names has these texts. */
type LanguageKey = `language.${'name' | 'in'}.${string}`
export type Context = AnyContext<MessageKey>
export type ShellContext = AnyShellContext<MessageKey>
