import { isFrom } from '../../../renderer/definitions/settings/services.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import type { Finding, Found } from './finding.ts'
import { type Tag, textOf } from './tags.ts'

/** Attributes with files that browsers load by themselves, by the element. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcSet'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  video: ['src', 'poster'],
}

/** Relations of a `<link>` for which browsers load its file. */
const LOADING = /^(?:.*\s)?(?:icon|apple-touch-icon|manifest|modulepreload|preload|stylesheet)\b/

/** The files on other hosts that an element loads, as far as it has their addresses in itself. `name`: its own. */
export function foreignIn(tag: Tag, name: string): Found[] {
  if (name === 'link' && !LOADING.test(textOf(tag, 'rel')?.text ?? '')) return []
  return (LOADED[name] ?? []).flatMap((attribute): Found[] => {
    const { text = '', start = 0 } = textOf(tag, attribute) ?? {}
    const [url] = /^https?:\/\/[^\s/]+(?:\/[^\s,]*)?/i.exec(text) ?? []
    return url === undefined ? [] : [{ kind: 'foreign', what: `${url} of <${name}>`, start }]
  })
}

/** Whether the policy of the pages lets browsers load what has been found: from hosts of the site itself and of its services. */
export function isAllowed({ kind, what }: Finding, { baseUrl, domains, services }: Settings): boolean {
  if (kind !== 'foreign') return false
  const own = [baseUrl, ...Object.values(domains)].map((url) => new URL(url).origin)
  return isFrom(what.replace(/ of <.*$/, ''), [...own, ...Object.values(services).flatMap(({ hosts }) => hosts)])
}
