import path from 'node:path'
import { asCode, isTopHeading, kindsOf, lowered } from './body-lines.ts'

/** What could not be brought over, with its line in the source file. */
export interface Note {
  readonly line: number
  readonly text: string
}

interface MappedBody {
  readonly text: string
  readonly notes: readonly Note[]
  /** Pictures and files that the text shows or links to, as written in it. */
  readonly files: readonly string[]
}

/** What a text's surroundings know. */
interface Surroundings {
  /** Address here of a page of the old site, such as `/docs/caa/`; undefined if it is not imported. */
  readonly addressOf: (old: string) => string | undefined
  /** The anchor here of one on the page at an old address; undefined if that has none. */
  readonly anchorOf: (old: string, anchor: string) => string | undefined
  /** Address of the old site, for links to pages that are not imported. */
  readonly base: string | undefined
  /** Old address of the text, which relative links start from: `/docs/caa/`. */
  readonly from: string
  /** Address here of a file beside the text or in `static/`; undefined if there is none. */
  readonly fileOf: (name: string) => string | undefined
}

const SHORTCODE = /\{\{([<%])\s*(\/?[\w./-]+)([^]*?)\/?\s*[>%]\}\}/g
/** From the bracket before the target on: the words of a link may begin on an earlier line. */
const LINK = /(\]\()(<[^>]*>|[^\s()]+)/g
const REFERENCE = /^( {0,3}\[[^\]]+\]:\s+)(\S+)/
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[\w-]+\}\s*$/
const HTML = /<\/?[a-z][\w-]*(?:\s[^>]*)?>/i

/**
 * Rewrites the Markdown of another generator: links, pictures, shortcodes, and headings, which begin below that of the page. HTML that pages must not
 * contain is shown as code, so that nothing is lost. Code stays as it is. `line` is that of the beginning.
 */
export function mapBody(body: string, line: number, around: Surroundings): MappedBody {
  const notes: Note[] = []
  const files: string[] = []
  const source = body.split('\n')
  const kinds = kindsOf(source)
  const isLowered = source.some((text, index) => kinds[index] === 'text' && isTopHeading(text, source[index + 1]))
  const lines = source.map((text, index) => {
    const note = (what: string): unknown => notes.push({ line: line + index, text: what })
    const kind = kinds[index] ?? 'text'
    if (kind === 'code') return text
    if (kind !== 'text') {
      if (kind === 'html-first' || kind === 'html-only') note('HTML that is shown as code')
      return asCode(text, kind)
    }
    const heading = isLowered ? lowered(text, source[index + 1], source[index - 1]) : text
    return heading === null ? null : mapLine(heading, { ...around, note, use: (file) => files.push(file) })
  })
  return { text: lines.filter((text) => text !== null).join('\n'), notes, files }
}

interface Line extends Surroundings {
  readonly note: (text: string) => unknown
  readonly use: (file: string) => unknown
}

function mapLine(text: string, around: Line): string {
  // Headings get their ids from their words.
  const plain = text.replace(HEADING_ID, '$1')
  const linked = outsideCode(plain, (part) =>
    part
      .replaceAll(SHORTCODE, (code, _, name: string, rest: string) => shortcode(code, name, rest, around))
      .replaceAll(LINK, (_, before: string, target: string) => before + moved(target, around))
      .replace(REFERENCE, (_, before: string, target: string) => before + moved(target, around)),
  )
  if (HTML.test(linked.replaceAll(/`[^`]*`|<(?:https?:|mailto:)[^>]*>/g, ''))) around.note('HTML in Markdown')
  return linked
}

function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

/** `ref`, `relref` and `figure` have counterparts; anything else stays as code, so that it is seen and nothing is lost. */
function shortcode(code: string, name: string, rest: string, { note }: Line): string {
  if (name === 'ref' || name === 'relref') return pageOf(argument(rest, 'path'))
  if (name === 'figure') return `![${attribute(rest, 'alt') || attribute(rest, 'caption')}](${attribute(rest, 'src')})`
  note(`shortcode ${name}`)
  return `\`${code.replaceAll('`', "'")}\``
}

/** As Hugo finds pages: a path starts at the content, a name is beside the text. */
function pageOf(reference: string): string {
  if (/^[./#]/.test(reference)) return reference
  if (reference.includes('/')) return `/${reference}`
  return reference.replace(/(?:\.md)?(?=#|$)/, '.md')
}

function argument(rest: string, name: string): string {
  return attribute(rest, name) || (/["`]([^"`]*)["`]/.exec(rest)?.[1] ?? rest.trim())
}

function attribute(rest: string, name: string): string {
  return new RegExp(`\\b${name}\\s*=\\s*["\`]([^"\`]*)["\`]`).exec(rest)?.[1] ?? ''
}

/** A link's target as it is written here. */
function moved(written: string, around: Line): string {
  const { addressOf, base, from, fileOf, use, note } = around
  const target = written.replace(/^<(.*)>$/, '$1')
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\{\{)/i.test(target)) return written
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const file = fileOf(place)
  if (file !== undefined) {
    use(place)
    return file + rest
  }
  const old = place === '' ? from : oldAddress(place, from)
  const here = addressOf(old)
  if (here !== undefined) return (place === '' ? '' : here) + anchored(old, rest, around) || here
  note(`link to ${target}, which is not imported`)
  return base === undefined ? written : new URL(old + rest, base).href
}

/** Query and anchor of a link to an imported page; without the anchor if the page has none of that name. */
function anchored(old: string, rest: string, { anchorOf, note }: Line): string {
  const [query = '', anchor] = rest.split('#')
  if (anchor === undefined || anchor === '') return query
  const here = anchorOf(old, decodeURIComponent(anchor))
  if (here === undefined) note(`anchor #${anchor}, which the page does not have`)
  return here === undefined ? query : `${query}#${here}`
}

/** `../caa.md` in `/docs/faq/` → `/docs/caa/` */
function oldAddress(place: string, from: string): string {
  const page = place.replace(/(?:\/|^)_?index\.(?:md|markdown)$/, '/').replace(/\.(?:md|markdown)$/, '')
  // A path to a file starts in the folder of the text, an address at that of its page.
  const start = page === place ? from : path.posix.dirname(from)
  return withSlash(path.posix.resolve(start, page))
}

function withSlash(address: string): string {
  return address.endsWith('/') || /\.[a-z0-9]+$/i.test(address) ? address : `${address}/`
}
