import path from 'node:path'
import type { Locale } from '../../../i18n/locales.ts'

/** The file of a language's messages, from the folder of the site, as issues name it. */
export function messagesPath(locale: Locale): string {
  return `i18n/messages/${locale}.json`
}

/** The same in the file system. */
export function messagesFile(root: string, locale: Locale): string {
  return path.join(root, messagesPath(locale))
}
