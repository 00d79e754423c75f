import type { Collection } from './cards.ts'
import { isRecord, salvage } from './check.ts'
import { collections, type Data } from './collections.ts'
import type { z } from './fields.ts'

/** What is left of an entry with faults, so that the rest of it is checked in the same run and nobody misses the entry itself. */
export interface Damage {
  /** The front matter as far as it is right, with gaps; positions in lists are those of the file. */
  readonly rest: unknown
}

const DAY = '1970-01-01'
const NO_END = '9999-12-31'

/** Something in the place of each field that a collection needs. */
const PLACEHOLDERS: Readonly<Record<Collection, Readonly<Record<string, unknown>>>> = {
  pages: {},
  posts: { date: DAY, authors: [], topics: [] },
  events: { start: `${DAY}T00:00`, end: `${DAY}T00:00`, timeZone: 'UTC', language: 'en', registration: 'closed' },
  casestudies: {
    date: DAY,
    customer: '',
    industry: '',
    size: '',
    location: '',
    challenge: { kind: 'markdown', inline: false, source: '' },
    decision: { kind: 'markdown', inline: false, source: '' },
    solution: { kind: 'markdown', inline: false, source: '' },
    results: [],
  },
  authors: { role: '', location: '', languages: [] },
  jobs: {
    types: [],
    languages: [],
    department: '',
    datePosted: DAY,
    validThrough: NO_END,
    tasks: [],
    must: [],
    contact: { name: '', role: '', email: '' },
  },
}

/** Data of an entry with faults: each field that is right, and something in the place of each other that is needed. */
export function dataInPlace<C extends Collection>(collection: C, key: string, written: unknown): Data<C> {
  const fields = isRecord(written) ? written : {}
  const right = Object.entries<z.ZodType>(collections[collection].shape).flatMap(([name, schema]) => {
    const value = salvageField(schema, fields[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  const data = { title: key, description: key, ...PLACEHOLDERS[collection], ...Object.fromEntries(right) }
  // Each field is right by itself or a placeholder of its type; TypeScript cannot follow the index.
  return data as Data<C>
}

/** A field that is right, or its default. */
function salvageField(schema: z.ZodType, written: unknown): unknown {
  const result = schema.safeParse(written)
  return result.success ? result.data : schema.safeParse(undefined).data
}

/** The parts of a front matter that are right, with the sections by their own schemas. */
export function restOf(
  collection: Collection,
  written: unknown,
  sections: ReadonlyMap<string, z.ZodObject> | null,
): unknown {
  const rest = salvage(collections[collection], written)
  if (!isRecord(rest) || !isRecord(written) || !Array.isArray(written['sections'])) return rest
  return { ...rest, sections: written['sections'].map((section: unknown) => restOfSection(section, sections)) }
}

function restOfSection(section: unknown, sections: ReadonlyMap<string, z.ZodObject> | null): unknown {
  const schema = isRecord(section) && typeof section['type'] === 'string' && sections?.get(section['type'])
  return schema ? salvage(schema, section) : undefined
}
