import { isLocale, type Locale } from '../../i18n/locales.ts'
import { COLLECTIONS, type Collection } from './cards.ts'
import { check, didYouMean, isRecord } from './check.ts'
import { collections, type Data } from './collections.ts'
import { dataInPlace, restOf, type Damage } from './damaged.ts'
import type { z } from './fields.ts'
import { checkForSearch } from './for-search.ts'
import { hasErrors, type Issue, type Place } from './issue.ts'
import {
  bodyOfUnread,
  parseFrontMatter,
  placeInFrontMatter,
  placeOfKeyInFrontMatter,
  type FrontMatter,
  type SourceFile,
} from './source-file.ts'
import { YamlError, type DataPath } from './yaml.ts'

/** One validated content file. */
export interface Entry<C extends Collection = Collection> {
  readonly collection: C
  /** Folder below the collection, `workplace/managed-workplace`; the same in all languages. */
  readonly key: string
  readonly locale: Locale
  readonly data: Data<C>
  /** Markdown below the front matter. */
  readonly body: string
  readonly bodyLine: number
  readonly file: SourceFile
  /** Set where the file has faults, which have been told: the site cannot be built, but all the rest is checked. */
  readonly damage?: Damage
}

/** What the front matter may name beyond its schema: the theme's sections, layouts and middleware, the site's terms. */
export interface Known {
  readonly sections: ReadonlyMap<string, z.ZodObject>
  /** Types of section that show the text of a page; with none, the pages of the theme show it by themselves. */
  readonly bodySections: readonly string[]
  readonly layouts: readonly string[]
  readonly middleware: readonly string[]
  /** null: the terms of the site could not be read, so names are not compared with them. */
  readonly topics: readonly string[] | null
  readonly tags: readonly string[] | null
  readonly industries: readonly string[] | null
  readonly locations: readonly string[] | null
  readonly locales: readonly Locale[]
  /** Groups of pages that the menu and the settings name. */
  readonly groups: readonly string[] | null
}

export interface ParsedEntry {
  readonly entry: Entry | null
  readonly issues: readonly Issue[]
}

/** An entry is of one collection: narrows the type by looking at the value. */
export function isOf<C extends Collection>(entry: Entry, collection: C): entry is Entry<C> {
  return entry.collection === collection
}

/**
 * Reads one file of `content/<collection>/`. What is wrong comes back as issues; nothing is thrown. A file with faults gives an
 * entry all the same, so that it is not missed elsewhere and the rest of it is checked.
 */
export function parseEntry(file: SourceFile, known: Known): ParsedEntry {
  const identity = identify(file, known)
  if ('code' in identity) return { entry: null, issues: [identity] }
  try {
    return readEntry(identity, parseFrontMatter(file.text), file, known)
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return { entry: unreadEntry(identity, file), issues: [brokenYaml(error, file)] }
  }
}

/** The entry of a file that could not be read as text, if it has a place among the others. */
export function parseUnread(path: string, known: Known): Entry | null {
  const file = { path, text: '', digest: '' }
  const identity = identify(file, known)
  return 'code' in identity ? null : unreadEntry(identity, file)
}

function readEntry(identity: Identity, { data, body, bodyLine }: FrontMatter, file: SourceFile, known: Known) {
  const { collection, key } = identity
  const locate = locatorOf(file)
  const checked = check(collections[collection], data, file.path, locate)
  const sections = checkSections(data, known, file)
  const faults = [...checked.issues, ...sections.issues, ...checkNames(data, known, file)]
  const lacks = checked.value === null ? [] : checkForSearch(collection, checked.value, file.path, locate)
  const unseen = collection === 'pages' ? checkShown(data, { body, bodyLine }, known, file) : []
  const issues = [...faults, ...lacks, ...checkDates(data, file), ...unseen]
  const whole = { ...identity, body, bodyLine, file }
  if (checked.value === null || hasErrors(issues)) {
    const damage = { rest: restOf(collection, data, known.sections) }
    return { entry: { ...whole, data: dataInPlace(collection, key, data), damage }, issues }
  }
  const value: object = 'sections' in checked.value ? { ...checked.value, sections: sections.value } : checked.value
  // The value has passed the schema of its own collection; TypeScript cannot follow the index.
  return { entry: { ...whole, data: value as Data<Collection> }, issues }
}

