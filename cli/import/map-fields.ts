import { isRecord } from '../../renderer/content/plain-data.ts'

/** Fields of an entry, and those that its collection does not have. */
interface MappedFields {
  readonly data: Readonly<Record<string, unknown>>
  readonly unmapped: Readonly<Record<string, unknown>>
}

/** Fields that have other names in Hugo, Jekyll and Eleventy, in order of preference. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  label: ['linkTitle', 'linktitle', 'menuTitle'],
  description: ['description', 'summary', 'excerpt'],
  date: ['date', 'publishDate', 'lastmod'],
  updated: ['lastmod', 'updated', 'modified', 'last_modified_at'],
  publish: ['publishDate', 'publishdate'],
  expire: ['expiryDate', 'expirydate'],
  draft: ['draft'],
  unlisted: ['unlisted'],
  noindex: ['noindex'],
  keywords: ['keywords'],
}

const DATES = new Set(['date', 'updated', 'publish', 'expire'])
const SWITCHES = new Set(['draft', 'unlisted', 'noindex'])

/** Fields that all imports follow: the field `aliases`, `redirect_from` in Jekyll, and the folder that translations share. */
const FOLLOWED = ['aliases', 'redirect_from', 'translationKey']

/**
 * Renames fields. `known`: fields of the collection; `followed`: further fields of the source that have their place here. Others, and
 * values of the wrong type, are left unmapped.
 */
export function mapFields(
  source: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  followed: readonly string[],
): MappedFields {
  const data: Record<string, unknown> = {}
  const used = new Set<string>([...FOLLOWED, ...followed])
  for (const [name, foreign] of Object.entries(NAMES)) {
    if (!known.has(name)) continue
    const from = foreign.find((one) => isFilled(source[one]))
    const value = from === undefined ? undefined : valueOf(name, source[from])
    if (from === undefined || value === undefined) continue
    used.add(from)
    if (value !== false) data[name] = value
  }
  const others = Object.entries(source).filter(([name, value]) => !used.has(name) && isFilled(value))
  return { data, unmapped: Object.fromEntries(others) }
}

/** Whether a field of the source says anything. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function valueOf(name: string, value: unknown): unknown {
  if (DATES.has(name)) return /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0]
  if (SWITCHES.has(name)) return value === true || value === 'true'
  if (name === 'keywords')
    return (Array.isArray(value) ? value : String(value).split(',')).map((word) => String(word).trim())
  if (isRecord(value) || Array.isArray(value)) return undefined
  return String(value).replaceAll(/\s+/g, ' ').trim()
}
