import { plainText } from '../../../i18n/format.ts'
import { escapeHtml } from '../../definitions/html.ts'

/** An XML element that holds text only. Readers of feeds know no soft hyphens. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(plainText(text))}</${name}>`
}
