import { check } from './check.ts'
import { didYouMean, nearestHint } from './nearest.ts'
import { isRecord } from './plain-data.ts'
import type { CollectionModel } from '../definitions/collection.ts'
import type { Collections } from '../definitions/collections.ts'
import type { z } from '../definitions/fields/kind.ts'
import { issueIn, type DataPath, type Issue, type Place, type SourceFile } from '../definitions/issue.ts'
import type { Locale } from '../../i18n/locales.ts'
import { locatorOf, type FrontMatter } from './source-file.ts'

/** Names that front matter may refer to: the theme's collections, sections, layouts and middleware, and the site's terms. */
export interface Known {
  readonly collections: Collections
  readonly sections: ReadonlyMap<string, z.ZodObject>
  /** Types of section that show the text of a page. If there are none, page components show it. */
  readonly bodySections: readonly string[]
  /** Layouts of pages by the type of their first section. */
  readonly sectionLayouts: Readonly<Record<string, string>>
  readonly layouts: readonly string[]
  readonly middleware: readonly string[]
  /** Keys of terms by kind, and of locations. Not checked for kinds whose file could not be read. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  readonly locales: readonly Locale[]
  /** Page groups named in the menu and the settings. */
  readonly groups: readonly string[] | null
}

export function checkSections(data: unknown, known: Known, file: SourceFile): { value: unknown[]; issues: Issue[] } {
  const sections = isRecord(data) && Array.isArray(data['sections']) ? data['sections'] : []
  const checked = sections.map((section: unknown, index) =>
    checkSection(section, { path: ['sections', index], name: `sections[${index}]` }, known, file),
  )
  const issues = [...checked.flatMap((result) => result.issues), ...checkAnchors(sections, file)]
  return { value: checked.map((result) => result.value), issues }
}

/** In a theme with sections, reports pages without sections, which would be empty, and texts that no section shows. */
export function checkShown(
  data: unknown,
  { body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>,
  { bodySections }: Known,
  file: SourceFile,
): Issue[] {
  if (bodySections.length === 0 || !isRecord(data)) return []
  const written = data['sections'] ?? []
  const sections = Array.isArray(written) ? written : null
  if (!sections) return []
  const expected = `a section \`- type: ${bodySections[0]}\``
  if (sections.length === 0)
    return [
      issueIn(file.path, locatorOf(file)(['sections']), {
        code: 'empty-page',
        message: 'the page has no section',
        expected,
      }),
    ]
  const isShown = sections.some((section) => isRecord(section) && bodySections.some((type) => type === section['type']))
  if (isShown || body.trim() === '') return []
  const line = bodyLine + body.slice(0, body.search(/\S/)).split('\n').length - 1
  const message = 'no section of the page shows this text'
  return [issueIn(file.path, { line, column: 1 }, { code: 'lost-text', message, expected })]
}

export function checkDates(data: unknown, file: SourceFile): Issue[] {
  const { publish, expire } = isRecord(data) ? data : {}
  if (typeof publish !== 'string' || typeof expire !== 'string' || publish < expire) return []
  return [
    issueIn(file.path, locatorOf(file)(['expire']), {
      code: 'wrong-value',
      message: `\`expire\` (${expire}) is not after \`publish\` (${publish}), so it would never be shown`,
      expected: 'a later day',
    }),
  ]
}

/** Middleware is a script, so a page with middleware must not disable scripts: it would be shown to everybody. */
export function checkScript(data: unknown, file: SourceFile): Issue[] {
  const { script, middleware } = isRecord(data) ? data : {}
  if (script !== false || !Array.isArray(middleware) || middleware.length === 0) return []
  return [
    issueIn(file.path, locatorOf(file)(['script']), {
      code: 'wrong-value',
      message: 'the page has a middleware, which runs in the browser, and no script',
      expected: 'one of the two',
    }),
  ]
}

/** Reports repeated ids of sections: links would lead only to the first one. */
function checkAnchors(sections: readonly unknown[], file: SourceFile): Issue[] {
  const ids = sections.map((section) => (isRecord(section) ? section['id'] : undefined))
  const placeOf = (index: number) => locatorOf(file)(['sections', index, 'id'])
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (typeof id !== 'string') return []
    if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(id)) return [wrongId(id, placeOf(index), file)]
    if (first === index) return []
    return [
      issueIn(file.path, placeOf(index), {
        code: 'duplicate-anchor',
        message: `\`id: ${id}\` is used twice on the page, first in line ${placeOf(first).line}`,
        expected: 'a unique id for each section',
      }),
    ]
  })
}

function wrongId(id: string, place: Place, file: SourceFile): Issue {
  return issueIn(file.path, place, {
    code: 'wrong-value',
    message: `\`${id}\` cannot be an id, because ids are part of URLs`,
    expected: 'lower-case letters a to z, digits and hyphens',
  })
}

