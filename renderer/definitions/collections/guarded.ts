import type { CollectionDefinition } from './collection.ts'
import type { Issue } from '../issue.ts'
import { messageOf } from '../message-of.ts'
import { refuseUnresolved } from '../unresolved.ts'

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

/** Functions that the generator calls while it reads and checks content. What fails while a page renders is told with the page. */
const FUNCTIONS = [
  'check',
  'order',
  'published',
  'lastDay',
  'begins',
  'over',
  'card',
  'listCard',
  'view',
] as const satisfies readonly (keyof CollectionDefinition)[]

/** Functions whose results pages show. */
const SHOWN: ReadonlySet<string> = new Set(['card', 'listCard', 'view'])

/** A collection whose functions throw a `ThemeCallError`, whatever they throw. */
export function guarded(definition: CollectionDefinition): CollectionDefinition {
  const own = FUNCTIONS.filter((called) => definition[called])
  return { ...definition, ...Object.fromEntries(own.map((called) => [called, guard(definition, called)])) }
}

type Call = (this: CollectionDefinition, subject: unknown, scope: unknown) => unknown

function guard(definition: CollectionDefinition, called: (typeof FUNCTIONS)[number]): (...args: never) => unknown {
  // Safe: the arguments are passed as they come.
  const { [called]: call } = definition as unknown as Readonly<Record<string, Call>>
  return (subject: unknown, scope: unknown) => {
    try {
      const result = call?.call(definition, subject, scope)
      if (SHOWN.has(called)) refuseUnresolved(result)
      return result
    } catch (error) {
      // A card may be asked for other cards: the innermost call has failed.
      throw error instanceof ThemeCallError ? error : new ThemeCallError(error, definition.name, called, subject)
    }
  }
}