/** Of what cannot be read the address is guessed, so that links to it are no faults of their own. */
function unreadEntry(identity: Identity, file: SourceFile): Entry {
  const [, path] = /^path:\s*["']?(\/[^\s"']*)/m.exec(file.text) ?? []
  const data = dataInPlace(identity.collection, identity.key, path === undefined ? {} : { path })
  return { ...identity, data, ...bodyOfUnread(file.text), file, damage: { rest: {} } }
}

function brokenYaml(error: YamlError, file: SourceFile): Issue {
  const aboutAll = error.message.startsWith('front matter')
  return {
    code: 'broken-front-matter',
    severity: 'error',
    file: file.path,
    line: aboutAll ? error.place.line : error.place.line + 1,
    column: error.place.column,
    message: error.message,
    expected: 'YAML between two `---` lines',
    ...(error.hint !== undefined && { hint: error.hint }),
  }
}

/** Positions of fields in a content file, found only when they are needed. */
export function locatorOf(file: SourceFile) {
  return (path: DataPath, key?: 'key') => {
    const { line, column } = key ? placeOfKeyInFrontMatter(file.text, path) : placeInFrontMatter(file.text, path)
    return { line, column }
  }
}

type Identity = Pick<Entry, 'collection' | 'key' | 'locale'>

/** `content/posts/some-text/de.md` → collection, key and locale. */
function identify(file: SourceFile, known: Known): Identity | Issue {
  const [, folder = '', ...rest] = file.path.split('/')
  const name = rest.at(-1)?.replace(/\.md$/, '') ?? ''
  const key = rest.slice(0, -1).join('/')
  const collection = COLLECTIONS.find((candidate) => candidate === folder)
  const fault = (message: string, expected: string, hint?: string): Issue => ({
    code: 'unexpected-file',
    severity: 'error',
    file: file.path,
    line: 1,
    column: 1,
    message,
    expected,
    ...(hint && { hint }),
  })
  if (!collection)
    return fault(
      `\`${folder}\` is not a collection`,
      `one of ${COLLECTIONS.join(', ')}`,
      nearestHint(folder, COLLECTIONS),
    )
  if (!isLocale(name) || !known.locales.includes(name))
    return fault(
      `\`${name}.md\` is not named after a language of the site`,
      known.locales.map((locale) => `${locale}.md`).join(', '),
    )
  if (key === '')
    return fault(
      `the file lies in content/${collection}/ itself, so it has no address`,
      `a folder of its own, such as content/${collection}/some-name/${name}.md`,
    )
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(key)) {
    return fault(
      `\`${key}\` cannot be part of an address`,
      'folders named with lower-case letters a to z, digits and hyphens',
    )
  }
  return { collection, key, locale: name }
}

function checkSections(data: unknown, known: Known, file: SourceFile): { value: unknown[]; issues: Issue[] } {
  const sections = isRecord(data) && Array.isArray(data['sections']) ? data['sections'] : []
  const checked = sections.map((section: unknown, index) => checkSection(section, index, known, file))
  const issues = [...checked.flatMap((result) => result.issues), ...checkAnchors(sections, file)]
  return { value: checked.map((result) => result.value), issues }
}

/** In a theme whose pages consist of sections, a page without one is empty, and a text that no section shows is lost. */
function checkShown(
  data: unknown,
  { body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>,
  { bodySections }: Known,
  file: SourceFile,
): Issue[] {
  if (bodySections.length === 0 || !isRecord(data)) return []
  const written = data['sections'] ?? []
  const sections = Array.isArray(written) ? written : null
  if (!sections) return []
  const fault = { severity: 'error' as const, file: file.path }
  const expected = `a section \`- type: ${bodySections[0]}\``
  if (sections.length === 0)
    return [
      { ...fault, code: 'empty-page', ...locatorOf(file)(['sections']), message: 'the page has no section', expected },
    ]
  const isShown = sections.some((section) => isRecord(section) && bodySections.some((type) => type === section['type']))
  if (isShown || body.trim() === '') return []
  const line = bodyLine + body.slice(0, body.search(/\S/)).split('\n').length - 1
  const message = 'no section of the page shows this text'
  return [{ ...fault, code: 'lost-text', line, column: 1, message, expected }]
}

function checkDates(data: unknown, file: SourceFile): Issue[] {
  const { publish, expire } = isRecord(data) ? data : {}
  if (typeof publish !== 'string' || typeof expire !== 'string' || publish < expire) return []
  return [
    {
      code: 'wrong-value',
      severity: 'error',
      file: file.path,
      ...locatorOf(file)(['expire']),
      message: `\`expire\` (${expire}) is not after \`publish\` (${publish}): it would never be shown`,
      expected: 'a later day',
    },
  ]
}

/** Links to a section find the first of its id only. */
function checkAnchors(sections: readonly unknown[], file: SourceFile): Issue[] {
  const ids = sections.map((section) => (isRecord(section) ? section['id'] : undefined))
  const placeOf = (index: number) => locatorOf(file)(['sections', index, 'id'])
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (typeof id !== 'string') return []
    if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(id)) return [wrongId(id, placeOf(index), file)]
    if (first === index) return []
    return [
      {
        code: 'duplicate-anchor',
        severity: 'error' as const,
        file: file.path,
        ...placeOf(index),
        message: `\`id: ${id}\` stands twice on the page, first in line ${placeOf(first).line}`,
        expected: 'an id of its own for each section',
      },
    ]
  })
}

