import type { CollectionModel } from '../definitions/collection.ts'
import type { DataPath, Issue, SourceFile } from '../definitions/issue.ts'
import { unknownName, type Known } from './known.ts'
import { didYouMean } from './nearest.ts'
import { isRecord } from './plain-data.ts'

/** Checks that terms, locations, layouts and middleware named in the front matter exist. */
export function checkNames(data: unknown, { terms }: CollectionModel, known: Known, file: SourceFile): Issue[] {
  if (!isRecord(data)) return []
  const kinds = Object.entries({ ...terms, area: 'topics' })
  return [
    ...kinds.flatMap(([field, kind]) =>
      checkField(data, field, singularOf(kind), known.terms[kind], file, homeOf(kind)),
    ),
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
  return unknown.map((key) => unknownName(singularOf(kind), key, names ?? [], file, [...path, key], homeOf(kind)))
}

/** Checks a field with a name or a list of names; without `names` nothing is checked. */
function checkField(
  data: Readonly<Record<string, unknown>>,
  field: string,
  kind: string,
  names: readonly string[] | undefined,
  file: SourceFile,
  home?: string,
): Issue[] {
  const written = data[field]
  if (!names) return []
  if (typeof written === 'string')
    return names.includes(written) ? [] : [unknownName(kind, written, names, file, [field], home)]
  if (!Array.isArray(written)) return []
  return written.flatMap((name: unknown, index) =>
    typeof name === 'string' && !names.includes(name)
      ? [unknownName(kind, name, names, file, [field, index], home)]
      : [],
  )
}

/** The file with the names of a kind. */
function homeOf(kind: string): string {
  return kind === 'locations' ? '`locations` in content/site.yaml' : `\`${kind}\` in content/topics.yaml`
}

/** `industries` → `industry`, `topics` → `topic`. */
function singularOf(kind: string): string {
  return kind.replace(/ies$/, 'y').replace(/s$/, '')
}
