import type { Locale } from '../../i18n/locales.ts'
import type { Assets } from '../definitions/assets.ts'
import type { FeedLink } from '../definitions/collections/collection-outputs.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import type { Chrome, Translate } from '../definitions/context.ts'

/** Everything that pages have in common: the same for all pages of a build, in all threads. */
export interface Site {
  readonly settings: Settings
  readonly chrome: Readonly<Record<Locale, Chrome>>
  readonly translate: Readonly<Record<Locale, Translate>>
  readonly assets: Assets
  /** Feeds, by language. */
  readonly feeds: Readonly<Record<Locale, readonly FeedLink[]>>
  /** Digest of what all documents share, whatever their language and layout. */
  readonly shell: string
}

/** Gives the messages of a language. Throws if the site does not have it. */
export function translateIn({ translate }: Site, locale: Locale): Translate {
  const t = translate[locale]
  if (!t) throw new Error(`The site has no texts in ${locale}`)
  return t
}
