import { isolateValues } from '../../i18n/isolate-values.ts'
import { packOf, type Locale } from '../../i18n/locales.ts'
import { skipping, startOfTag } from './skip-elements.ts'

/** Left alone: code, drawings, what a form sends, and islands, whose HTML must equal what React renders in the browser. */
const afterTag = skipping('site-island svg code pre kbd samp script style textarea select'.split(' '))

/** A tag whose own text runs from the left, such as that of a telephone number. */
const FROM_THE_LEFT = /^<[^<]* dir="ltr"[^<]*>$/

/** An exponent, which belongs to the unit before it. */
const POWER = /<sup>[^<]{1,4}<\/sup>/y

/**
 * Isolates values such as `140 °C` in the texts of HTML in a language that is written from right to left, so that their parts stay in
 * order. HTML of other languages is not read.
 */
export function valuesInOrder(html: string, locale: Locale): string {
  if (packOf(locale).direction === 'ltr') return html
  let ordered = ''
  let isOrdered = false
  for (let from = 0; from < html.length;) {
    const end = endOfText(html, from)
    const next = afterTag(html, end)
    const [text, tag] = [html.slice(from, end), html.slice(end, next)]
    ordered += (isOrdered ? text : isolateValues(text)) + tag
    isOrdered = FROM_THE_LEFT.test(tag)
    from = next
  }
  return ordered
}

function endOfText(html: string, from: number): number {
  let end = startOfTag(html, from)
  for (POWER.lastIndex = end; POWER.test(html); POWER.lastIndex = end) end = startOfTag(html, POWER.lastIndex)
  return end
}
