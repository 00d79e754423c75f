import { sanitizeSchema } from '../sanitize.ts'

/** A mistake in the HTML of a text. `offset`: where the HTML has it. */
interface HtmlFault {
  readonly code: 'missing-alt' | 'removed-attribute' | 'removed-html'
  readonly message: string
  readonly expected: string
  readonly hint?: string
  readonly offset: number
}

export const NO_ALT = {
  code: 'missing-alt',
  message: 'the picture has no alternative text',
  expected: '![What the picture shows](./picture.png); for mere decoration <img src="./picture.png" alt="">',
} as const

const KEPT = new Set(sanitizeSchema.tagNames)

/** Start tags; the first space before an attribute belongs to the name. */
const TAG = /<([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)/gi

/** What sanitising would remove from HTML, and pictures without an alternative text. */
export function faultsOfHtml(html: string): HtmlFault[] {
  // Comments reach no page.
  const shown = html.replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
  return Array.from(shown.matchAll(TAG)).flatMap(({ 1: tag = '', 2: attributes = '', index }) => {
    const name = tag.toLowerCase()
    const alt = name === 'img' && !/\salt\s*=/i.test(attributes) ? [withoutAlt(index)] : []
    return alt.concat(
      KEPT.has(name) ? removedAttributes(name, attributes, index + 1 + tag.length) : removed(name, index),
    )
  })
}

function withoutAlt(offset: number): HtmlFault {
  return { ...NO_ALT, offset }
}

/** What is pasted from sites with films and maps. */
const OF_SERVICES =
  'a film or map of another company is a service: `services` in content/site.yaml, and a section with a field `embed()`, see docs/services.md'

function removed(name: string, offset: number): HtmlFault {
  return {
    code: 'removed-html',
    message: `\`<${name}>\` is not allowed in texts and would be removed`,
    expected: `Markdown, simple HTML, or \`\\<${name}\` to show these characters`,
    ...(name === 'iframe' && { hint: OF_SERVICES }),
    offset,
  }
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

function removedAttributes(tag: string, attributes: string, start: number): HtmlFault[] {
  return [...attributes.matchAll(ATTRIBUTE)]
    .filter(({ 1: name = '', 2: double, 3: single, 4: bare }) => !isKept(tag, name, double ?? single ?? bare ?? ''))
    .map(({ 1: name = '', index }) => ({
      code: 'removed-attribute',
      message: `\`${name}\` of \`<${tag}>\` is not allowed in texts and would be removed`,
      expected: 'an element without it; how texts look is up to the theme',
      offset: start + index,
    }))
}

/** Whether sanitising keeps an attribute. Its list has names of properties: `className`, `htmlFor`, `ariaLabel`. */
function isKept(tag: string, name: string, value: string): boolean {
  const property = PROPERTIES.get(name.toLowerCase()) ?? name.toLowerCase().replaceAll('-', '')
  return [...attributesOf(tag), ...attributesOf('*')].some((rule) => {
    const [known, ...values] = typeof rule === 'string' ? [rule] : rule
    return known.toLowerCase() === property && (values.length === 0 || values.some((one) => allows(one, value)))
  })
}

const PROPERTIES = new Map([
  ['class', 'classname'],
  ['for', 'htmlfor'],
])

function attributesOf(tag: string) {
  return sanitizeSchema.attributes?.[tag] ?? []
}

/** Boolean attributes have the rule `true`, and no value or their name in HTML. */
function allows(rule: unknown, value: string): boolean {
  return rule instanceof RegExp ? rule.test(value) : rule === true || rule === value
}
