import { isRecord } from '../../renderer/content/plain-data.ts'
import { nearestHint } from '../../renderer/content/nearest.ts'
import type { Locale } from '../../i18n/locales.ts'

/** An item of a source, which becomes an entry. */
export type Item = Readonly<Record<string, unknown>>

/** The value at `author.name` or `tags.0`; undefined if there is none. */
export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)] as unknown
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, whole)
}

/** A path or address with `{locale}` filled in. */
export function inLocale(path: string, locale: Locale = ''): string {
  return path.replaceAll('{locale}', locale)
}

/** Where a path ends, for a message: `: `dta` is not among `data`, `links``. Empty if there is nothing to name. */
export function reached(whole: unknown, path: string): string {
  let value = whole
  for (const step of path.split('.')) {
    const next = valueAt(value, step)
    if (next === undefined) return isRecord(value) ? instead(step, Object.keys(value)) : ''
    value = next
  }
  return ''
}

const MOST_NAMES = 12

function instead(step: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``)
  const hint = nearestHint(step, names)
  return `: \`${step}\` is not among ${shown.join(', ')}${names.length > MOST_NAMES ? ', …' : ''}${hint ? ` (${hint})` : ''}`
}
