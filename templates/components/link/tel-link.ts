import type { Link } from 'kartograf'

/** A phone number as it is written, `+49 89 99998 200`, as a link that dials it. */
export function telLink(phone: string): Link {
  return { kind: 'link', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, external: true, hreflang: null }
}
