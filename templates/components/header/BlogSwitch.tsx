import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { SmartLink } from '../link/SmartLink.tsx'

/** The header's second row on blog pages: posts or authors. */
export function BlogSwitch({ context }: { readonly context: Context }): ReactNode {
  const { groupSwitch } = context.chrome
  if (groupSwitch === null || groupSwitch.group !== context.section) return null

  const { breadcrumb, route } = context.page
  const ways = [...breadcrumb.map(({ href }) => href), route.path]
  const nearest = ways.findLast((href) => groupSwitch.items.some(({ link }) => link.href === href))

  return (
    <nav className="blog-switch page-grid" aria-label={context.t('nav.blogSwitch')}>
      <ul>
        {groupSwitch.items.map((item) => (
          <li key={item.label}>
            <SmartLink
              link={item.link}
              context={context}
              isAbove={item.link.href === nearest && nearest !== route.path}
            >
              {item.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
