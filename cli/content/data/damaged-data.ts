import { existsSync } from 'node:fs'
import path from 'node:path'
import { isTimeZone } from '../../../i18n/clock.ts'
import { LOCALES } from '../../../i18n/locale-tags.ts'
import { knownLocales, type Locale } from '../../../i18n/locales.ts'
import { asRecord, isRecord } from '../../../renderer/content/plain-data.ts'
import type { z } from '../../../renderer/definitions/fields/kind.ts'
import {
  navigationSchema,
  type NavigationData,
  type NavigationItem,
} from '../../../renderer/definitions/settings/navigation.ts'
import { footerSchema, type FooterData } from '../../../renderer/definitions/settings/data-files.ts'
import { settingsSchema, type Settings } from '../../../renderer/definitions/settings/settings.ts'

// Usable data from files with errors: valid fields, and placeholders for the others.

/** The valid fields of an object, and defaults for the others. */
function rightFields(shape: Readonly<Record<string, z.ZodType>>, written: unknown): Record<string, unknown> {
  const fields = asRecord(written)
  const right = Object.entries(shape).flatMap(([name, schema]) => {
    const result = schema.safeParse(fields[name])
    const value = result.success ? result.data : schema.safeParse(undefined).data
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(right)
}

/** Languages if the settings have none: those of the message files, or all if there are none. */
export function supposedLocales(root: string): readonly [Locale, ...Locale[]] {
  const [first, ...others] = knownLocales().filter((locale) =>
    existsSync(path.join(root, 'i18n', 'messages', `${locale}.json`)),
  )
  return first === undefined ? LOCALES : [first, ...others]
}

/**
 * Without valid languages, uses those of the message files. Contradictions between valid fields stay, so that they are reported as well.
 */
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
  const settings = { ...needed, ...right } as Settings
  if ('locales' in right && 'defaultLocale' in right) return settings
  return { ...settings, defaultLocale: settings.locales[0] ?? locales[0] }
}

/** Whether the languages and the paths of collections are known. */
export function knowsAddresses(written: unknown): boolean {
  const { locales, collections } = settingsSchema.shape
  const fields = asRecord(written)
  return locales.safeParse(fields['locales']).success && collections.safeParse(fields['collections']).success
}

/** Settings with a usable default language and time zone. */
export function usable(settings: Settings): Settings {
  const { locales, defaultLocale, timeZone } = settings
  return {
    ...settings,
    defaultLocale: locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  }
}

/** Menu groups keep their index, so that positions in the file stay correct. */
export function restOfNavigation(written: unknown, locales: readonly Locale[]): NavigationData {
  const { groups } = asRecord(written)
  const languages = Object.fromEntries(locales.map((locale) => [locale, { title: locale }]))
  const nothing: NavigationItem = { name: '', languages, children: [], products: false }
  return {
    links: {},
    legal: { near: [] },
    ...rightFields(navigationSchema.shape, written),
    groups: (Array.isArray(groups) ? groups : []).map(
      (group: unknown) => navigationSchema.shape.groups.element.safeParse(group).data ?? nothing,
    ),
  }
}

/** The valid parts of a footer with errors, with the languages that are right. */
export function restOfFooter(written: unknown): FooterData {
  const { languages } = asRecord(written)
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

/** The entries that are pairs of strings. */
export function restOfRecord(written: unknown): Record<string, string> {
  const entries = isRecord(written) ? Object.entries(written) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
