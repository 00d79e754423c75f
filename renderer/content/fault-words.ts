import type { z } from '../definitions/fields/kind.ts'
import { nearKey } from './key.ts'
import { meantLanguage } from './meant-language.ts'
import { nearestHint } from './nearest.ts'
import { isRecord } from './plain-data.ts'

/** A fault that zod has found. */
export type Fault = z.core.$ZodIssue

/** What is wrong with a value, after its name: `must be a list`. */
export function reasonOf(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return reasonOfType(fault)
    case 'invalid_value':
      return `must be ${fault.values.length > 1 ? 'one of ' : ''}${fault.values.join(', ')}`
    case 'invalid_union':
      return [...new Set(fault.errors.flatMap((branch) => branch.map(reasonOf)))].join(' or ') || fault.message
    case 'too_small':
    case 'too_big':
      return reasonOfSize(fault)
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return fault.message
  }
}

function reasonOfType({ message, expected }: Extract<Fault, { code: 'invalid_type' }>): string {
  return message.startsWith('Invalid input') ? `must be ${nameOfType(expected)}` : message.replace(/, got .*$/, '')
}

/** A message of the schema's own says more than the bound. */
function reasonOfSize(fault: Extract<Fault, { code: 'too_small' | 'too_big' }>): string {
  if (!/^Too (small|big)/.test(fault.message)) return fault.message
  return fault.code === 'too_small'
    ? measured(fault.origin, fault.inclusive ? 'at least' : 'more than', fault.minimum)
    : measured(fault.origin, fault.inclusive ? 'at most' : 'less than', fault.maximum)
}

/** "must have at least 3 entries", "must be at most 5" */
function measured(origin: string, bound: string, limit: number | bigint): string {
  const noun = origin === 'array' ? 'entries' : origin === 'string' ? 'characters' : undefined
  return noun ? `must have ${bound} ${limit} ${noun}` : `must be ${bound} ${limit}`
}

/** Describes the value if its size is wrong. */
export function sizeOf(fault: Fault, came: unknown): string | undefined {
  if (fault.code !== 'too_small' && fault.code !== 'too_big') return undefined
  return Array.isArray(came) ? String(came.length) : undefined
}

function nameOfType(expected: string): string {
  const names: Record<string, string> = {
    array: 'a list',
    tuple: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    boolean: 'true or false',
    number: 'a number',
    int: 'a whole number',
    string: 'text',
  }
  return names[expected] ?? expected
}

/** How to mend a value, if it can be guessed what was meant. */
export function hintFor(fault: Fault, came: unknown): string | undefined {
  if (fault.code === 'custom') return hintOfSchema(fault) ?? meantPath(fault, came) ?? languageIn(fault, came)
  if (fault.code === 'invalid_type') return meantType(fault.expected, came)
  if (fault.code !== 'invalid_value' || typeof came !== 'string') return undefined
  return nearestHint(came, fault.values.map(String))
}

type CustomFault = Extract<Fault, { code: 'custom' }>

function hintOfSchema({ params }: CustomFault): string | undefined {
  return typeof params?.['hint'] === 'string' ? params['hint'] : undefined
}

/** Suggests `/ueber-uns` for `/Über uns`, but for no item of a list: an alias is an address that somebody else has given. */
function meantPath({ params, path }: CustomFault, came: unknown): string | undefined {
  if (params?.['isPath'] !== true || typeof came !== 'string') return undefined
  if (path.at(-2) === 'aliases')
    return 'old addresses of any kind, with their language, are lines of content/redirects.yaml'
  if (typeof path.at(-1) === 'number') return undefined
  const near = nearKey(came)
  return near === '' ? undefined : `did you mean \`/${near}\`?`
}

function languageIn({ params }: CustomFault, came: unknown): string | undefined {
  return params?.['isLanguage'] === true && typeof came === 'string' ? meantLanguage(came) : undefined
}

/** Words for yes and no, some of which other YAML versions accept as booleans. */
const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'on', 'ja', 'oui', 'sí', 'si', 'wahr', 'vrai'].map((word) => [word, true] as const),
  ...['no', 'off', 'nein', 'non', 'nee', 'falsch', 'faux'].map((word) => [word, false] as const),
])

/** Suggests the intended value if it has another type. */
function meantType(expected: string, came: unknown): string | undefined {
  if (expected === 'string' && (typeof came === 'number' || typeof came === 'boolean'))
    return meantDay(String(came)) ?? `in quotes it is a text: "${String(came)}"`
  if (expected === 'string' && came === null) return 'write a text, in quotes if it begins with `#`, or remove the line'
  if (expected === 'string' && isRecord(came)) return meantFact(came)
  if (expected === 'array' && typeof came === 'string') return meantList(came)
  if ((expected === 'number' || expected === 'int') && typeof came === 'string') return meantNumber(came)
  if (expected !== 'boolean' || typeof came !== 'string') return undefined
  const meant = TRUTHS.get(came.toLowerCase())
  return meant === undefined ? nearestHint(came, ['true', 'false']) : `did you mean \`${meant}\`?`
}

/** Suggests a point for `39,90`, and digits alone for `1.450,00 €` and `1 250 m²`. */
function meantNumber(written: string): string | undefined {
  const [, whole = '', decimals] =
    /^(\d{1,3}(?:[.'\s]?\d{3})*)(?:,(\d+))?\s*(?:[€%]|\p{L}{1,4}[²³]?)?$/u.exec(written) ?? []
  const number = whole.replaceAll(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`)
  return number === '' ? undefined : `did you mean \`${number}\`?`
}

/** Suggests brackets for words or paths with commas between them: `tags: glass, wood`. */
function meantList(written: string): string | undefined {
  if (/^-[^\s-]/.test(written)) return 'an item of a list is written as `- text`, with a space after the dash'
  const items = written.split(',').map((item) => item.trim())
  return items.every((item) => /^[\p{L}\p{N}/][\p{L}\p{N} /_-]{0,60}$/u.test(item))
    ? `did you mean \`[${items.join(', ')}]\`?`
    : undefined
}

/** Suggests hyphens for a day: YAML reads `20261102` and `2026` as numbers. */
function meantDay(written: string): string | undefined {
  if (/^(?:19|20)\d\d$/.test(written)) return `in quotes it is a text: "${written}"; a day is written ${written}-01-31`
  const [, year, month, day] = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(written) ?? []
  return year && `a day is written ${year}-${month}-${day}; in quotes it is a text: "${written}"`
}

/** Suggests double braces: YAML reads `{site.contact.phone}` as a mapping with one empty field. */
function meantFact(came: Readonly<Record<string, unknown>>): string | undefined {
  const [name = '', ...more] = Object.keys(came)
  return more.length === 0 && came[name] === null && /^[a-z][\w-]*(\.[\w-]+)+$/i.test(name)
    ? `a fact has two braces on each side, and quotes around the text: "{{${name}}}"`
    : undefined
}
