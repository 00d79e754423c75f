import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import { ThemeCallError } from '../../../renderer/definitions/collections/guarded.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { entryAt } from '../../../renderer/library/library.ts'
import { checkEntry } from '../../../renderer/pages/pages.ts'
import { knownOf } from '../../content/known-names.ts'
import type { LoadInput } from '../../content/loaded.ts'
import { parseEntries } from './parse-entries.ts'
import { baseOf, eachCard } from './site-base.ts'

/**
 * An error that a function of a collection has thrown, with those of all others, so that one run tells them all: the texts are read again
 * without the functions that have failed. Of each function, the first error is told.
 */
export function withOthers(first: ThemeCallError, input: LoadInput): ThemeCallError {
  const parsed = Array.from(input.memory.entries.values(), (entry) => entry.parsed)
  first.file ??= fileOf(first.subject, parsed)
  const { thrown, found } = allFrom([first], input)
  first.others = thrown.slice(1)
  first.found = found
  return first
}

interface Tried {
  readonly thrown: readonly ThemeCallError[]
  /** What is wrong with the texts. */
  readonly found: readonly Issue[]
}

function allFrom(known: readonly ThemeCallError[], input: LoadInput): Tried {
  const { thrown, found } = tried(known, input)
  const names = new Set(known.map(nameOf))
  const first = new Map(thrown.toReversed().map((error) => [nameOf(error), error]))
  const others = thrown.filter((error) => first.get(nameOf(error)) === error && !names.has(nameOf(error)))
  return others.length === 0 ? { thrown: known, found } : allFrom([...known, ...others], input)
}

function nameOf({ collection, called }: ThemeCallError): string {
  return `${collection} ${called}`
}

/** Reads all texts without the functions that are known to fail, and makes each card and each page for itself. */
function tried(known: readonly ThemeCallError[], input: LoadInput): Tried {
  const thrown: ThemeCallError[] = []
  let parsed: readonly ParsedEntry[] = []
  const call = callsTo(thrown)
  call(() => {
    const now = inputWithout(known, input)
    const names = knownOf(now.theme, now.data)
    parsed = parseEntries(now.sources.texts, names, now.memory)
    const { library, routes, targets } = baseOf(now, names, parsed)
    eachCard(targets, call)
    for (const route of routes.table.routes) {
      const entry = entryAt(route, library)
      if (entry) call(() => checkEntry(route, entry, targets, new Map()))
    }
  })
  for (const error of thrown) error.file ??= fileOf(error.subject, parsed)
  return { thrown, found: parsed.flatMap(({ issues }) => issues) }
}

/** Does a step, and keeps what the theme throws in it. Other errors end the search, but not the report of the first one. */
function callsTo(thrown: ThemeCallError[]): (step: () => unknown) => void {
  return (step) => {
    try {
      step()
    } catch (error) {
      if (error instanceof ThemeCallError) thrown.push(error)
    }
  }
}

/** Functions that a collection need not have. Cards and pages are of use to others, whose errors would then be none of their own. */
const OPTIONAL: ReadonlySet<string> = new Set(['check', 'order', 'published', 'lastDay', 'begins', 'over'])

function inputWithout(known: readonly ThemeCallError[], input: LoadInput): LoadInput {
  const dropped = known.filter(({ called }) => OPTIONAL.has(called))
  if (dropped.length === 0) return input
  const collections = input.theme.collections.map((definition) => {
    const own = dropped.filter(({ collection }) => collection === definition.name)
    return { ...definition, ...Object.fromEntries(own.map(({ called }) => [called, undefined])) }
  })
  // Texts that were checked by less are not those that another load may use.
  const memory = { entries: new Map(), written: input.memory.written }
  return { ...input, theme: { ...input.theme, collections }, memory }
}

/** The file of an entry, or of the entry with this front matter. */
function fileOf(subject: unknown, parsed: readonly ParsedEntry[]): string | undefined {
  return parsed.find(({ entry }) => entry === subject || entry?.data === subject)?.entry?.file.path
}
