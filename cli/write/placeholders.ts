import { daysAfter, isTimeZone } from '../../i18n/clock.ts'
import { PLACEHOLDER, PLACEHOLDER_PICTURE } from '../../renderer/content/placeholder.ts'
import { WRITTEN_IMAGE } from '../../renderer/definitions/fields/pictures.ts'
import type { JsonSchema } from '../../renderer/outputs/json-schema.ts'
import { referredTo, type Choose } from '../../renderer/outputs/schema-words.ts'

/** Names that a new entry may use, taken from the site, so that it is valid from the start. */
export interface Surroundings {
  /** Today, `2026-11-20`. */
  readonly today: string
  readonly defaultLocale: string
  readonly timeZone: string
  /** The key of an entry of a collection, if there is one. */
  readonly entryOf: (collection: string) => string | undefined
}

/** Days until something starts or ends. */
const AHEAD_DAYS = 30

/** Values for the fields of an entry. Each date or time is later than the one before, so that an end follows its start. */
export function placeholders(site: Surroundings): Choose {
  const days = [site.today, daysAfter(site.today, AHEAD_DAYS)]
  const times = ['09:00', '17:00'].map((time) => `${daysAfter(site.today, AHEAD_DAYS)}T${time}`)
  const hours = ['09:00', '17:00']
  return (schema) => {
    switch (schema['x-kind']) {
      case 'date':
        return nextOf(days)
      case 'date and time':
        return nextOf(times)
      case 'time':
        return nextOf(hours)
      case 'language':
        return site.defaultLocale
      case 'link':
        return '/'
      case WRITTEN_IMAGE:
        return picture(schema)
      default:
        return reference(schema, site) ?? text(schema, site)
    }
  }
}

/** Removes and returns the first value; the last one is returned repeatedly. */
function nextOf(values: string[]): string | undefined {
  return values.length > 1 ? values.shift() : values[0]
}

/** A picture that a page shows has an alternative text, as its example tells. */
function picture({ examples = [] }: JsonSchema): unknown {
  return typeof examples[0] === 'string' ? PLACEHOLDER_PICTURE : { src: PLACEHOLDER_PICTURE, alt: PLACEHOLDER }
}

/** Whether a text of an entry names the placeholder picture, other than in a comment. */
export function namesPicture(text: string): boolean {
  return text.split('\n').some((line) => !line.startsWith('#') && line.includes(PLACEHOLDER_PICTURE))
}

/** A grey PNG of 1200 × 900 pixels, the shape of most photographs. As text, since the code that draws is no part of the program. */
export function placeholderPicture(): Uint8Array {
  return Buffer.from(
    `iVBORw0KGgoAAAANSUhEUgAABLAAAAOEAQMAAACLo1q5AAAAA1BMVEXExMQCQxelAAAAm0lEQVR42u3BAQ0AAADCoPdPbQ43o${'A'.repeat(175)}4NsAEvoAAfYq/VEAAAAASUVORK5CYII=`,
    'base64',
  )
}

function reference(schema: JsonSchema, { entryOf }: Surroundings): string | undefined {
  const collection = referredTo(schema)
  return collection === undefined ? undefined : entryOf(collection)
}

function text(schema: JsonSchema, { timeZone }: Surroundings): string | undefined {
  if (schema.type !== 'string' || schema.enum || schema.const !== undefined) return undefined
  const [example] = schema.examples ?? []
  if (typeof example !== 'string') return PLACEHOLDER
  return schema['x-kind'] === 'text' && isTimeZone(example) ? timeZone : example
}
