import { existsSync } from 'node:fs'
import path from 'node:path'
import { isTimeZone } from '../../i18n/clock.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isRecord } from '../../renderer/content/check.ts'
import type { z } from '../../renderer/definitions/fields.ts'
import { navigationSchema, type NavigationData, type NavigationItem } from '../../renderer/definitions/navigation.ts'
import { footerSchema, settingsSchema, type FooterData, type Settings } from '../../renderer/definitions/settings.ts'

// What is used of a data file with faults: the fields that are right, and something in the place of the others.

/** The fields of a shape that are right by themselves, and the defaults of the others. */
function rightFields(shape: Readonly<Record<string, z.ZodType>>, written: unknown): Record<string, unknown> {
  const fields = isRecord(written) ? written : {}
  const right = Object.entries(shape).flatMap(([name, schema]) => {
    const result = schema.safeParse(fields[name])
    const value = result.success ? result.data : schema.safeParse(undefined).data
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(right)
}

/** The languages of a site whose settings do not say them: those of its message files; without any, all. */
export function supposedLocales(root: string): readonly [Locale, ...Locale[]] {
  const [first, ...others] = LOCALES.filter((locale) =>
    existsSync(path.join(root, 'i18n', 'messages', `${locale}.json`)),
  )
  return first === undefined ? LOCALES : [first, ...others]
}

/** Without usable languages the site is taken to have those of its message files. */
export function restOfSettings(written: unknown, root: string): Settings {
  const locales = supposedLocales(root)
  const needed = {
    brand: 'Site',
    baseUrl: 'https://site.invalid',
    locales: [...locales],
    defaultLocale: locales[0],
    timeZone: 'UTC',
    contact: { phone: '', email: '' },
    organization: { legalName: 'Site' },
  }
  const right = rightFields(settingsSchema.shape, written)
  return usable({ ...needed, ...right } as Settings)
}

/** Whether the languages and the folders of the collections can be told. */
export function knowsAddresses(written: unknown): boolean {
  const { locales, collections } = settingsSchema.shape
  const fields = isRecord(written) ? written : {}
  return locales.safeParse(fields['locales']).success && collections.safeParse(fields['collections']).success
}

/** Settings whose default language and time zone can be worked with. */
export function usable(settings: Settings): Settings {
  const { locales, defaultLocale, timeZone } = settings
  return {
    ...settings,
    defaultLocale: locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  }
}

/** Each group of the menu keeps its number, so that places in the file stay right. */
export function restOfNavigation(written: unknown, locales: readonly Locale[]): NavigationData {
  const { groups } = isRecord(written) ? written : {}
  const languages = Object.fromEntries(locales.map((locale) => [locale, { title: locale }]))
  const nothing: NavigationItem = { name: '', languages, children: [], products: false }
  return {
    links: {},
    ...rightFields(navigationSchema.shape, written),
    groups: (Array.isArray(groups) ? groups : []).map(
      (group: unknown) => navigationSchema.shape.groups.element.safeParse(group).data ?? nothing,
    ),
  }
}

export function restOfFooter(written: unknown): FooterData {
  const { languages } = isRecord(written) ? written : {}
  return {
    logos: [],
    ...rightFields(footerSchema.shape, written),
    languages: isRecord(languages)
      ? Object.assign(
          {},
          ...Object.entries(languages).map(
            ([locale, texts]) => footerSchema.shape.languages.safeParse({ [locale]: texts }).data ?? {},
          ),
        )
      : {},
  }
}

/** The pairs of texts among the entries. */
export function restOfRecord(written: unknown): Record<string, string> {
  const entries = isRecord(written) ? Object.entries(written) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
