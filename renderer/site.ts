import type { Locale } from '../i18n/locales.ts'
import type { Assets } from './model/assets.ts'
import type { Settings } from './model/settings.ts'
import type { Chrome, Translate } from './model/context.ts'

/** All that pages have in common. It is the same for every page of a build, in every thread. */
export interface Site {
  readonly settings: Settings
  readonly chrome: Readonly<Record<Locale, Chrome>>
  readonly translate: Readonly<Record<Locale, Translate>>
  readonly assets: Assets
  /** Names of the feeds, by the languages that have one. */
  readonly feeds: Readonly<Record<Locale, string>>
  /** Digest of what every document is framed with, whatever its language and layout. */
  readonly shell: string
}
