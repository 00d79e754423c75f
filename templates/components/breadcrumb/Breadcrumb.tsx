import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

/** The breadcrumb trail, shown from the second level on. Phones show only the parent page. */
export function Breadcrumb({ context }: { readonly context: Context }): ReactNode {
  const crumbs = context.page.breadcrumb
  if (crumbs.length < 2) return null
  const above = crumbs.findLastIndex((crumb, place) => crumb.href !== null && place < crumbs.length - 1)

  return (
    <nav className="breadcrumb" aria-label={context.t('nav.breadcrumb')}>
      <ol>
        {crumbs.map((crumb, place) => (
          <li key={place} className={place === above ? 'breadcrumb-above' : undefined}>
            {place === above && <Icon name="chevron-left" size={16} />}
            {crumb.href === null || place === crumbs.length - 1 ? (
              <span lang={crumb.lang} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href} lang={crumb.lang}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
