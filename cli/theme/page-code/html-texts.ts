import type { Found } from './finding.ts'
import type { Tag } from './tags.ts'

/** What the policy stops in HTML: the whole start tags of scripts and sheets, and attributes. */
const STOPPED: readonly (readonly [kind: Found['kind'], pattern: RegExp])[] = [
  ['script', /<script(?=[\s>])(?![^>]*\s(?:src|type)\s*=)/gi],
  ['sheet', /<style(?=[\s>])/gi],
  ['style-text', /(?<=<[a-z][^<>]*\s)style(?=\s*=)/gi],
  ['handler-text', /(?<=<[a-z][^<>]*\s)on[a-z]+(?=\s*=)/gi],
]

/** What does not work in the HTML that `dangerouslySetInnerHTML` of an element writes out. `text`: the module. */
export function inHtml(attribute: Tag['attributes'][number], tag: string, text: string): Found[] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'dangerouslySetInnerHTML') return []
  const { start, end } = attribute
  const html = text.slice(start, end)
  return STOPPED.flatMap(([kind, pattern]) =>
    Array.from(html.matchAll(pattern), ({ 0: found, index }) => {
      const written = found.startsWith('<') ? `${found}>` : `\`${found}\` in the HTML of <${tag}>`
      return { kind, what: written, start: start + index }
    }),
  )
}
