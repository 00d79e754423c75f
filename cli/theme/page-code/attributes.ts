import type { Found } from './finding.ts'
import { type Tag, textOf } from './tags.ts'

/** Attributes that are on as soon as an element has them: React sets them for every text that is not empty. */
const SWITCHES = [
  'autoFocus',
  'autoPlay',
  'checked',
  'controls',
  'default',
  'defaultChecked',
  'disabled',
  'formNoValidate',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'noValidate',
  'open',
  'playsInline',
  'readOnly',
  'required',
  'reversed',
  'selected',
]

/** A switch with the text `false`, which turns it on: `hidden="false"`. */
export function switchedOn(tag: Tag, name: string): Found[] {
  return SWITCHES.flatMap((attribute): Found[] => {
    const { text, start = 0 } = textOf(tag, attribute) ?? {}
    return text === 'false' ? [{ kind: 'switch', what: `\`${attribute}="false"\` of <${name}>`, start }] : []
  })
}

/** Addresses that are code: `href="javascript:void(0)"`. */
export function codeAddresses(tag: Tag, name: string): Found[] {
  return ['href', 'src', 'action', 'formAction'].flatMap((attribute): Found[] => {
    const { text = '', start = 0 } = textOf(tag, attribute) ?? {}
    return /^\s*javascript:/i.test(text) ? [{ kind: 'handler-text', what: `\`${attribute}\` of <${name}>`, start }] : []
  })
}

/** Names of `<meta>` that the generator writes for each page. */
const OWN_META = /^(?:description|robots|viewport)$/

/** Elements of the head that each page has already. `text`: the module, since `<title>` of a drawing is another one. */
export function doubledHead(tag: Tag, name: string, text: string): Found[] {
  const own = name === 'title' && !DRAWS.test(text) ? '<title>' : inHead(tag, name)
  return own === undefined ? [] : [{ kind: 'head', what: `\`${own}\``, start: tag.start }]
}

function inHead(tag: Tag, name: string): string | undefined {
  if (name === 'link') return textOf(tag, 'rel')?.text === 'canonical' ? '<link rel="canonical">' : undefined
  if (name !== 'meta') return undefined
  const { text = '' } = textOf(tag, 'name') ?? {}
  if (OWN_META.test(text)) return `<meta name="${text}">`
  return textOf(tag, 'charSet') ? '<meta charSet>' : undefined
}

const DRAWS = /<(?:svg|symbol|g|path|circle|rect)\b/
