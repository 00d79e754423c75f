import { packOf } from '../../i18n/locales.ts'
import type { Page } from '../definitions/page.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'

/** Marks the main part of a page whose text is in another language than the page, for screen readers and browsers. */
export function markLanguage(main: string, { route, copyOf }: Page, settings: Settings): string {
  if (!copyOf) return main
  const { direction } = packOf(copyOf.locale)
  const dir = direction === packOf(route.locale).direction ? '' : ` dir="${direction}"`
  return main.replace(/<main(?=[\s>])/, (tag) => `${tag} lang="${tagOf(copyOf.locale, settings)}"${dir}`)
}
