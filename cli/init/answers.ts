import { existsSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError } from 'commander'
import { upperFirst } from '../../renderer/definitions/letters/first-letter.ts'
import { isTimeZone } from '../../i18n/clock.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Input for a new site. */
export interface Answers {
  /** Target folder, absolute. */
  readonly folder: string
  readonly name: string
  /** The first one is the default language. */
  readonly languages: readonly Locale[]
  /** By its name, such as `Europe/Paris`. */
  readonly timeZone: string
}

/** The languages of the starter's texts. */
export const WRITTEN = ['en', 'de'] as const

/** Parses languages from the command line: `en,de`, or as they may be typed: `EN de`. */
export function parseLanguages(value: string): Locale[] {
  const typed = value.split(/[\s,]+/).filter(Boolean)
  const tags = typed.map((tag) => LOCALES.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? tag)
  const unknown = tags.filter((tag) => !LOCALES.includes(tag))
  if (unknown.length > 0 || tags.length === 0)
    throw new InvalidArgumentError(
      `Expected some of ${LOCALES.join(', ')}, got ${unknown.join(', ') || 'none'}. Other languages are added to the finished site: docs/languages.md.`,
    )
  return [...new Set(tags)]
}

/** Parses the name from the command line. */
export function parseName(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('Expected the name of the site.')
  return value.trim()
}

/** Where npm installs the generator from. File paths are made absolute, because npm resolves them from the new site. */
export function parseSource(value: string): string {
  if (existsSync(value)) return `file:${path.resolve(value)}`
  // Not a URL, nor `owner/repository`. Without this, only npm would tell, of a site that is made already.
  if (/^\.{0,2}[/\\]|^[^:]*\.(?:tgz|tar\.gz)$/.test(value))
    throw new InvalidArgumentError(`There is no file ${path.resolve(value)}.`)
  return value
}

/** The time zone of this machine; UTC if it does not know any. */
export function ownTimeZone(): string {
  const { timeZone }: { readonly timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** Derives a site name from the folder: `blue-harbour` → Blue Harbour. */
export function nameFor(folder: string): string {
  const words = path
    .basename(folder)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.map(upperFirst).join(' ') || 'Example'
}
