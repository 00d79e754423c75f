import type { Locale } from '../../i18n/locales.ts'
import { settingOf, targetOf } from '../../renderer/definitions/form-settings.ts'
import type { LeftOut } from '../../renderer/library/left-out.ts'
import type { LoadedSite } from './loaded.ts'

/** What reports tell of a site: plain values, which a run that finds nothing changed takes over from the last one. */
export interface SiteOverview {
  readonly brand: string
  /** Number of pages by language, in the order of the settings. */
  readonly pages: Readonly<Record<Locale, number>>
  readonly leftOut: LeftOut
  /** Day on which the output would change by itself. */
  readonly nextChange: string | null
  /** Settings of the forms that post nowhere. */
  readonly inactiveForms: readonly string[]
}

export function overviewOf({ data: { settings }, pages, forms, leftOut, nextChange }: LoadedSite): SiteOverview {
  const count = (locale: Locale): number => pages.filter(({ route }) => route.locale === locale).length
  const inactive = forms.filter(({ name }) => targetOf(name, settings).endpoint === null)
  return {
    brand: settings.brand,
    pages: Object.fromEntries(settings.locales.map((locale) => [locale, count(locale)])),
    leftOut,
    nextChange,
    inactiveForms: inactive.map(({ name }) => settingOf(name)),
  }
}
