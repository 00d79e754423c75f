import { isTimeZone } from '../../../i18n/clock.ts'
import type { CollectionDefinition } from './collection.ts'
import type { Issue } from '../issue.ts'
import { messageOf } from '../message-of.ts'
import { type Fits, having, isDay, isRecord, listOf, orNothing } from '../theme/part-kinds.ts'
import { type ResultKind, WrongResult } from '../theme/theme-results.ts'
import { refuseUnresolved } from '../theme/unresolved.ts'

/** An error that a function of a collection has thrown, with what it was called for. */
export class ThemeCallError extends Error {
  override readonly name = 'ThemeCallError'
  readonly collection: string
  /** Name of the function, such as `card`. */
  readonly called: string
  /** Its first argument: an entry, or the front matter of one. */
  readonly subject: unknown
  /** The file of the entry, from the site's root folder, as soon as it is known. */
  file: string | undefined
  /** What is wrong with texts that were read before. If the entry is among them, its placeholders may be the cause. */
  found: readonly Issue[] = []
  /** Errors of other functions in the same run. */
  others: readonly ThemeCallError[] = []

  constructor(cause: unknown, collection: string, called: string, subject: unknown) {
    super(messageOf(cause), { cause })
    this.collection = collection
    this.called = called
    this.subject = subject
  }
}

const isMoment: Fits = (part) => isRecord(part) && orNothing(isDay)(part['at'])
const isFault = having(['code', 'message', 'expected', 'path'])
const CARD: ResultKind = [isRecord, 'an object with the fields of the card, `{ ...scope.base(entry), … }`']
const DAY: ResultKind = [orNothing(isDay), 'a day, such as `2026-11-20`']
const MOMENT: ResultKind = [orNothing(isMoment), 'a moment, such as `{ at: start, timeZone }`']

/**
 * Functions that the generator calls while it reads and checks content, and for feeds, with what they give. What else fails while a page
 * renders is told with the page.
 */
const FUNCTIONS = {
  check: [listOf(isFault), 'a list of faults, `[{ code, message, expected, path }]`'],
  order: [orNothing((part) => typeof part === 'string' || typeof part === 'number'), 'a text or a number'],
  published: DAY,
  lastDay: DAY,
  begins: MOMENT,
  over: MOMENT,
  card: CARD,
  listCard: CARD,
  view: [isRecord, 'an object with what the page shows'],
  feed: [
    orNothing((part) => having(['title', 'authors', 'categories', 'published'])(part)),
    'an entry of a feed, `{ title, authors, categories, published }`',
  ],
} as const satisfies Partial<Record<keyof CollectionDefinition, ResultKind>>

type Called = keyof typeof FUNCTIONS

/** Functions whose results pages show. */
const SHOWN: ReadonlySet<string> = new Set(['card', 'listCard', 'view'])

/** Functions whose results are moments, each perhaps in a time zone of its own. */
const MOMENTS: ReadonlySet<string> = new Set(['begins', 'over'])

/** Time zones that were valid. To ask costs as much as the rest of a call. */
const zones = new Set<string>()

/** Clocks know no other zones, and fail without telling for which entry. */
function refuseZone(moment: unknown): void {
  const { timeZone } = (moment ?? {}) as { readonly timeZone?: unknown }
  if (typeof timeZone !== 'string' || zones.has(timeZone)) return
  if (!isTimeZone(timeZone)) throw new RangeError(`\`${timeZone}\` is not a time zone such as Europe/Berlin`)
  zones.add(timeZone)
}

/** A collection whose functions throw a `ThemeCallError`, whatever they throw. */
export function guarded(definition: CollectionDefinition): CollectionDefinition {
  const own = (Object.keys(FUNCTIONS) as Called[]).filter((called) => definition[called])
  return { ...definition, ...Object.fromEntries(own.map((called) => [called, guard(definition, called)])) }
}

type Call = (this: Pick<CollectionDefinition, 'name'>, subject: unknown, scope: unknown) => unknown

/** A function of a collection that throws a `ThemeCallError`, also for a result of the wrong kind. */
export function guard(definition: Pick<CollectionDefinition, 'name'>, called: Called): (...args: never) => unknown {
  const [fits, expected] = FUNCTIONS[called]
  // Safe: the arguments are passed as they come.
  const { [called]: call } = definition as unknown as Readonly<Record<string, Call>>
  return (subject: unknown, scope: unknown) => {
    try {
      const result = call?.call(definition, subject, scope)
      if (!fits(result)) throw new WrongResult(`\`${called}\` of \`${definition.name}\` gave`, result, expected)
      if (SHOWN.has(called)) refuseUnresolved(result)
      if (MOMENTS.has(called)) refuseZone(result)
      return result
    } catch (error) {
      // A card may be asked for other cards: the innermost call has failed.
      throw error instanceof ThemeCallError ? error : new ThemeCallError(error, definition.name, called, subject)
    }
  }
}
