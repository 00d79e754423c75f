import { foreignOrigins } from '../../../renderer/definitions/settings/form-settings.ts'
import { isFrom } from '../../../renderer/definitions/settings/services.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import type { Finding, Found } from './finding.ts'
import { type Tag, textOf } from './tags.ts'

/** Attributes with files that browsers load by themselves, and with the receivers of forms, by the element. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  button: ['formAction'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  img: ['src', 'srcSet'],
  input: ['src', 'formAction'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  video: ['src', 'poster'],
}

/** Relations of a `<link>` for which browsers load its file. */
const LOADING = /^(?:.*\s)?(?:icon|apple-touch-icon|manifest|modulepreload|preload|stylesheet)\b/

const URL_AT_START = /^https?:\/\/[^\s/]+(?:\/[^\s,]*)?/i
/** What follows in a template may be the rest of the host, unless there is a slash. */
const WITH_WHOLE_HOST = /^https?:\/\/[^\s/]+\/[^\s,]*/i

/** The files on other hosts that an element loads, and the hosts that it sends forms to, as far as it has their addresses in itself. `name`: its own. */
export function foreignIn(tag: Tag, name: string): Found[] {
  if (name === 'link' && !LOADING.test(textOf(tag, 'rel')?.text ?? '')) return []
  return (LOADED[name] ?? []).flatMap((attribute): Found[] => {
    const { text = '', isWhole = false, start = 0 } = textOf(tag, attribute) ?? {}
    const [url] = (isWhole ? URL_AT_START : WITH_WHOLE_HOST).exec(text) ?? []
    return url === undefined
      ? []
      : [{ kind: 'foreign', what: `${url} of <${isReceiver(attribute) ? 'form' : name}>`, start }]
  })
}

function isReceiver(attribute: string): boolean {
  return /action$/i.test(attribute)
}

/** Whether the policy of the pages allows the host of what has been found: one of the site itself, of its services, or of its forms. */
export function isAllowed({ kind, what }: Finding, { baseUrl, domains, services, forms }: Settings): boolean {
  if (kind !== 'foreign') return false
  const own = [baseUrl, ...Object.values(domains)].map((url) => new URL(url).origin)
  const others = what.endsWith('of <form>')
    ? foreignOrigins({ forms })
    : Object.values(services).flatMap(({ hosts }) => hosts)
  return isFrom(what.replace(/ of <.*$/, ''), [...own, ...others])
}
