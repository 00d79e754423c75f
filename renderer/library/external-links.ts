import { decodedAddress } from '../definitions/decoded.ts'
import { EMAIL } from '../definitions/fields/text.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { IssueDetails } from '../definitions/issue.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { basePath } from '../definitions/url.ts'

/** A broken link, and a suggestion. */
export interface LinkFault extends Omit<IssueDetails, 'severity'> {
  readonly code: 'dead-link' | 'dead-anchor' | 'forbidden-link' | 'hidden-link' | 'wrong-address'
}

/** Schemes that may be left to the browser. Everything else (`javascript:`, `data:` …) is refused. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link to another site, an email address or a telephone number, or its error. */
export function externalLink(to: string, settings: Settings): Link | LinkFault {
  const scheme = schemeOf(to)
  if (scheme === undefined) {
    return {
      code: 'dead-link',
      message: `\`${to}\` is not a valid link`,
      expected: 'a path such as /career, a file such as ./plan.pdf, or https://…',
    }
  }
  if (to.startsWith('//')) {
    return {
      code: 'forbidden-link',
      message: `\`${to}\` names another host without a scheme`,
      expected: `a path with one slash, or https:${to}`,
    }
  }
  if (!SCHEMES.has(scheme)) {
    return {
      code: 'forbidden-link',
      message: `\`${scheme}\` links are not allowed`,
      expected: `a path, or a URL with ${[...SCHEMES].join(', ')}`,
    }
  }
  const fault = faultOfAddress(new URL(to), to, settings)
  if (fault) return fault
  const external = scheme === 'http:' || scheme === 'https:'
  return { kind: 'link', href: scheme === 'tel:' ? to.replaceAll(/\s/g, '') : to, external, hreflang: null }
}

/** The error of an external URL that can be found without a request; undefined if there is none. */
function faultOfAddress(url: URL, to: string, { baseUrl }: Settings): LinkFault | undefined {
  // A fact that is not known has been reported as such, or its file cannot be read, which is the only error to mend.
  if (/\{\{|%7B%7B/.test(to)) return undefined
  const wrong = (message: string, expected: string): LinkFault => ({ code: 'wrong-address', message, expected })
  switch (url.protocol) {
    case 'mailto:':
      return EMAIL.test(decodedAddress(url.pathname)) || (url.pathname === '' && url.search !== '')
        ? undefined
        : wrong(`\`${to}\` is not an email address`, 'mailto:name@example.com')
    case 'tel:':
      return /\d/.test(url.pathname) ? undefined : wrong(`\`${to}\` is not a phone number`, 'tel:+49891234567')
    default:
      if (url.username !== '' || url.password !== '')
        return wrong(`\`${to}\` leads to ${url.host}, which is easily taken for another host`, withoutName(url))
      // On a page with the same scheme, browsers take it for a path.
      if (!/^\w+:\/\//.test(to)) return wrong(`\`${to}\` would be treated as a file beside the page`, url.href)
      if (isLocal(url.hostname)) return wrong(`\`${url.host}\` is this machine`, 'a URL that visitors can reach')
      return isOfSite(url, baseUrl)
        ? wrong(
            `\`${to}\` is an external link to this site, which would not be checked`,
            `\`${to.slice(url.origin.length + basePath(baseUrl).length) || '/'}\``,
          )
        : undefined
  }
}

/** Without `name:password@`. */
function withoutName({ protocol, host, pathname, search, hash }: URL): string {
  return `${protocol}//${host}${pathname}${search}${hash}`
}

/** Other paths of the host may belong to other sites. */
function isOfSite({ host, pathname }: URL, baseUrl: string): boolean {
  if (!URL.canParse(baseUrl) || host !== new URL(baseUrl).host) return false
  return `${pathname}/`.startsWith(`${basePath(baseUrl)}/`)
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$|\.(local|localhost)$/.test(host)
}

function schemeOf(to: string): string | undefined {
  try {
    return new URL(to.startsWith('//') ? `invalid:${to}` : to).protocol
  } catch {
    return undefined
  }
}

/** `www.microsoft.com/…`, which a browser would treat as a relative path. */
export function isHost(to: string): boolean {
  return /^(www\.[^/\s]+\.\w+|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|net|org|eu|de|at|ch|es|io))([/?#]|$)/i.test(to)
}

export function hostWithoutScheme(to: string): LinkFault {
  return {
    code: 'dead-link',
    message: `\`${to}\` would be treated as a file beside the page`,
    expected: 'a URL with https://',
    hint: `did you mean \`https://${to}\`?`,
  }
}

/** The error of an email address or telephone number without scheme, which browsers would treat as a path; undefined for others. */
export function contactWithoutScheme(to: string): LinkFault | undefined {
  const plain = decodedAddress(to)
  const meant = /^[^@\s/:?#]+@[^@\s/]+\.[a-z]{2,}$/i.test(plain)
    ? `mailto:${plain}`
    : /^\+\d[\d\s()/-]{4,}$/.test(plain) && `tel:${plain.replaceAll(/[^+\d]/g, '')}`
  if (!meant) return undefined
  const kind = meant.startsWith('tel') ? 'a phone number' : 'an email address'
  return {
    code: 'dead-link',
    message: `\`${plain}\` is ${kind}, and would be treated as a path`,
    expected: `a URL with ${meant.slice(0, meant.indexOf(':') + 1)}`,
    hint: `did you mean \`${meant}\`?`,
  }
}
