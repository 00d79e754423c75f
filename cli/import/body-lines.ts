import { headingIds } from '../../renderer/markdown/heading-id.ts'

/** Kind of a line of Markdown: text, fenced code, code of MDX that shows nothing, or part of an HTML element that pages must not contain. */
type Kind = 'text' | 'code' | 'unseen' | 'html-only' | 'html-first' | 'html' | 'html-last'

/** Elements that pages must not contain, at the beginning of a line. */
const REFUSED = /^ {0,3}<(style|script|iframe|object|embed|form|video|audio|link|meta|input|button|select|textarea)\b/i
const WITHOUT_END = new Set(['link', 'meta', 'input', 'embed'])
/** A tag without content, as in MDX: `<iframe src="…" />`. */
const SELF_CLOSING = /^\s*<(?:[^>"']|"[^"]*"|'[^']*')*\/>/
// If backticks follow in the same line, it is inline code.
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

const IMPORT = /^import\s(?:[^'"`]*\sfrom\s+(['"])[^'"]+\1|(['"])[^'"]+\.css\2);?\s*$/
const COMMENT = /^\s*\{\/\*(?:(?!\*\/).)*\*\/\}\s*$/

/** Whether a line is one of MDX that imports a component or a style sheet. */
export function isImport(text: string): boolean {
  return IMPORT.test(text)
}

/** The kind of each line. */
export function kindsOf(lines: readonly string[]): Kind[] {
  let fence = ''
  let element = ''
  return lines.map((text): Kind => {
    if (element !== '') {
      if (!hasEnd(text, element)) return 'html'
      element = ''
      return 'html-last'
    }
    const [, mark = ''] = FENCE.exec(text) ?? []
    if (fence !== '' || mark !== '') {
      fence = fenceAfter(fence, mark)
      return 'code'
    }
    if (isImport(text) || COMMENT.test(text)) return 'unseen'
    const name = REFUSED.exec(text)?.[1]?.toLowerCase()
    if (name === undefined) return 'text'
    if (isWhole(text, name)) return 'html-only'
    element = name
    return 'html-first'
  })
}

/** The open fence after a line with a mark: a longer one ends it, too. */
function fenceAfter(fence: string, mark: string): string {
  if (fence === '') return mark
  return mark.startsWith(fence) ? '' : fence
}

/** Whether an element, named in lower case, begins and ends in a line. */
function isWhole(text: string, element: string): boolean {
  return hasEnd(text, element) || WITHOUT_END.has(element) || SELF_CLOSING.test(text)
}

/** Whether an element, named in lower case, ends in a line. */
function hasEnd(text: string, element: string): boolean {
  return text.toLowerCase().includes(`</${element}`)
}

/** A line of a refused element, shown as code. */
export function asCode(text: string, kind: Kind): string {
  const begin = kind === 'html-first' || kind === 'html-only' ? '```html\n' : ''
  const end = kind === 'html-last' || kind === 'html-only' ? '\n```' : ''
  return `${begin}${text}${end}`
}

/** Level of a heading that is underlined with `===` or `---` in the next line; 0 if it is not. */
function underlined(text = '', next = ''): number {
  if (text.trim() === '' || /^ {0,3}(?:[-*+>#|]|\d+[.)])/.test(text)) return 0
  const [, line] = /^ {0,3}(=+|-{2,})\s*$/.exec(next) ?? []
  if (line === undefined) return 0
  return line.startsWith('=') ? 1 : 2
}

/** Whether a line is a heading of level 1, which is reserved for the page title. */
export function isTopHeading(text: string, next: string | undefined): boolean {
  return /^ {0,3}#\s/.test(text) || underlined(text, next) === 1
}

/** Moves a heading one level down; null for the line that underlines it. */
export function lowered(text: string, next: string | undefined, before: string | undefined): string | null {
  if (underlined(before, text) > 0) return null
  const level = underlined(text, next)
  if (level > 0) return `${'#'.repeat(level + 1)} ${text.trim()}`
  return /^ {0,3}#{1,5}\s/.test(text) ? `#${text.trimStart()}` : text
}

const ATX = /^ {0,3}#{1,6}\s+(\S.*)$/
/** An empty link or one around words that gives a heading its anchor: `<a name="install"></a>`. */
const ANCHOR = /<a\s+(?:id|name)=["']([\w-]+)["']\s*>([^<]*)<\/a>/
/** Only from the first blank of a run, since a run can be as long as the text. */
const OWN_ID = /(?<!\s)\s*\{#([\w-]+)\}\s*$/

/** Anchors of a text: the id of each heading on the old site → its new id, made from its words. */
export function anchorsOf(body: string): ReadonlyMap<string, string> {
  const source = body.split('\n')
  const kinds = kindsOf(source)
  const idOf = headingIds()
  const anchors = new Map<string, string>()
  for (const [index, text] of source.entries()) {
    if (kinds[index] !== 'text') continue
    const heading = underlined(text, source[index + 1]) > 0 ? text.trim() : withoutEnd(ATX.exec(text)?.[1])
    if (heading === undefined) continue
    const id = idOf(wordsOf(heading))
    const [, linked] = ANCHOR.exec(heading) ?? []
    anchors.set(OWN_ID.exec(heading)?.[1] ?? id, id)
    if (linked !== undefined) anchors.set(linked, id)
  }
  return anchors
}

/** A heading may end with hashes. */
function withoutEnd(heading: string | undefined): string | undefined {
  return heading
    ?.trimEnd()
    .replace(/(?:^|\s)#+$/, '')
    .trimEnd()
}

/** A heading without the ids that its author gave it: here, ids are made from its words. */
export function withoutOwnIds(heading: string): string {
  return heading.replace(OWN_ID, '').replace(ANCHOR, '$2')
}

/** The words of a heading, without marks and its own ids. */
export function wordsOf(heading: string): string {
  return withoutOwnIds(heading)
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
}
