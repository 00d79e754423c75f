import { tokensOf } from '../../../i18n/date-pattern.ts'
import { PLURAL_CATEGORIES } from '../../../i18n/locale-pack.ts'
import { isCondition } from '../../../i18n/plural-rule.ts'
import { z } from '../fields/kind.ts'

// Kinds of field of a pack: signs, words, and patterns of CLDR.

/** Some texts become parts of regular expressions, and all stand in many places. */
const LONGEST = 100

export const word = () => z.string().min(1, 'must not be empty').max(LONGEST, `must have at most ${LONGEST} characters`)

/** A separator, perhaps with a mark of direction. */
export const sign = (such: string) =>
  z.string().regex(/^[\u200E\u200F]?[^\d\p{L}]$/u, `must be one sign, such as "${such}"`)

/** A quotation mark: one character, since each takes the place of a straight one. */
export const mark = (such: string) =>
  z.string().regex(/^[\p{Pi}\p{Pf}„‚「」『』〈〉《》"']$/u, `must be a quotation mark, such as ${such}`)

/** Twelve months, or seven days. */
export const names = (count: number) => z.array(word()).length(count, `must have ${count} names`)

/** A text with the placeholders of `such`, each once. */
export const pattern = (such: string) => {
  const places = such.match(/\{\d\}|¤/g) ?? []
  return word().refine(
    (text) => places.every((place) => text.split(place).length === 2),
    `must have ${places.join(' and ')} once, such as "${such}"`,
  )
}

/** Fields of date patterns, as far as they are written. */
const FIELDS = {
  year: ['y', 'yy'],
  month: ['M', 'MM', 'MMM', 'MMMM', 'L', 'LLLL'],
  day: ['d', 'dd'],
  weekday: ['EEEE'],
  hour: ['H', 'HH', 'h'],
  minute: ['mm'],
  half: ['a'],
} as const
type Field = keyof typeof FIELDS

/** A date pattern with the fields that `such` has, in any form and order. */
export const datePattern = (such: string) => {
  const needed = fieldsIn(such).toSorted().join()
  return word().refine(
    (text) => hasWholeWords(text) && fieldsIn(text).toSorted().join() === needed,
    `must be a date pattern such as "${such}", with its fields and words between apostrophes`,
  )
}

/** A time of 24 hours, or of 12 with the half of the day. */
export const timePattern = () =>
  word().refine((text) => {
    const fields = fieldsIn(text).toSorted().join()
    const isHalved = tokensOf(text).some((token) => 'field' in token && token.field === 'h')
    return hasWholeWords(text) && fields === (isHalved ? 'half,hour,minute' : 'hour,minute')
  }, 'must be a time pattern such as "H:mm" or "h:mm a", with words between apostrophes')

/** What each field of a pattern stands for; an unknown one for itself. */
function fieldsIn(text: string): string[] {
  return tokensOf(text).flatMap((token) => ('field' in token ? [kindOf(token.field)] : []))
}

function kindOf(field: string): string {
  const kinds = Object.keys(FIELDS) as Field[]
  return kinds.find((kind) => FIELDS[kind].some((known) => known === field)) ?? field
}

/** Whether each apostrophe has its second one. */
function hasWholeWords(text: string): boolean {
  return text.split("'").length % 2 === 1
}

const categories = () => z.enum(PLURAL_CATEGORIES)

/** Conditions of all categories but `other`, which is what is left. */
export const pluralRules = () =>
  z.partialRecord(
    categories().exclude(['other']),
    z.string().max(2000).refine(isCondition, 'must be a plural rule of CLDR, such as "i = 1 and v = 0"'),
  )

/** Patterns by category. Some lack the number: “two days” is one word in Arabic. */
export const unit = () =>
  z
    .partialRecord(categories(), word())
    .refine(({ other }) => other?.split('{0}').length === 2, 'must have a pattern `other`, such as "{0} weeks"')

export const listPatterns = () => ({
  pair: pattern('{0} and {1}').describe('Of two.'),
  start: pattern('{0}, {1}').describe('The first two of more.'),
  middle: pattern('{0}, {1}').describe('Between others.'),
  end: pattern('{0}, and {1}').describe('Before the last one.'),
})
