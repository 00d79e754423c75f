import type { Locale } from '../../../i18n/locales.ts'
import { kind, once, z } from './kind.ts'
import { text } from './text.ts'

export interface LinkField {
  readonly kind: 'link'
  readonly to: string
}
/** Whether a link opens in a new tab or in the same one. */
export const TARGETS = ['_blank', '_self'] as const

/** A resolved link. `hreflang` is set if the target is in another language than the page. */
export interface Link {
  readonly kind: 'link'
  readonly href: string
  readonly external: boolean
  readonly hreflang: Locale | null
  /** Size of a file of the content that is published as it is. */
  readonly bytes?: number
  /** By default, external links open in a new tab and all others in the same one. */
  readonly target?: (typeof TARGETS)[number]
}

/** A `tel:` link for a written phone number such as `+49 89 99998 200`, which may contain non-breaking spaces. */
export function telLink(phone: string): Link {
  return { kind: 'link', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, external: true, hreflang: null }
}

/** A link to a page, a file or another website. Components get `Link`; broken links are issues. */
export const link = once(() =>
  kind(
    text().transform((to): LinkField => ({ kind: 'link', to })),
    'link',
    '/company/contact',
  ),
)

/** A link with a label: `{ label, href }`. Components get `{ label: string, href: Link }`. */
export const action = once(() =>
  z.strictObject({
    label: text().describe('Label of the link.'),
    href: link().describe('Where it leads.'),
  }),
)
