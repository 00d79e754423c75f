import type { Card, Link } from 'kartograf'

/** The link to the page of an entry. */
export function entryLink({ href, hreflang }: Pick<Card, 'href' | 'hreflang'>): Link {
  return { kind: 'link', href, external: false, hreflang }
}

/** A link that begins a mail with this subject. */
export function mailLink(address: string, subject: string): Link {
  return {
    kind: 'link',
    href: `mailto:${address}?subject=${encodeURIComponent(subject)}`,
    external: false,
    hreflang: null,
  }
}
