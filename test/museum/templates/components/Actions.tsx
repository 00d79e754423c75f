import type { ReactNode } from 'react'
import type { Link } from 'kartograf'

interface Props {
  readonly actions: readonly { readonly label: string; readonly href: Link }[]
}

/** Ways on, the first one as a button. Their arrows point along the line. */
export function Actions({ actions }: Props): ReactNode {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map(({ label, href }, index) => (
        <a
          key={label}
          className={index === 0 ? 'button' : 'way'}
          href={href.href}
          hrefLang={href.hreflang ?? undefined}
        >
          {label}
          <svg className="arrow" viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </a>
      ))}
    </p>
  )
}
