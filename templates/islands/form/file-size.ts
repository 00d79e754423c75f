import { formatNumber } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** The size of a file for people: `38 KB`, `1.4 MB`; in German and Spanish with a comma. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < MEGABYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE), locale)} KB`
  return `${formatNumber(bytes / MEGABYTE, locale, 1)} MB`
}
