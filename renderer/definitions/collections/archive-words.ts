import { inlineOf } from '../fields/markdown.ts'
import { text } from '../fields/text.ts'
import { kind, noTranslate, z } from '../fields/kind.ts'

/** Placeholders in the texts of a term page and of further pages of a list. */
const ABOUT_TERM = ['term', 'count'] as const
const ABOUT_PAGE = ['name', 'page', 'pages', 'first', 'last', 'count'] as const

/** A name in single braces; double braces are a fact. */
const PLACEHOLDER = /(?<!\{)\{([\w-]*)\}(?!\})/g

/** A text with required placeholders, which make it unique per page. */
const template = (needed: readonly string[], known: readonly string[]) =>
  text()
    .refine((value) => namesIn(value).every((name) => known.includes(name)), {
      error: `must not have other names in braces than ${inBraces(known)}`,
      abort: true,
    })
    .refine((value) => needed.every((name) => namesIn(value).includes(name)), {
      error: `must name ${inBraces(needed, ' and ')}, so that all pages differ`,
      params: {
        hint: `for example "${inBraces(needed)}": single braces are filled in by the list, double ones are facts`,
      },
    })

/** One that may have links and emphasis. */
const inlineTemplate = (known: readonly string[]) => kind(template([], known).transform(inlineOf), 'inline Markdown')

const words = (needed: readonly string[], known: readonly string[]) => ({
  title: template(needed, known).describe(`Title of the page, with ${inBraces(needed)}.`),
  description: template(needed, known).describe(`Description for search results; may name ${inBraces(known)}.`),
  heading: template(needed, known).describe('The h1, which replaces the heading of the first section.'),
  lead: inlineTemplate(known).optional().describe('Text below it; none by default.'),
  list: template([], known).optional().describe('Heading above the list.'),
})

/** Texts of one term, which replace those of its kind. */
const ownWords = () =>
  z
    .strictObject({
      title: template([], ABOUT_TERM).optional().describe('Title of the page.'),
      description: template([], ABOUT_TERM).optional().describe('Description for search results.'),
      heading: template([], ABOUT_TERM).optional().describe('The h1.'),
      lead: inlineTemplate(ABOUT_TERM).optional().describe('Text below it.'),
      list: template([], ABOUT_TERM).optional().describe('Heading above the list.'),
    })
    .describe('The texts in which this term differs.')

/** `archive:` of a page: its list continues on further pages, and has a page for each term of the given kinds. */
export const archive = () =>
  z.strictObject({
    collection: noTranslate(text().describe('The collection that is listed.')),
    perPage: z
      .number()
      .int()
      .positive()
      .describe('Entries per page. The first one is wide, so an odd number leaves no gap.'),
    indexFrom: z
      .number()
      .int()
      .positive()
      .default(1)
      .describe('Minimum entries of a topic or tag for its page to be indexed.'),
    page: z
      .strictObject({
        ...words(['name', 'page'], ABOUT_PAGE),
        label: template(['page'], ABOUT_PAGE).describe('Short name for the breadcrumb, with {page}.'),
      })
      .describe('Texts of the second and all further pages.'),
    terms: z
      .record(
        text(),
        z.strictObject({
          ...words(['term'], ABOUT_TERM),
          own: z.record(text(), ownWords()).default({}).describe('By term: texts of its own, instead of those above.'),
        }),
      )
      .default({})
      .describe('By kind of term (`topics`): the texts of its pages, one page per term.'),
  })

/** Replaces placeholders; those without a value are kept. */
export function fillWords(value: string, values: Readonly<Record<string, string | number>>): string {
  return value.replaceAll(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}

function namesIn(value: string): string[] {
  return [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

function inBraces(names: readonly string[], between = ', '): string {
  return names.map((name) => `{${name}}`).join(between)
}
