import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allFacts } from '../../../renderer/content/facts/site-facts.ts'
import { factText } from '../../../renderer/content/facts/facts.ts'
import { fillFacts } from '../../../renderer/content/facts/fill-facts.ts'
import { parseFrontMatter } from '../../../renderer/content/front-matter.ts'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { LOCALES, type SiteLocale as Locale } from '../run/locales.ts'
import { PROJECT } from '../site.ts'

/** What a reader of the content would notice, checked on the sources: cards repeat texts of other pages by design. */
export interface Text {
  readonly file: string
  readonly collection: string
  readonly key: string
  readonly locale: Locale
  readonly data: Readonly<Record<string, unknown>>
  readonly body: string
  /** All texts of the file in order, facts filled in, marks taken off. */
  readonly sentences: readonly string[]
  readonly words: number
}

/** Folder of the content of the company's site. */
export const CONTENT = path.join(PROJECT, 'content')
const yaml = (name: string): Record<string, unknown> => {
  const value = parseYaml(readFileSync(path.join(CONTENT, name), 'utf8'))
  return isRecord(value) ? value : {}
}
const settings = { brands: {}, ...yaml('site.yaml') } as unknown as Settings
/** `content/topics.yaml`. */
export const taxonomy = yaml('topics.yaml') as Record<string, Record<string, Record<Locale, string>>>
/** The fact base with the facts of the settings. */
export const facts = allFacts(yaml('facts.yaml'), settings)

/** A text with its facts. */
export function filledIn(text: string, locale: Locale): string {
  return fillFacts(text, (fact) => factText(facts, fact, locale)).text
}

function readText(name: string): Text[] {
  const [collection = '', ...rest] = name.split(path.sep)
  const locale = LOCALES.find((known) => name.endsWith(`${path.sep}${known}.md`))
  if (locale === undefined) return []
  const { data, body } = parseFrontMatter(readFileSync(path.join(CONTENT, name), 'utf8'))
  if (!isRecord(data)) return []
  const fill = (text: string): string => filledIn(text, locale)
  const strings = [...stringsOf(data), ...body.replaceAll(/```.*?```/gs, '').split('\n\n')].map(fill).map(plain)
  const sentences = strings.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter(Boolean)
  const words = sentences.join(' ').split(/\s+/).filter(Boolean).length
  return [{ file: name, collection, key: rest.slice(0, -1).join('/'), locale, data, body, sentences, words }]
}

/** Fields that are names and addresses and not prose. */
const TECHNICAL = new Set([
  'type',
  'href',
  'icon',
  'id',
  'tone',
  'group',
  'layout',
  'path',
  'parent',
  'aliases',
  'untranslated',
  'pillar',
  'motif',
  'kind',
  'contact',
  'authors',
  'topics',
  'tags',
  'tag',
  'speakers',
  'related',
  'types',
  'languages',
  'label',
  'title',
  'price',
  'unit',
  'term',
  'duration',
])

/** All texts of the site. */
export const texts: readonly Text[] = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).flatMap(readText)

function stringsOf(value: unknown, key = ''): string[] {
  if (TECHNICAL.has(key)) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, key))
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, name)) : []
}

function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#>|]|\u00AD/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
