import { SERVICES_POLICY } from '../../definitions/trusted-policy.ts'
import type { ServiceData } from '../../services/service-data.ts'

/** What an embedded document may do: run and play, but not navigate the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** Puts the document or picture of a service into the place that waits for it. */
export function embed(place: HTMLElement, kind: ServiceData['kind']): HTMLElement {
  const { src = '', title = '' } = place.dataset
  const { ownerDocument: document } = place
  const shown =
    kind === 'frame'
      ? Object.assign(document.createElement('iframe'), {
          title,
          allow: 'fullscreen; picture-in-picture',
          loading: 'lazy',
        })
      : Object.assign(document.createElement('img'), { alt: title, decoding: 'async' })
  shown.referrerPolicy = 'strict-origin-when-cross-origin'
  if (shown instanceof HTMLIFrameElement) shown.setAttribute('sandbox', SANDBOX)
  shown.src = src
  place.replaceChildren(shown)
  place.dataset['shown'] = ''
  return shown
}

/** As far as it is used here; TypeScript does not know it yet. https://w3c.github.io/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** Loads scripts of services, each once, from the hosts that the settings name and no others. */
export function scriptLoader(document: Document, services: readonly ServiceData[]): (service: ServiceData) => void {
  const hosts = new Set(services.flatMap(({ kind, hosts: own }) => (kind === 'script' ? own : [])))
  const createScriptURL = (url: string): string => {
    if (hosts.has(new URL(url).origin)) return url
    throw new TypeError(`No service has the script ${url}`)
  }
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(SERVICES_POLICY, { createScriptURL })
  const loaded = new Set<string>()
  return ({ src, integrity }) => {
    if (src === undefined || loaded.has(src)) return
    loaded.add(src)
    const script = document.createElement('script')
    // Browsers compare a file of another host with a digest only if that host lets this site read it.
    if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    script.src = (policy ?? { createScriptURL }).createScriptURL(src)
    document.head.append(script)
  }
}
