import { nearestHint } from './nearest.ts'
import { isRecord } from './plain-data.ts'

/** Words for yes and no, some of which other YAML versions accept as booleans. */
const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'on', 'ja', 'oui', 'sí', 'si', 'wahr', 'vrai'].map((word) => [word, true] as const),
  ...['no', 'off', 'nein', 'non', 'nee', 'falsch', 'faux'].map((word) => [word, false] as const),
])

/** Suggests the intended value if it has another type: `expected` is zod's name of the type. */
export function meantType(expected: string, came: unknown): string | undefined {
  if (expected === 'string' && (typeof came === 'number' || typeof came === 'boolean'))
    return meantDay(String(came)) ?? `in quotes it is a text: "${String(came)}"`
  if (expected === 'string' && came === null) return 'write a text, in quotes if it begins with `#`, or remove the line'
  if (expected === 'string' && isRecord(came)) return meantFact(came) ?? meantText(came)
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

/** Suggests quotes around a text with a colon: YAML reads `- Costs: none` as a mapping with one field. */
function meantText(came: Readonly<Record<string, unknown>>): string | undefined {
  const [[before, after] = ['', {}], ...more] = Object.entries(came)
  if (more.length > 0 || (typeof after !== 'string' && typeof after !== 'number')) return undefined
  const text = JSON.stringify(shortened(`${before}: ${after}`))
  return `a colon and a space make it a field; in quotes it is a text: ${text}`
}

/** The beginning of a text that would fill more than a line. */
function shortened(text: string): string {
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
