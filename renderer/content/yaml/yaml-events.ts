import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml'

export { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, getScalarValue, SCALAR_STYLE, type Event }

// Aliases are rejected: they allow cycles and exponentially large documents, and content does not need them.
export const LIMITS = { maxDepth: 24, maxAliases: 0 }

/** A parse error has been reported with its position; further issues point to the start of the text. */
export function eventsOf(source: string): readonly Event[] {
  try {
    return parseEvents(source, LIMITS)
  } catch (error) {
    if (error instanceof YAMLException) return []
    throw error
  }
}

/** The events of a text, and the index of the next one. */
export interface Walker {
  readonly source: string
  readonly events: readonly Event[]
  next: number
}

/** A walker that starts after the event of the document itself. */
export function walkerOf(source: string): Walker {
  return { source, events: eventsOf(source), next: 1 }
}

/** The next event; undefined at the end. */
export function take(walker: Walker): Event | undefined {
  const event = walker.events[walker.next]
  walker.next += 1
  return event
}
