import type { z } from '../definitions/fields/kind.ts'
import { nearKey } from './key.ts'
import { meantLanguage } from './meant-language.ts'
import { meantType } from './meant-type.ts'
import { nearestHint } from './nearest.ts'

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
