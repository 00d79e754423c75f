import { defaultSchema, type Options } from 'rehype-sanitize'

/**
 * What raw HTML in Markdown may be: GitHub's list and the elements that our own steps have made by then. Ids are those of
 * footnotes only, so that no text can take over an id of the page; addresses are http, https, mailto, tel or relative.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  strip: [...(defaultSchema.strip ?? []), 'style'],
  tagNames: [...(defaultSchema.tagNames ?? []), 'abbr', 'aside', 'figcaption', 'figure', 'mark'],
  attributes: {
    ...defaultSchema.attributes,
    '*': (defaultSchema.attributes?.['*'] ?? []).filter((name) => name !== 'id' && name !== 'name'),
    a: [...withoutId(defaultSchema.attributes?.['a']), ['id', /^user-content-fnref-/]],
    abbr: ['title'],
    aside: [['className', 'callout'], 'dataCallout'],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    li: [...withoutId(defaultSchema.attributes?.['li']), ['id', /^user-content-fn-/]],
  },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}

/** The same for the index of a text, which keeps every address: one that is not allowed is told to the editor, not dropped. */
export const indexSchema: Options = { ...sanitizeSchema, protocols: {} }

type Attributes = NonNullable<Options['attributes']>[string]

function withoutId(attributes: Attributes | undefined): Attributes {
  return (attributes ?? []).filter((name) => name !== 'id')
}
