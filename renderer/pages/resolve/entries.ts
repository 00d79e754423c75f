import { nearestHint } from '../../content/nearest.ts'
import { oneOf } from '../../content/one-of.ts'
import type { Entry } from '../../definitions/entry.ts'
import type { ListField, RefField } from '../../definitions/fields/references.ts'
import type { DataPath } from '../../definitions/issue.ts'
import type { ShownPart } from '../../library/archive.ts'
import { entriesBy } from '../../library/entries-by.ts'
import { groupId, translationsOf } from '../../library/groups.ts'
import { groupOf, listed, type Library } from '../../library/library.ts'
import { readerOf } from '../../library/links.ts'
import { hiddenBecause, whenOf } from '../../library/publication.ts'
import { cardOf, listCardOf, referredBy } from '../cards-of.ts'
import { isField } from './field.ts'
import type { Scope } from './scope.ts'

/** The card of the entry that a field names; null if there is none that is published, which is reported. */
export function referenced(field: RefField, scope: Scope, path: DataPath): unknown {
  const { collection, key } = field
  const { library } = scope.targets
  const group = groupOf(field, library)
  const entry = referredBy(collection, key, scope)
  scope.meets?.(groupId(field))
  if (entry) return cardOf(entry, scope)
  const [hidden] = group ? translationsOf(group, library.data.settings) : []
  if (hidden) {
    scope.report(scope.place(path), {
      code: 'hidden-reference',
      message: `\`${key}\` cannot be shown, because it ${hiddenBecause(hidden, library.collections.get(collection), library.clock)}`,
      expected: `one of the ${collection} that are published`,
    })
    return null
  }
  const known = keysOf(collection, library)
  scope.report(scope.place(path), {
    code: `unknown-${library.collections.get(collection)?.singular ?? collection}`,
    message: `\`${key}\` is not among the ${collection}`,
    expected: known.length > 0 ? oneOf(known) : `an entry in content/${collection}/, where there is none yet`,
    hint: nearestHint(key, known),
  })
  return null
}

function keysOf(collection: string, { groups }: Library): readonly string[] {
  const known = keysIn.get(groups) ?? new Map<string, readonly string[]>()
  keysIn.set(groups, known)
  const keys =
    known.get(collection) ?? [...groups.values()].flatMap((group) => (group.collection === collection ? group.key : []))
  known.set(collection, keys)
  return keys
}

/** Cached, because thousands of texts may refer to an entry that is gone. */
const keysIn = new WeakMap<Library['groups'], Map<string, readonly string[]>>()

/** The cards of a list, in the order of its collection; upcoming ones begin with the next. That of an archive has those of its page. */
export function cardsOf(field: ListField, scope: Scope): unknown {
  if (scope.part && isWholeList(field, scope.part)) return scope.part.entries.map((entry) => cardOf(entry, scope))
  const { collection, skip = 0, limit = Infinity, topic, when } = field
  const { library } = scope.targets
  const all = listed(library, collection, readerOf(scope))
  const about = topic === undefined ? all : (entriesBy('topics', all).get(topic) ?? [])
  const isReversed = when === 'upcoming' && !library.collections.get(collection)?.ascending
  const ordered = isReversed ? about.toReversed() : about
  const shown = firstOf(ordered, skip + limit, (entry) => isAt(entry, when, scope)).slice(skip)
  if (field.limit === undefined) scope.lists?.(shown)
  return shown.map((entry) => listCardOf(entry, scope))
}

/** The first entries that are wanted. Looks no further, because most lists show a few of thousands. */
function firstOf(entries: readonly Entry[], count: number, isWanted: (entry: Entry) => boolean): readonly Entry[] {
  const found: Entry[] = []
  for (const entry of entries) {
    if (found.length >= count) break
    if (isWanted(entry)) found.push(entry)
  }
  return found
}

/** Whether a list is that of the page's archive: all entries of its collection. */
export function isWholeList(field: unknown, { collection }: Pick<ShownPart, 'collection'>): boolean {
  if (typeof field !== 'object' || field === null || !isField(field) || field.kind !== 'list') return false
  const { skip, limit, topic } = field
  return field.collection === collection && [skip, limit, topic].every((part) => part === undefined)
}

function isAt(entry: Entry, when: ListField['when'], { targets: { library } }: Scope): boolean {
  const model = library.collections.get(entry.collection)
  // Collections without start and end have neither past nor upcoming entries.
  if (when === undefined || !(model?.over || model?.begins)) return true
  return whenOf(entry, model, library.clock) === when
}
