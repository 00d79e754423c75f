import type { Locale } from '../../i18n/locales.ts'
import { writeYaml } from '../../renderer/content/yaml/yaml.ts'
import { decodedPath } from '../../renderer/definitions/decoded.ts'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import { keyOfTitle } from '../../renderer/content/key.ts'
import type { Source } from './check-paths.ts'
import { bodyText, type CodeIn, fieldValue } from './foreign-text.ts'
import { inLocale, reached, valueAt, type Item } from './paths.ts'
import { PullError } from './pull-error.ts'
import { typedText } from './typed-text.ts'

/** The languages of the site. */
interface Languages {
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
}

/** What the entries of a source are made with. */
interface Making {
  /** The source by its name. */
  readonly name: string
  readonly source: Source
  readonly languages: Languages
  readonly codeIn: CodeIn
}

/** The files of all items by path. Throws PullError if two items have the same name, or one has none. */
export function entriesOf(items: readonly Item[], making: Making): ReadonlyMap<string, string> {
  const { source, languages } = making
  const files = new Map<string, string>()
  items.forEach((item, index) => {
    const key = keyOf(item, source, index)
    for (const locale of localesOf(item, source, languages)) {
      const text = entryOf(item, locale, making)
      const file = `content/${source.into}/${key}/${locale}.md`
      if (text === null) continue
      if (files.has(file)) throw new PullError(`Two items are called \`${key}\` in \`${locale}\``)
      files.set(file, text)
    }
  })
  return files
}

/** Characters of a name that a message shows: a source may answer with anything. */
const LONGEST_SHOWN = 200

function keyOf(item: Item, { key: path }: PullSource, index: number): string {
  const written = valueAt(item, path)
  const isName = typeof written === 'string' || typeof written === 'number'
  // Ids of feeds are often URLs; use the last segment.
  const [address = ''] = String(isName ? written : '').split(/[?#]/, 1)
  const name = address.split('/').findLast((segment) => segment !== '') ?? ''
  const key = keyOfTitle(decodedPath(name))
  if (key !== '') return key
  if (isName && written !== '')
    throw new PullError(
      `Item ${index + 1} has a name at \`${path}\` that names no folder: \`${String(written).slice(0, LONGEST_SHOWN)}\``,
    )
  throw new PullError(`Item ${index + 1} has no name at \`${path}\`${reached(item, path)}`)
}

function localesOf(
  item: Item,
  { language, languages }: PullSource,
  { locales, defaultLocale }: Languages,
): readonly Locale[] {
  if (language === undefined) return languages ?? [defaultLocale]
  const own = String(valueAt(item, language)).toLowerCase()
  // `de_AT` and `de-AT` count as `de` if the site has no `de-AT`.
  const [plain = ''] = own.split(/[-_]/)
  return locales
    .filter((locale) => locale.toLowerCase() === own.replace('_', '-'))
    .concat(locales.includes(plain) ? [plain] : [])
    .slice(0, 1)
}

/** The file of an item in a language; null if it has no title in it. */
function entryOf(item: Item, locale: Locale, { name, source, codeIn }: Making): string | null {
  const { fields, body, format, schemas } = source
  const read = (path: string): unknown => valueAt(item, inLocale(path, locale))
  const typed = (value: unknown, field: string): unknown =>
    format === 'csv' && typeof value === 'string' ? typedText(value, schemas[field]) : value
  const values = Object.entries(fields).map(([field, from]) => [
    field,
    typeof from === 'string' ? typed(fieldValue(read(from)), field) : from.value,
  ])
  const data = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, unknown>
  if (data['title'] === undefined) return null
  const text = body === undefined ? '' : bodyText(read(body), codeIn)
  const head = `# Written by \`kartograf pull ${name}\`. A file that is edited here is not written again.`
  return ['---', head, writeYaml(data).slice(0, -1), '---', '', ...(text === '' ? [] : [text, ''])].join('\n')
}