/** The path of a section in the front matter, and its name in messages. */
interface SectionPlace {
  readonly path: DataPath
  readonly name: string
}

export function checkSection(section: unknown, { path, name }: SectionPlace, known: Known, file: SourceFile) {
  const type = isRecord(section) ? section['type'] : undefined
  const locate = locatorOf(file)
  if (typeof type !== 'string') return { value: null, issues: [] }
  const schema = known.sections.get(type)
  if (!schema) return { value: null, issues: [unknownSection(type, known, file, [...path, 'type'])] }
  const checked = check(schema, section, file.path, (inner, key) => locate([...path, ...inner], key))
  return { value: checked.value, issues: checked.issues.map((issue) => inSection(issue, name, type)) }
}

/** A type that resembles none is probably one that the theme does not list yet. */
function unknownSection(type: string, { sections }: Known, file: SourceFile, path: DataPath): Issue {
  const issue = unknownName('section', type, [...sections.keys()], file, path)
  return { hint: 'a new type is made with `defineSection` and listed in `sections` of templates/index.ts', ...issue }
}

/** Adds the section to the message of an issue. */
function inSection(issue: Issue, name: string, type: string): Issue {
  return { ...issue, message: issue.message.replace(/^`/, `\`${name} ${type}: `) }
}

/** Checks that terms, locations, layouts and middleware named in the front matter exist. */
export function checkNames(data: unknown, { terms }: CollectionModel, known: Known, file: SourceFile): Issue[] {
  if (!isRecord(data)) return []
  const kinds = Object.entries({ ...terms, area: 'topics' })
  return [
    ...kinds.flatMap(([field, kind]) => checkField(data, field, singularOf(kind), known.terms[kind], file)),
    ...checkField(data, 'middleware', 'middleware', known.middleware, file),
    ...checkField(data, 'layout', 'layout', known.layouts, file),
    ...checkGroup(data['group'], known, file),
    ...checkArchive(data, known, file),
  ]
}

/** A page may have a group that is not in the menu, but one that is almost equal to a known name is a typo. */
function checkGroup(group: unknown, { groups }: Known, file: SourceFile): Issue[] {
  if (typeof group !== 'string' || !groups || groups.includes(group) || !didYouMean(group, groups)) return []
  return [unknownName('group', group, groups, file, ['group'])]
}

/** Checks that the collection of an archive exists and its kinds of term are fields of its entries. */
function checkArchive(
  data: Readonly<Record<string, unknown>>,
  { collections, terms }: Known,
  file: SourceFile,
): Issue[] {
  const { archive } = data
  if (!isRecord(archive) || typeof archive['collection'] !== 'string') return []
  const listed = collections.get(archive['collection'])
  if (!listed)
    return [unknownName('collection', archive['collection'], [...collections.keys()], file, ['archive', 'collection'])]
  const kinds = Object.values(listed.terms)
  const words = Object.entries(isRecord(archive['terms']) ? archive['terms'] : {})
  return words.flatMap(([kind, own]) => {
    const path = ['archive', 'terms', kind]
    if (!kinds.includes(kind)) return unknownName('kind', kind, kinds, file, path)
    return checkKeys(isRecord(own) ? own['own'] : undefined, kind, terms[kind], file, [...path, 'own'])
  })
}

/** Checks that texts are those of known terms. */
function checkKeys(
  own: unknown,
  kind: string,
  names: readonly string[] | undefined,
  file: SourceFile,
  path: DataPath,
): Issue[] {
  const unknown = Object.keys(isRecord(own) ? own : {}).filter((key) => names && !names.includes(key))
  return unknown.map((key) => unknownName(singularOf(kind), key, names ?? [], file, [...path, key]))
}

/** Checks a field with a name or a list of names; without `names` nothing is checked. */
function checkField(
  data: Readonly<Record<string, unknown>>,
  field: string,
  kind: string,
  names: readonly string[] | undefined,
  file: SourceFile,
): Issue[] {
  const written = data[field]
  if (!names) return []
  if (typeof written === 'string')
    return names.includes(written) ? [] : [unknownName(kind, written, names, file, [field])]
  if (!Array.isArray(written)) return []
  return written.flatMap((name: unknown, index) =>
    typeof name === 'string' && !names.includes(name) ? [unknownName(kind, name, names, file, [field, index])] : [],
  )
}

/** `industries` → `industry`, `topics` → `topic`. */
function singularOf(kind: string): string {
  return kind.replace(/ies$/, 'y').replace(/s$/, '')
}

function unknownName(kind: string, name: string, known: readonly string[], file: SourceFile, path: DataPath): Issue {
  return issueIn(file.path, locatorOf(file)(path), {
    code: `unknown-${kind}`,
    message: kind === 'middleware' ? `Unknown route middleware: '${name}'.` : `\`${name}\` is not a known ${kind}`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : `no ${kind} is defined yet`,
    hint: nearestHint(name, known),
  })
}
