import { SERVICES_POLICY } from '../../definitions/trusted-policy.ts'
import type { ServiceData } from '../../services/service-data.ts'

/** Sandbox of embedded documents: they may run scripts and play, but not navigate the page around them. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** Replaces the placeholder of a service with its document or picture. */
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

/** The part of the Trusted Types API that is used; TypeScript lacks it. https://w3c.github.io/trusted-types/ */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** Returns a function that loads the script of a service once, only from the hosts named in the settings. */
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
    // Browsers check the integrity of files from other hosts only with CORS.
    if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    script.src = (policy ?? { createScriptURL }).createScriptURL(src)
    document.head.append(script)
  }
}
