import type { z } from '../definitions/fields/kind.ts'
import { describe } from '../definitions/fields/text.ts'
import { type DataPath, type Issue, issueIn, type Place } from '../definitions/issue.ts'
import { type Fault, hintFor, reasonOf, sizeOf } from './fault-words.ts'
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
  return {
    value: null,
    issues: result.error.issues.flatMap((fault) => issuesOf(fault, { value, schema, file, locate })),
  }
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

/** What is checked, by what, and where it is written. */
interface Subject {
  readonly value: unknown
  readonly schema: z.ZodType
  readonly file: string
  readonly locate: Locate
}

function issuesOf(fault: Fault, subject: Subject): Issue[] {
  const path = fault.path.filter((step) => typeof step !== 'symbol')
  if (fault.code === 'unrecognized_keys') return unknownKeys(fault.keys, path, subject)
  if (fault.code === 'invalid_key') return [wrongKey(fault, path, subject)]
  const deeper = fault.code === 'invalid_union' ? closestBranch(fault) : undefined
  if (deeper) return deeper.flatMap((inner) => issuesOf({ ...inner, path: [...path, ...inner.path] }, subject))
  if (path.length === 0 && !isRecord(subject.value)) return [wrongWhole(fault, subject)]
  return [wrongField(fault, path, subject)]
}

/** The issue of a field that is missing or has a wrong value. */
function wrongField(fault: Fault, path: DataPath, { value, file, locate }: Subject): Issue {
  const came = valueAt(value, path)
  const name = `\`${path.join('.') || 'value'}\``
  const missing = came === undefined
  return issueIn(file, locate(path), {
    code: missing ? 'missing-field' : 'wrong-value',
    message: missing
      ? `${name} is missing`
      : `${name} ${reasonOf(fault)}, got ${sizeOf(fault, came) ?? describe(came)}`,
    hint: hintFor(fault, came),
  })
}

/** The issue of a file that is a list or a text as a whole. */
function wrongWhole(fault: Fault, { value: came, file, locate }: Subject): Issue {
  const mend = Array.isArray(came)
    ? 'write a name and a colon instead of each hyphen'
    : 'a colon and a space separate a name from its value'
  return issueIn(file, locate([]), {
    code: 'wrong-value',
    message: `the file ${reasonOf(fault)}, got ${describe(came)}`,
    expected: 'names with their values, `name: value`',
    hint: mend,
  })
}

/** Suggests a space for `{ title:New }`, which is one name in YAML. */
function gluedHint(key: string, known: readonly string[]): string | undefined {
  const [name = ''] = key.split(':', 1)
  return name !== key && known.includes(name) ? `after \`${name}:\` a space is missing` : undefined
}

/** The issues of fields that the group at a path does not have. */
function unknownKeys(keys: readonly string[], path: DataPath, { schema, file, locate }: Subject): Issue[] {
  const known = knownKeys(schema, path)
  const inside = path.length > 0 ? ` in \`${path.join('.')}\`` : ''
  return keys.map((key) =>
    issueIn(file, locate([...path, key], 'key'), {
      code: 'unknown-key',
      message: `\`${key}\` is not a known field${inside}`,
      ...(known.length > 0 && { expected: `one of ${known.join(', ')}` }),
      hint: gluedHint(key, known) ?? nearestHint(key, known),
    }),
  )
}

/** The issue of an invalid key of a record, at the key itself. */
function wrongKey(fault: Extract<Fault, { code: 'invalid_key' }>, path: DataPath, { file, locate }: Subject): Issue {
  return issueIn(file, locate(path, 'key'), {
    code: 'wrong-value',
    message: `the name \`${path.join('.')}\` ${fault.issues.map(reasonOf).join(' and ')}`,
    hint: fault.issues.map((inner) => hintFor(inner, path.at(-1))).find((hint) => hint !== undefined),
  })
}

/** The branch of a union with the fewest errors below the value itself. */
function closestBranch(fault: Extract<Fault, { code: 'invalid_union' }>): readonly Fault[] | undefined {
  const inner = fault.errors.filter((branch) =>
    branch.some((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  )
  return inner.toSorted((a, b) => a.length - b.length)[0]
}
