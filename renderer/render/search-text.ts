import { Parser } from 'htmlparser2'
import type { SearchSection } from '../search/format.ts'

/** Elements whose text is not indexed: controls, drawings, hidden elements, navigation, and notes about the page. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'template',
  'svg',
  'form',
  'nav',
  'button',
  'select',
  'datalist',
  'figcaption',
])
const HEADING = /^h[1-6]$/
/** Inline elements, which separate words only from each other: a style may put each on a line of its own. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
])

/** Elements that stand side by side or below each other, each without a sign at its end. */
const ITEMS = new Set(['li', 'td', 'th', 'dt', 'dd'])
/** Where such an element begins or ends; no text has this character. */
const EDGE = '\u001f'

interface Section {
  anchor: string
  heading: string
  text: string
}

/**
 * The text of a page by section: from each heading to the next one. The anchor is that of the heading, or of the nearest element around it
 * that has one.
 */
export function sectionsOf(main: string): SearchSection[] {
  const { sections, add, begin, end, isOwnLink } = createSections()
  /** How many of the open elements are left out. */
  let skipped = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (skipped > 0 || isLeftOut(name, attributes) || isOwnLink(attributes['href'])) return void (skipped += 1)
      begin(name, attributes['id'] ?? '')
    },
    ontext: (text) => {
      if (skipped === 0) add(text)
    },
    onclosetag: (name) => {
      if (skipped > 0) return void (skipped -= 1)
      end(name)
    },
  })
  parser.end(main)
  return sections
    .map(({ anchor, heading, text }) => [anchor, tidy(heading), tidy(text)] as const)
    .filter(([, heading, text]) => heading !== '' || text !== '')
}

/** Collects text in sections, as elements begin and end. Elements that are not part of a line divide words. */
function createSections() {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }]
  const open: { readonly name: string; readonly id: string }[] = []
  let inHeading = false
  let isAfterElement = false
  const add = (text: string): void => {
    const section = sections.at(-1) as Section
    if (inHeading) section.heading += text
    else section.text += text
    isAfterElement = false
  }
  return {
    sections,
    add,
    begin: (name: string, id: string): void => {
      open.push({ name, id })
      if (HEADING.test(name)) {
        const anchor = name === 'h1' ? '' : (open.findLast((around) => around.id !== '')?.id ?? '')
        sections.push({ anchor, heading: '', text: '' })
        inHeading = true
      } else if (ITEMS.has(name)) add(EDGE)
      else if (!INLINE.has(name) || (isAfterElement && !open.some((around) => around.name === 'code'))) add(' ')
    },
    end: (name: string): void => {
      open.pop()
      if (HEADING.test(name)) inHeading = false
      else if (!INLINE.has(name)) add(ITEMS.has(name) ? EDGE : ' ')
      isAfterElement = true
    },
    /** A link behind a heading that leads to it. */
    isOwnLink: (href?: string): boolean => {
      const { anchor, heading } = sections.at(-1) as Section
      return inHeading && heading.trim() !== '' && href === `#${anchor}`
    },
  }
}

/**
 * Attributes of what is not the page's own text: themes mark teasers of other pages with the first; the others are signs of footnotes,
 * their numbers and the arrows back.
 */
const MARKS = ['data-unsearched', 'data-footnote-ref', 'data-footnote-backref', 'hidden']
/** Notes about the page, and filters of a list, which say what other texts are about. */
const ROLES = new Set(['note', 'search'])

function isLeftOut(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const { role, 'aria-hidden': ariaHidden } = attributes
  return (
    LEFT_OUT.has(name) ||
    ROLES.has(role ?? '') ||
    ariaHidden === 'true' ||
    MARKS.some((mark) => Object.hasOwn(attributes, mark))
  )
}

/** One space between words, a sign between items, and nothing invisible. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EDGES, (edge, at: number, whole: string) =>
      isDivided(whole[at - 1], whole[at + edge.length]) ? ' · ' : ' ',
    )
    .trim()
}

const EDGES = new RegExp(` ?(?:${EDGE} ?)+`, 'g')

/** Whether two items need a sign between them: a sentence ends with one. */
function isDivided(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && !/[.!?:;,…·。！？：；、।]/.test(before)
}
