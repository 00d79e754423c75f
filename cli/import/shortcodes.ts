import { escaped } from './entry-files.ts'

/** Notes down what could not be converted. */
type NoteDown = (text: string) => unknown

const OF_HUGO = /\{\{[<%]\s*(\/?[\w./-]+)(?![\w./-])((?:(?!\{\{)[^])*?)[>%]\}\}/g

/** A link to what a shortcode makes. The targets of `ref` and `relref` are known. */
const AS_TARGET = /\[([^[\]]*)\]\((\{\{[<%](?!\s*(?:rel)?ref\b)[^{}]*[>%]\}\})\)/g

/** Those of WordPress itself. */
const OWN = '(gallery|caption|wp_caption|embed|audio|video|playlist)'
/** `[note]` may be words, and `[video]` a link: values tell, a closing tag, or that nothing else is in the line. */
const FORMS = [
  `/${OWN}`,
  String.raw`${OWN}\s[^[\]=]*=[^[\]]*`,
  String.raw`([a-z][\w-]*)(?:\s+[\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'))+(?:\s*/)?`,
  String.raw`(?<=^\s*\\?\[)${OWN}(?=\s*\\?\]\s*$)`,
  String.raw`${OWN}(?=\s*\\?\].{0,300}\[/)`,
]
/** Exports to Markdown escape brackets. `[text][name]`, `![name]`, `[name](target)` and `[name]: target` are links or pictures. */
const OF_WORDPRESS = new RegExp(String.raw`(?<![\]!\\])\\?\[(?:${FORMS.join('|')})\s*\\?\](?![(:])`, 'g')

/** Those of Jekyll and Eleventy, but not in the target of a link, which code would not be. */
const OF_LIQUID = /(?<!\{|\]\([^()\s]{0,200})\{%-?\s*(\w+)(?!\w)[^{}]*%\}(?!\})/g

/** The beginning of a shortcode of Hugo that ends in a later line. */
const BEGUN = /\{\{([<%])(?:(?![<%>]\}\}|\{\{).)*$/
/** More lines than these have no end that somebody has written. */
const MOST_LINES = 30

/** Lines in which each shortcode of Hugo is in one line; those that it had stay, and are empty. Code is as it was. */
export function withWholeShortcodes(lines: readonly string[], isCode: (index: number) => boolean): string[] {
  const whole = [...lines]
  for (let index = 0; index < lines.length; index += 1) {
    const more = isCode(index) ? 0 : linesToEnd(lines.slice(index, index + MOST_LINES))
    if (more === 0) continue
    const parts = lines.slice(index, index + 1 + more).map((part) => part.trim())
    whole.splice(index, parts.length, parts.join(' '), ...parts.slice(1).map(() => ''))
    index += more
  }
  return whole
}

/** After how many lines a shortcode ends that begins in the first one; 0 if none does so. */
function linesToEnd([first = '', ...next]: readonly string[]): number {
  const [, mark] = BEGUN.exec(first) ?? []
  if (mark === undefined) return 0
  const end = mark === '<' ? '>}}' : '%}}'
  return next.findIndex((line) => line.includes(end)) + 1
}

/** Converts `ref`, `relref` and `figure` of Hugo; shows other shortcodes and tags as code, so that nothing is lost. */
export function withoutShortcodes(text: string, note: NoteDown): string {
  return text
    .replaceAll(AS_TARGET, '$1 ($2)')
    .replaceAll(OF_HUGO, (code, name: string, rest: string) =>
      ofHugo(code, name, rest.trimEnd().replace(/\/$/, ''), note),
    )
    .replaceAll(OF_LIQUID, (code, name: string) => {
      if (!name.startsWith('end')) note(`tag ${name}`)
      return codeSpan(code)
    })
    .replaceAll(OF_WORDPRESS, (code, closing?: string, ...others: (string | undefined)[]) => {
      const name = others.slice(0, FORMS.length - 1).find((one) => one !== undefined)
      if (closing === undefined) note(`shortcode ${name}`)
      return codeSpan(code.replaceAll(/\\(?=[[\]_*"])/g, ''))
    })
}

function ofHugo(code: string, name: string, rest: string, note: NoteDown): string {
  if (name === 'ref' || name === 'relref') return inLink(pageOf(argument(rest, 'path')))
  if (name === 'figure')
    return `![${attribute(rest, 'alt') || attribute(rest, 'caption')}](${inLink(attribute(rest, 'src'))})`
  if (!name.startsWith('/')) note(`shortcode ${name}`)
  return codeSpan(code)
}

/** The target of a link ends at a blank or a bracket. */
function inLink(target: string): string {
  return target.replaceAll(/[\s()<>]/g, escaped)
}

function codeSpan(code: string): string {
  return `\`${code.replaceAll('`', "'")}\``
}

/** Resolves references like Hugo: a path starts in the content folder, a name is beside the text. */
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
