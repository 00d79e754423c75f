import { parseYaml, writeFlowYaml, writeYaml } from './yaml.ts'
import type { YamlNode } from './yaml-tree.ts'

/** Context of a value: in flow collections, commas and brackets are syntax. */
export type YamlPlace = 'flow' | 'block'

/** A scalar on one line, with its previous kind of quotes if possible. */
export function scalarText(style: YamlNode['style'], value: unknown, place: YamlPlace): string {
  if (typeof value !== 'string') return writeFlowYaml(value)
  const forms = { plain: value, single: `'${value.replaceAll("'", "''")}'`, double: JSON.stringify(value) }
  const first = style === 'single' || style === 'double' ? forms[style] : forms.plain
  return [first, forms.single, forms.double].find((form) => means(form, value, place)) ?? flowText(value)
}

/** A value in flow style, which is valid in any context. */
export function flowText(value: unknown): string {
  return writeFlowYaml([value]).slice(1, -1)
}

function means(form: string, value: string, place: YamlPlace): boolean {
  try {
    const read = parseYaml(place === 'flow' ? `[${form}]` : `- ${form}\n`)
    return Array.isArray(read) && read.length === 1 && read[0] === value
  } catch {
    return false
  }
}

/** `key: value` or `- value` with indentation, on as many lines as needed. */
export function entryText(key: string | null, value: unknown, indent: string): string {
  const head = key === null ? '-' : writeYaml({ [key]: 0 }).slice(0, -3)
  const lines = typeof value === 'string' ? stringLines(value) : undefined
  const text = lines === undefined ? writeYaml(key === null ? [value] : { [key]: value }) : `${head} ${lines}\n`
  return text.replaceAll(/^(?=[^\n])/gm, indent)
}

/** A text of several lines as a literal block; undefined if that is not possible. */
function stringLines(value: string): string | undefined {
  if (!value.includes('\n')) return scalarText('plain', value, 'block')
  const text = value.replace(/\n$/, '')
  if (/^\s|\s$|\r/.test(text)) return undefined
  return `${text === value ? '|-' : '|'}\n${text.replaceAll(/^(?=[^\n])/gm, '  ')}`
}