function wrongId(id: string, place: Place, file: SourceFile): Issue {
  return {
    code: 'wrong-value',
    severity: 'error',
    file: file.path,
    ...place,
    message: `\`${id}\` cannot be an id, which is part of an address`,
    expected: 'lower-case letters a to z, digits and hyphens',
  }
}

function checkSection(section: unknown, index: number, known: Known, file: SourceFile) {
  const type = isRecord(section) ? section['type'] : undefined
  const locate = locatorOf(file)
  const path = ['sections', index]
  if (typeof type !== 'string') return { value: null, issues: [] }
  const schema = known.sections.get(type)
  if (!schema)
    return { value: null, issues: [unknownName('section', type, [...known.sections.keys()], file, [...path, 'type'])] }
  const checked = check(schema, section, file.path, (inner, key) => locate([...path, ...inner], key))
  return { value: checked.value, issues: checked.issues.map((issue) => inSection(issue, index, type)) }
}

/** The issue with the section in its message. */
function inSection(issue: Issue, index: number, type: string): Issue {
  return { ...issue, message: issue.message.replace(/^`/, `\`sections[${index}] ${type}: `) }
}

function checkNames(data: unknown, known: Known, file: SourceFile): Issue[] {
  if (!isRecord(data)) return []
  const { topics, tags, locations, middleware } = known
  const lists = { topics, tags, locations, middleware }
  const issues = Object.entries(lists).flatMap(([field, names]) => checkList(data[field], field, names, file))
  const layout = data['layout']
  if (typeof layout === 'string' && !known.layouts.includes(layout))
    issues.push(unknownName('layout', layout, known.layouts, file, ['layout']))
  const area = data['area']
  if (typeof area === 'string' && known.topics && !known.topics.includes(area))
    issues.push(unknownName('topic', area, known.topics, file, ['area']))
  issues.push(...checkGroup(data['group'], known, file))
  const industry = data['industry']
  if (typeof industry === 'string' && known.industries && !known.industries.includes(industry))
    issues.push(unknownName('industry', industry, known.industries, file, ['industry']))
  return issues
}

/** Pages may be of a group that no menu names; one that is nearly the name of another is a slip. */
function checkGroup(group: unknown, { groups }: Known, file: SourceFile): Issue[] {
  if (typeof group !== 'string' || !groups || groups.includes(group) || !didYouMean(group, groups)) return []
  return [unknownName('group', group, groups, file, ['group'])]
}

function checkList(values: unknown, field: string, names: readonly string[] | null, file: SourceFile): Issue[] {
  if (!Array.isArray(values) || names === null) return []
  return values.flatMap((value: unknown, index) =>
    typeof value === 'string' && !names.includes(value)
      ? [unknownName(SINGULAR[field] ?? field, value, names, file, [field, index])]
      : [],
  )
}

const SINGULAR: Record<string, string> = {
  topics: 'topic',
  tags: 'tag',
  locations: 'location',
  middleware: 'middleware',
}

function unknownName(kind: string, name: string, known: readonly string[], file: SourceFile, path: DataPath): Issue {
  return {
    code: `unknown-${kind}`,
    severity: 'error',
    file: file.path,
    ...locatorOf(file)(path),
    message: kind === 'middleware' ? `Unknown route middleware: '${name}'.` : `\`${name}\` is not a known ${kind}`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : `no ${kind} is defined yet`,
    ...nearest(name, known),
  }
}

function nearest(name: string, known: readonly string[]): { hint: string } | undefined {
  const hint = nearestHint(name, known)
  return hint === undefined ? undefined : { hint }
}

function nearestHint(name: string, known: readonly string[]): string | undefined {
  const found = didYouMean(name, known)
  return found && `did you mean \`${found}\`?`
}
