import { unescapeHtml } from '../../../renderer/definitions/html.ts'

/** What values become that are no texts, and a part of it, as HTML has it, that begins with a rare letter: such parts are found much faster. */
const MARKS = [
  { rare: '[object ', whole: '[object ' },
  { rare: 'fined', whole: 'undefined' },
  { rare: 'NaN', whole: 'NaN' },
  { rare: ') =&gt;', whole: ') =>' },
]
const IN_ATTRIBUTE = /(?:^|[\s:/_=-])(?:undefined|NaN)(?![\p{L}\p{N}])|\[object [A-Z]\w*\]|=>/u
/** A sentence may speak of `undefined`, so it counts only by itself. */
const IN_TEXT = /^undefined$|(?<![\p{L}\p{N}])NaN(?![\p{L}\p{N}])|\[object [A-Z]\w*\]/u
/** Attributes with values for programs, but for addresses of the site, which are checked by themselves. */
const ATTRIBUTE = /\s(class|id|href|src|datetime|width|height|for)="([^"]*)$/i
/** Elements whose texts are code. */
const CODE = /^<(?:script|style|template|code|pre|samp|kbd|textarea|title)\b/i

/**
 * Parts of a page with a value that is no text, as `class="card undefined"` or `<p>[object Object]`. `contentOf` gives the content of the
 * page: what that has itself is meant. Most pages have none of the words.
 */
export function strayValuesIn(html: string, contentOf: () => string): string[] {
  const found = new Set<string>()
  let content: string | undefined
  for (const { rare, whole } of MARKS) {
    for (let at = html.indexOf(rare); at !== -1; at = html.indexOf(rare, at + rare.length)) {
      const part = partAt(html, at)
      if (part === undefined) continue
      content ??= contentOf()
      if (!content.includes(whole)) found.add(part)
    }
  }
  return [...found]
}

function partAt(html: string, at: number): string | undefined {
  const open = html.lastIndexOf('<', at)
  const close = html.indexOf('>', open)
  return close > at ? attributeAt(html, open, at) : textAt(html, open, close)
}

function attributeAt(html: string, open: number, at: number): string | undefined {
  const [, name = '', start = ''] = ATTRIBUTE.exec(html.slice(open, at)) ?? []
  if (name === '') return undefined
  const value = unescapeHtml(start + html.slice(at, html.indexOf('"', at)))
  const isChecked = /^(?:href|src)$/i.test(name) && !/^[a-z]+:/i.test(value)
  return IN_ATTRIBUTE.test(value) && !isChecked ? `${name}="${shortened(value)}"` : undefined
}

function textAt(html: string, open: number, close: number): string | undefined {
  const tag = html.slice(open, close + 1)
  if (CODE.test(tag)) return undefined
  const text = unescapeHtml(html.slice(close + 1, html.indexOf('<', close))).trim()
  return IN_TEXT.test(text) ? `${tag.replace(/\s.*/s, '>')}${shortened(text)}` : undefined
}

const LONGEST = 120

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
