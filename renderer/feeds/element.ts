import { escapeHtml } from '../head.ts'

const SOFT_HYPHEN = '\u00ad'

/** An XML element that holds text only. Readers of feeds know no soft hyphens. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replaceAll(SOFT_HYPHEN, ''))}</${name}>`
}
