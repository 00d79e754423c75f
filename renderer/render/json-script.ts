import { forPrograms } from '../../i18n/format.ts'
import type { Tag } from './head.ts'

/** Characters that could end the script element or a line of the script. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A value as JSON in a script element. Browsers do not execute it, and the content security policy allows it. */
export function jsonScript(value: unknown, id: string): Tag {
  return { name: 'script', attributes: { type: 'application/json', id }, text: jsonText(value) }
}

/** Structured data for search engines, likewise data. */
export function jsonLdScript(value: object): Tag {
  // Without soft hyphens and the like, which would hinder comparing titles.
  return { name: 'script', attributes: { type: 'application/ld+json' }, text: forPrograms(jsonText(value)) }
}

function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}
