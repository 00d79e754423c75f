import { defaultSchema, type Options } from 'rehype-sanitize'
import { upperFirst } from '../definitions/letters/first-letter.ts'

/** The list is compared letter by letter, and phones write a capital letter at the start. */
const LINKS = ['http', 'https', 'mailto', 'tel'].flatMap((scheme) => [scheme, upperFirst(scheme), scheme.toUpperCase()])

/** Elements of words and quotations, which have a meaning and do nothing. */
const MEANINGS = ['abbr', 'cite', 'dfn', 'footer', 'mark', 'small', 'time', 'u']

/**
 * Allowed raw HTML in Markdown: GitHub's list, and elements that our earlier steps create. Only footnotes may have ids, so that a text
 * cannot clash with ids of the page. URLs must be http, https, mailto, tel or relative.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  strip: [...(defaultSchema.strip ?? []), 'style'],
  tagNames: [...(defaultSchema.tagNames ?? []), ...MEANINGS, 'aside', 'figcaption', 'figure'],
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'id' && name !== 'name'),
    a: [...(defaultSchema.attributes?.['a'] ?? []), ['id', /^user-content-fnref-/]],
    abbr: ['title'],
    time: ['dateTime'],
    aside: [['className', 'callout'], 'dataCallout'],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    li: [...(defaultSchema.attributes?.['li'] ?? []), ['id', /^user-content-fn-/]],
    // Its `srcset` is neither checked nor resolved.
    source: [],
  },
  protocols: { ...defaultSchema.protocols, href: LINKS, src: ['http', 'https'] },
}

/** The same for the index, but keeps every URL, so that forbidden ones are reported instead of dropped. */
export const indexSchema: Options = { ...sanitizeSchema, protocols: {} }
