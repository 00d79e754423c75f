import type { z } from '../definitions/fields/kind.ts'
import { describe } from '../definitions/fields/text.ts'
import { type DataPath, type Issue, issueIn, type Place } from '../definitions/issue.ts'
import { knownKeys } from './inner-schema.ts'
import { nearestHint } from './nearest.ts'
import { isRecord, valueAt } from './plain-data.ts'

/** Returns the position of a field (or of its key, if `key` is set) in the file. */
export type Locate = (path: DataPath, key?: 'key') => Place

/** The result of a check: the value or its issues. */
type Checked<T> =
  | { readonly value: T; readonly issues: readonly Issue[] }
  | { readonly value: null; readonly issues: readonly Issue[] }

/**
 * Validates a value against a schema. Each error becomes an issue with its position; for an unknown key the nearest known one is suggested.
 */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  file: string,
  locate: Locate,
): Checked<z.infer<S>> {
  const result = schema.safeParse(value, { jitless: isRare(schema) })
  if (result.success) return { value: result.data, issues: [] }
  return { value: null, issues: result.error.issues.flatMap((fault) => issuesOf(fault, value, schema, file, locate)) }
}

/** Uses of a schema from which zod compiles it: that takes as long as two hundred checks that are interpreted. */
const OFTEN = 200

const uses = new WeakMap<z.ZodType, number>()

/** Whether a schema has been used a few times only. Most schemas of sections are, also in a large site. */
function isRare(schema: z.ZodType): boolean {
  const count = (uses.get(schema) ?? 0) + 1
  uses.set(schema, count)
  return count < OFTEN
}

type Fault = z.core.$ZodIssue

function issuesOf(fault: Fault, value: unknown, schema: z.ZodType, file: string, locate: Locate): Issue[] {
  const path = fault.path.filter((step) => typeof step !== 'symbol')
  if (fault.code === 'unrecognized_keys') {
    return fault.keys.map((key) => unknownKey(key, path, knownKeys(schema, path), file, locate))
  }
  if (fault.code === 'invalid_key') return [wrongKey(fault, path, file, locate)]
  const deeper = fault.code === 'invalid_union' ? closestBranch(fault) : undefined
  if (deeper)
    return deeper.flatMap((inner) =>
      issuesOf({ ...inner, path: [...path, ...inner.path] }, value, schema, file, locate),
    )
  const came = valueAt(value, path)
  const missing = came === undefined
  const name = `\`${path.join('.') || 'value'}\``
  return [
    issueIn(file, locate(path), {
      code: missing ? 'missing-field' : 'wrong-value',
      message: missing
        ? `${name} is missing`
        : `${name} ${reasonOf(fault)}, got ${sizeOf(fault, came) ?? describe(came)}`,
      hint: hintFor(fault, came),
    }),
  ]
}

function unknownKey(key: string, path: DataPath, known: readonly string[], file: string, locate: Locate): Issue {
  const inside = path.length > 0 ? ` in \`${path.join('.')}\`` : ''
  return issueIn(file, locate([...path, key], 'key'), {
    code: 'unknown-key',
    message: `\`${key}\` is not a known field${inside}`,
    ...(known.length > 0 && { expected: `one of ${known.join(', ')}` }),
    hint: nearestHint(key, known),
  })
}

/** The issue of an invalid key of a record, at the key itself. */
function wrongKey(fault: Extract<Fault, { code: 'invalid_key' }>, path: DataPath, file: string, locate: Locate): Issue {
  return issueIn(file, locate(path, 'key'), {
    code: 'wrong-value',
    message: `the name \`${path.join('.')}\` ${fault.issues.map(reasonOf).join(' and ')}`,
  })
}

/** The branch of a union with the fewest errors below the value itself. */
function closestBranch(fault: Extract<Fault, { code: 'invalid_union' }>): readonly Fault[] | undefined {
  const inner = fault.errors.filter((branch) =>
    branch.some((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  )
  return inner.toSorted((a, b) => a.length - b.length)[0]
}

function reasonOf(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return fault.message.startsWith('Invalid input')
        ? `must be ${nameOfType(fault.expected)}`
        : fault.message.replace(/, got .*$/, '')
    case 'invalid_value':
      return `must be ${fault.values.length > 1 ? 'one of ' : ''}${fault.values.join(', ')}`
    case 'invalid_union':
      return [...new Set(fault.errors.flatMap((branch) => branch.map(reasonOf)))].join(' or ') || fault.message
    case 'too_small':
      return fault.message.startsWith('Too small')
        ? measured(fault.origin, fault.inclusive ? 'at least' : 'more than', fault.minimum)
        : fault.message
    case 'too_big':
      return fault.message.startsWith('Too big')
        ? measured(fault.origin, fault.inclusive ? 'at most' : 'less than', fault.maximum)
        : fault.message
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return fault.message
  }
}

/** "must have at least 3 entries", "must be at most 5" */
function measured(origin: string, bound: string, limit: number | bigint): string {
  const noun = origin === 'array' ? 'entries' : origin === 'string' ? 'characters' : undefined
  return noun ? `must have ${bound} ${limit} ${noun}` : `must be ${bound} ${limit}`
}

/** Describes the value if its size is wrong. */
function sizeOf(fault: Fault, came: unknown): string | undefined {
  if (fault.code !== 'too_small' && fault.code !== 'too_big') return undefined
  return Array.isArray(came) ? String(came.length) : undefined
}

function nameOfType(expected: string): string {
  const names: Record<string, string> = {
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    boolean: 'true or false',
    number: 'a number',
    int: 'a whole number',
    string: 'text',
  }
  return names[expected] ?? expected
}

function hintFor(fault: Fault, came: unknown): string | undefined {
  if (fault.code === 'custom') return typeof fault.params?.['hint'] === 'string' ? fault.params['hint'] : undefined
  if (fault.code === 'invalid_type') return meantType(fault.expected, came)
  if (fault.code !== 'invalid_value' || typeof came !== 'string') return undefined
  return nearestHint(came, fault.values.map(String))
}

/** Words for yes and no that other YAML versions accept as booleans. */
const TRUTHS: Readonly<Record<string, boolean>> = { yes: true, on: true, ja: true, no: false, off: false, nein: false }

/** Suggests the intended value if it has another type. */
function meantType(expected: string, came: unknown): string | undefined {
  if (expected === 'string' && (typeof came === 'number' || typeof came === 'boolean'))
    return meantDay(String(came)) ?? `in quotes it is a text: "${String(came)}"`
  if (expected === 'string' && isRecord(came)) return meantFact(came)
  const meant = typeof came === 'string' ? TRUTHS[came.toLowerCase()] : undefined
  return expected === 'boolean' && meant !== undefined ? `did you mean \`${meant}\`?` : undefined
}

/** Suggests hyphens for a day: YAML reads `20261102` as a number. */
function meantDay(written: string): string | undefined {
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
