import path from 'node:path'
import { decodedPath } from '../../renderer/definitions/decoded.ts'
import { withoutShortcodes, withWholeShortcodes } from './shortcodes.ts'
import { admonitionsIn, withCallouts } from './admonitions.ts'
import { pathWithin } from './own-host.ts'
import { noteHtml } from './html-notes.ts'
import { asCode, isTopHeading, kindsOf, lowered, withoutOwnIds } from './body-lines.ts'

/** Something that could not be imported, with its line in the source file. */
export interface Note {
  readonly line: number
  readonly text: string
}

interface MappedBody {
  readonly text: string
  readonly notes: readonly Note[]
}

/** Lookups into the rest of the import. */
export interface Surroundings {
  /** New address of an old page such as `/docs/caa/`; undefined if it is not imported. */
  readonly addressOf: (old: string) => string | undefined
  /** New name of an anchor on the page with an old address; undefined if the page does not have it. */
  readonly anchorOf: (old: string, anchor: string) => string | undefined
  /** Address of the old site, for links to pages that are not imported. */
  readonly base: string | undefined
  /** Address that the old site has as its own, for links that name its host. */
  readonly own: string | undefined
  /** Old address of the text, `/docs/caa/`, the base of relative links. */
  readonly from: string
  /** Folder of its file in the content, `/docs`, the base of links to files: its `url` or `slug` may be elsewhere. */
  readonly folder: string
  /** New address of a file beside the text or in `static/`; undefined if there is none. */
  readonly fileOf: (name: string) => string | undefined
}

/** No line that somebody has written is longer; looking for links in such a one could take minutes. */
const LONGEST = 20_000

/**
 * Matches from the bracket before the target, because the text of a link may begin on an earlier line. `Plan%20(1).png` has pairs of
 * parentheses.
 */
const LINK = /(\]\()(<[^<>]*>|(?:[^\s()]|\([^\s()]*\))+)/g
/** A target alone in its line, or with a title: `[^1]: Word` is a footnote, and `[Note]: more words` is text. */
const REFERENCE = /^( {0,3}\[(?!\^)[^\]]+\]:\s+)(\S+)(?=\s*$|\s+["'(])/
const HEADING = /^#{1,6}\s/
/** Addresses in HTML, also in a line of its own. Components of MDX have values such as `{image}`, which are not quoted. */
const ATTRIBUTE = /((?:^|\s)(?:src|href)=)(["'])([^"'<>]+)\2/g

/**
 * Rewrites the Markdown of another generator: links, pictures, shortcodes, and headings, which must start at level 2. HTML that pages must
 * not contain is shown as code, so that nothing is lost. Code is not changed. `line`: line number of the start of the body.
 */
export function mapBody(body: string, line: number, around: Surroundings): MappedBody {
  const notes: Note[] = []
  const written = body.split('\n')
  const kinds = kindsOf(written)
  const source = withWholeShortcodes(written, (index) => kinds[index] === 'code')
  const isLowered = source.some((text, index) => kinds[index] === 'text' && isTopHeading(text, source[index + 1]))
  const lines = source.map((text, index) => {
    const note = (what: string): unknown => notes.push({ line: line + index, text: what })
    const kind = kinds[index] ?? 'text'
    if (kind === 'code') return text
    if (kind === 'unseen') return null
    if (kind !== 'text') {
      if (kind === 'html-first' || kind === 'html-only') note('HTML that is shown as code')
      return asCode(text, kind)
    }
    if (text.length > LONGEST) {
      note(`line of ${text.length} characters`)
      return text
    }
    const heading = isLowered ? lowered(text, source[index + 1], source[index - 1]) : text
    return heading === null ? null : mapLine(heading, { ...around, note })
  })
  const shown = withCallouts(
    lines,
    admonitionsIn(source, (index) => kinds[index] === 'text'),
  )
  return { text: shown.filter((text) => text !== null).join('\n'), notes }
}

const CODE = /(`+[^`]*`+)/g
/** What Jekyll and Eleventy put there; here, values are facts. */
const VALUE = /\{\{-?\s*([^{}<%\s][^{}]*?)\s*-?\}\}/g

interface Line extends Surroundings {
  readonly note: (text: string) => unknown
}

function mapLine(text: string, around: Line): string {
  const plain = HEADING.test(text) ? withoutOwnIds(text) : text
  const linked = outsideCode(plain, (part) =>
    withoutShortcodes(part, around.note).replaceAll(
      LINK,
      (_, before: string, target: string) => before + moved(target, around),
    ),
  )
  // The name of a link may be code.
  const defined = linked.replace(REFERENCE, (_, before: string, target: string) => before + moved(target, around))
  const shown = outsideCode(defined, (part) =>
    part.replaceAll(ATTRIBUTE, (_, before: string, quote: string, target: string) =>
      [before, quote, moved(target, around), quote].join(''),
    ),
  )
  noteHtml(shown, around.note)
  for (const [, name] of shown.replaceAll(CODE, '').matchAll(VALUE)) around.note(`value {{${name}}}`)
  return shown
}

function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

/** The new target of a link. */
function moved(written: string, around: Line): string {
  const { addressOf, base, own, from, fileOf, note } = around
  const plain = written.replace(/^<(.*)>$/, '$1')
  const target = pathWithin(plain, own) ?? plain
  if (target.startsWith('{%')) note('tag in a link')
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\{[{%])/i.test(target)) return written
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const file = fileOf(place)
  if (file !== undefined) return file + rest
  const old = place === '' ? from : oldAddress(place, around)
  const here = addressOf(old)
  if (here !== undefined) return (place === '' ? '' : here) + anchored(old, rest, around) || here
  note(`link to ${target}, which is not imported`)
  return base === undefined || target !== plain ? written : new URL(old + rest, base).href
}

/** Query and anchor of a link to an imported page, without an anchor that the page does not have. */
function anchored(old: string, rest: string, { anchorOf, note }: Line): string {
  const [query = '', anchor] = rest.split('#')
  if (anchor === undefined || anchor === '') return query
  const here = anchorOf(old, decodedPath(anchor))
  if (here === undefined) note(`anchor #${anchor}, which the page does not have`)
  return here === undefined ? query : `${query}#${here}`
}

/** `../caa.md` in the folder `/docs/faq` → `/docs/caa/` */
function oldAddress(place: string, { from, folder }: Surroundings): string {
  const written = decodedPath(place)
  const page = written.replace(/(^|\/)_?index\.(?:mdx?|markdown)$/, '$1.').replace(/\.(?:mdx?|markdown)$/, '')
  return withSlash(path.posix.resolve(page === written ? from : folder, page))
}

function withSlash(address: string): string {
  return address.endsWith('/') || /\.[a-z0-9]+$/i.test(address) ? address : `${address}/`
}
