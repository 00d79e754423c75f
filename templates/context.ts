import type { Context as AnyContext, ShellContext as AnyShellContext } from 'kartograf'
import type de from '../i18n/messages/de.json'

/** Messages of this site by key; German is the reference. */
export type MessageKey = keyof typeof de | LanguageKey
/** Names of languages; any language that content may refer to. */
type LanguageKey = `language.${'name' | 'in'}.${string}`
export type Context = AnyContext<MessageKey>
export type ShellContext = AnyShellContext<MessageKey>
