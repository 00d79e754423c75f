import { CORE_SCHEMA, dump, load, YAMLException } from 'js-yaml'
import type { DataPath, Place } from '../../definitions/issue.ts'
import { codePointOf } from '../../definitions/letters/letters.ts'
import { placeAt } from '../../definitions/lines.ts'
import { eventsOf, LIMITS } from './yaml-events.ts'
import { QUOTES } from './causes/cause.ts'
import { beginsWithWideBlank, hasWideBlank, WIDE_BLANK } from './causes/wide-blank.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { placeInYaml, placeOfKeyInYaml } from './yaml-places.ts'
import { explainYaml } from './yaml-reason.ts'

/** An error in a YAML text; `place` is relative to that text. */
export class YamlError extends Error {
  readonly place: Place
  /** How to mend it. */
  readonly hint: string | undefined
  constructor(message: string, place: Place, hint?: string) {
    super(message)
    this.place = place
    this.hint = hint
  }
}

/** Parses a YAML 1.2 document (core schema: no dates, no custom tags, no merge keys). Throws YamlError with the position. */
export function parseYaml(source: string): unknown {
  return readPlainYaml(source) ?? parseAnyYaml(source)
}

function parseAnyYaml(source: string): unknown {
  if (source.split('\n').every((line) => /^\s*(#.*)?$/.test(line))) return {}
  try {
    const value = load(source, { schema: CORE_SCHEMA, ...LIMITS })
    const anchor = firstAnchor(source)
    if (anchor) throw new YamlError('a text that begins with `&` needs quotes', anchor, QUOTES)
    const comma = /\d,\d/.test(source) ? decimalComma(value) : undefined
    if (comma) throw new YamlError(COMMA, placeOfKeyInYaml(source, comma), 'write a point for the comma, such as 39.90')
    const found = unwritable(value)
    if (found) throw controlCharacter(source, found)
    const proto = source.includes('__proto__') ? firstKey(value, (key) => key === '__proto__') : undefined
    if (proto)
      throw new YamlError('`__proto__` cannot be a name', placeOfKeyInYaml(source, proto), 'choose another one')
    const pasted = hasWideBlank(source) ? firstKey(value, beginsWithWideBlank) : undefined
    if (pasted) throw new YamlError(WIDE_BLANK.message, placeOfKeyInYaml(source, pasted), WIDE_BLANK.hint)
    return value
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const place = { line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 }
    const { message, place: cause, hint } = explainYaml(source, error.reason, place)
    throw new YamlError(message, cause, hint)
  }
}

/** A word such as `&New`, which YAML takes for a name of the value and not for a part of it. */
function firstAnchor(source: string): Place | undefined {
  if (!/(?:^|[-:,[{])[ \t]+&\S/m.test(source)) return undefined
  const named = eventsOf(source).find((event) => 'anchorStart' in event && event.anchorStart >= 0)
  return named && 'anchorStart' in named ? placeAt(source, named.anchorStart - 1) : undefined
}

/**
 * The first field whose name is so: `__proto__`, which schemas pass over in silence, or one that is indented with no-break spaces, which
 * YAML takes for letters of it.
 */
function firstKey(value: unknown, isMeant: (key: string) => boolean, path: DataPath = []): DataPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isMeant(key) ? [...path, key] : firstKey(inner, isMeant, [...path, key])
    if (found) return found
  }
  return undefined
}

const COMMA = 'in { } a comma begins the next field, so that this number ends before it'

/** The field `90` without a value of `{ euro: 39,90 }`. */
function decimalComma(value: unknown, path: DataPath = []): DataPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const isCut = Object.values(value).some((inner) => typeof inner === 'number')
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key]
    const found = isCut && inner === null && /^\d+$/.test(key) ? at : decimalComma(inner, at)
    if (found) return found
  }
  return undefined
}

/**
 * Characters that are not allowed in texts: control characters, which break feeds and terminals, lone surrogates, and the mark that shows
 * what follows backwards (U+202E), with which a text says something else than its reviewer reads. No language needs it.
 */
export const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202e\ufffe\uffff]/u

interface Unwritable {
  readonly path: DataPath
  readonly character: string
}

/** The first string in a value with such a character, which an escape such as `"\x08"` can produce. */
function unwritable(value: unknown, path: DataPath = []): Unwritable | undefined {
  if (typeof value === 'string') {
    const [character] = UNWRITABLE.exec(value) ?? []
    return character === undefined ? undefined : { path, character }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unwritable(key, path) ?? unwritable(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

function controlCharacter(source: string, { path, character }: Unwritable): YamlError {
  return new YamlError(
    `the text holds ${codePointOf(character)}, which is not allowed in text`,
    placeInYaml(source, path),
    'remove it, or write its value',
  )
}

/** A value as an editor would write it. */
export function writeYaml(value: unknown): string {
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true })
}

/** A value in one line, as in `{ label: Blog, href: /blog }`. */
export function writeFlowYaml(value: unknown): string {
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true, flowLevel: 0 }).trimEnd()
}
