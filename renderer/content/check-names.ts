import type { CollectionModel } from '../definitions/collections/collection.ts'
import type { DataPath, Issue, SourceFile } from '../definitions/issue.ts'
import { unknownName, type Known, type Names } from './known.ts'
import { didYouMean } from './nearest.ts'
import { isRecord } from './plain-data.ts'

/** Checks that terms, locations, layouts and middleware named in the front matter exist. */
export function checkNames(data: unknown, { terms }: CollectionModel, known: Known, file: SourceFile): Issue[] {
  if (!isRecord(data)) return []
  const kinds = Object.entries({ ...terms, area: 'topics' })
  return [
    ...kinds.flatMap(([field, kind]) => checkField(data, field, termsOf(kind, known), file)),
    ...checkField(data, 'middleware', { kind: 'middleware', known: known.middleware }, file),
    ...checkField(data, 'layout', { kind: 'layout', known: known.layouts }, file),
    ...checkGroup(data['group'], known, file),
    ...checkArchive(data, known, file),
  ]
}

/** A page may have a group that is not in the menu, but one that is almost equal to a known name is a typo. */
function checkGroup(group: unknown, { groups: known }: Known, file: SourceFile): Issue[] {
  if (typeof group !== 'string' || !known || known.includes(group) || !didYouMean(group, known)) return []
  return [unknownName(group, { kind: 'group', known }, file, ['group'])]
}

/** Checks that the collection of an archive exists and its kinds of term are fields of its entries. */
function checkArchive(data: Readonly<Record<string, unknown>>, known: Known, file: SourceFile): Issue[] {
  const { archive } = data
  if (!isRecord(archive) || typeof archive['collection'] !== 'string') return []
  const { collections } = known
  const listed = collections.get(archive['collection'])
  if (!listed) {
    const names = { kind: 'collection', known: [...collections.keys()] }
    return [unknownName(archive['collection'], names, file, ['archive', 'collection'])]
  }
  const kinds = Object.values(listed.terms)
  const words = Object.entries(isRecord(archive['terms']) ? archive['terms'] : {})
  return words.flatMap(([kind, own]) => {
    const path = ['archive', 'terms', kind]
    if (!kinds.includes(kind)) return unknownName(kind, { kind: 'kind', known: kinds }, file, path)
    return checkKeys(isRecord(own) ? own['own'] : undefined, termsOf(kind, known), file, [...path, 'own'])
  })
}

/** Checks that texts are those of known terms. */
function checkKeys(own: unknown, names: Names | undefined, file: SourceFile, path: DataPath): Issue[] {
  if (!names || !isRecord(own)) return []
  const unknown = Object.keys(own).filter((key) => !names.known.includes(key))
  return unknown.map((key) => unknownName(key, names, file, [...path, key]))
}

/** Checks a field with a name or a list of names; without `names` nothing is checked. */
function checkField(
  data: Readonly<Record<string, unknown>>,
  field: string,
  names: Names | undefined,
  file: SourceFile,
): Issue[] {
  if (!names) return []
  const written = data[field]
  const checkOne = (name: unknown, path: DataPath): Issue[] =>
    typeof name === 'string' && !names.known.includes(name) ? [unknownName(name, names, file, path)] : []
  return Array.isArray(written)
    ? written.flatMap((name: unknown, index) => checkOne(name, [field, index]))
    : checkOne(written, [field])
}

/** The terms of a kind; undefined if their file could not be read. */
function termsOf(kind: string, { terms }: Known): Names | undefined {
  const known = terms[kind]
  return known && { kind: singularOf(kind), known, home: homeOf(kind) }
}

/** The file with the names of a kind. */
function homeOf(kind: string): string {
  return kind === 'locations' ? '`locations` in content/site.yaml' : `\`${kind}\` in content/topics.yaml`
}

/** `industries` → `industry`, `topics` → `topic`. */
function singularOf(kind: string): string {
  return kind.replace(/ies$/, 'y').replace(/s$/, '')
}
