import type { DataPath, ValuePlace, Place } from '../definitions/issue.ts'
import { CORE_SCHEMA, dump, EVENT_ID, load, parseEvents, SCALAR_STYLE, YAMLException, type Event } from 'js-yaml'
import { explainYaml } from './yaml-reason.ts'

/** What is wrong with a YAML text; `place` counts in that text. */
export class YamlError extends Error {
  readonly place: Place
  /** How to mend it. */
  readonly hint: string | undefined
  constructor(message: string, place: Place, hint?: string) {
    super(message)
    this.place = place
    this.hint = hint
  }
}

// Aliases are refused: they make cycles and documents that grow without bound, and content needs none.
const LIMITS = { maxDepth: 24, maxAliases: 0 }

/**
 * The value of a YAML 1.2 document (core schema: no dates, no custom tags, no merge keys).
 * Throws YamlError with the place.
 */
export function parseYaml(source: string): unknown {
  if (source.split('\n').every((line) => /^\s*(#.*)?$/.test(line))) return {}
  try {
    return load(source, { schema: CORE_SCHEMA, ...LIMITS })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const place = { line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 }
    const { message, place: cause, hint } = explainYaml(source, error.reason, place)
    throw new YamlError(message, cause, hint)
  }
}

/** A value as an editor would write it. */
export function writeYaml(value: unknown): string {
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true })
}

/**
 * Where a value stands in a YAML text, read from the parser's events. Where the path ends in a key that does not exist, the
 * place is that of the group that misses it.
 */
export function placeInYaml(source: string, path: DataPath): ValuePlace {
  const walker = { source, events: eventsOf(source), next: 1 }
  return toValuePlace(source, find(walker, path, undefined))
}

/** Where the key at the end of a path stands, for a key that should not be there. */
export function placeOfKeyInYaml(source: string, path: DataPath): Place {
  const walker = { source, events: eventsOf(source), next: 1 }
  const key = path.at(-1)
  const parent = find(walker, path.slice(0, -1), typeof key === 'string' ? key : undefined)
  return toValuePlace(source, parent)
}

/** A text that cannot be read has been reported with its own place; what else is said of it stands at its beginning. */
function eventsOf(source: string): readonly Event[] {
  try {
    return parseEvents(source, LIMITS)
  } catch (error) {
    if (error instanceof YAMLException) return []
    throw error
  }
}

interface Walker {
  readonly source: string
  readonly events: readonly Event[]
  next: number
}

interface Spot {
  readonly offset: number
  readonly block: boolean
}

const START: Spot = { offset: 0, block: false }

/** `otherwise` is the place of a value that is not written: `title:` with nothing after it. */
function find(walker: Walker, path: DataPath, wantedKey: string | undefined, otherwise = START): Spot {
  const event = walker.events[walker.next]
  if (!event) return START
  const here = spotOf(event, otherwise)
  const [step, ...rest] = path
  if (event.type === EVENT_ID.MAPPING) return findInMapping(walker, here, step, rest, wantedKey)
  if (event.type === EVENT_ID.SEQUENCE && step !== undefined) return findInSequence(walker, here, step, rest, wantedKey)
  return here
}

function findInMapping(
  walker: Walker,
  here: Spot,
  step: string | number | undefined,
  rest: DataPath,
  wantedKey: string | undefined,
): Spot {
  walker.next += 1
  const wanted = step ?? wantedKey
  for (let key = walker.events[walker.next]; key && key.type !== EVENT_ID.POP; key = walker.events[walker.next]) {
    walker.next += 1
    if (wanted !== undefined && textOf(key, walker.source) === String(wanted)) {
      return step === undefined ? spotOf(key) : find(walker, rest, wantedKey, spotOf(key))
    }
    skip(walker)
  }
  return here
}

function findInSequence(
  walker: Walker,
  here: Spot,
  step: string | number,
  rest: DataPath,
  wantedKey: string | undefined,
): Spot {
  walker.next += 1
  for (let index = 0; walker.events[walker.next]?.type !== EVENT_ID.POP; index += 1) {
    if (walker.next >= walker.events.length) break
    if (index === step) return find(walker, rest, wantedKey, here)
    skip(walker)
  }
  return here
}

/** Steps over one whole value. */
function skip(walker: Walker): void {
  let depth = 0
  do {
    const type = walker.events[walker.next]?.type
    if (type === undefined) return
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1
    if (type === EVENT_ID.POP) depth -= 1
    walker.next += 1
  } while (depth > 0)
}

function spotOf(event: Event, otherwise = START): Spot {
  if (event.type === EVENT_ID.SCALAR)
    return event.valueStart < 0
      ? otherwise
      : { offset: event.valueStart, block: event.style === SCALAR_STYLE.LITERAL_BLOCK }
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) return { offset: event.start, block: false }
  return START
}

function textOf(event: Event, source: string): string | undefined {
  return event.type === EVENT_ID.SCALAR ? source.slice(event.valueStart, event.valueEnd) : undefined
}

function toValuePlace(source: string, { offset, block }: Spot): ValuePlace {
  const before = source.slice(0, offset).split('\n')
  const line = source.split('\n')[before.length - 1] ?? ''
  const indent = line.length - line.trimStart().length
  return { line: before.length, column: (block ? indent : (before.at(-1)?.length ?? 0)) + 1, block }
}
