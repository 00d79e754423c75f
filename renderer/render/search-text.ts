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
/** Inline elements, which do not separate words. */
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
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }]
  const anchors: string[] = []
  let skipped = 0
  let inHeading = false
  const last = (): Section => sections.at(-1) as Section
  const parser = new Parser({
    onopentag: (name, { id = '', role, 'aria-hidden': ariaHidden, hidden }) => {
      if (skipped > 0 || LEFT_OUT.has(name) || role === 'note' || ariaHidden === 'true' || hidden !== undefined) {
        skipped += 1
        return
      }
      anchors.push(id)
      if (HEADING.test(name)) {
        inHeading = true
        sections.push({ anchor: name === 'h1' ? '' : (anchors.findLast(Boolean) ?? ''), heading: '', text: '' })
      } else if (!INLINE.has(name)) add(last(), inHeading, ' ')
    },
    ontext: (text) => {
      if (skipped === 0) add(last(), inHeading, text)
    },
    onclosetag: (name) => {
      if (skipped > 0) return void (skipped -= 1)
      anchors.pop()
      if (HEADING.test(name)) inHeading = false
      else if (!INLINE.has(name)) add(last(), inHeading, ' ')
    },
  })
  parser.end(main)
  return sections
    .map(({ anchor, heading, text }) => [anchor, tidy(heading), tidy(text)] as const)
    .filter(([, heading, text]) => heading !== '' || text !== '')
}

function add(section: Section, inHeading: boolean, text: string): void {
  if (inHeading) section.heading += text
  else section.text += text
}

/** One space between words, and no soft hyphens. */
function tidy(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}
