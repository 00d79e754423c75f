import type { ReactNode } from 'react'
import type { Link, LinkedTerm, Chrome, NavLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'

interface Props {
  readonly link: Link
  readonly context: ShellContext
  readonly className?: string | undefined
  /** Whether the current page is below the link's target. */
  readonly isAbove?: boolean | undefined
  readonly children: ReactNode
  /** An icon after the label of the link. */
  readonly icon?: ReactNode
}

/** A link that announces a target in another language or in a new tab. */
export function SmartLink({ link, context, className, isAbove, children, icon }: Props): ReactNode {
  const newTab = opensNewTab(link)

  return (
    <a
      href={link.href}
      className={className}
      hrefLang={link.hreflang ?? undefined}
      aria-current={isAbove || undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {link.hreflang && <span className="link-hint">{` (${context.t(`language.in.${link.hreflang}`)})`}</span>}
      {icon}
      {newTab && <span className="visually-hidden">{` (${context.t('link.newTab')})`}</span>}
    </a>
  )
}

/** External links open in a new tab, unless the data says otherwise. */
export function opensNewTab(link: Link): boolean {
  return link.target === undefined ? isWebsite(link) : link.target === '_blank'
}

/** An external website, not a telephone number or email address. */
export function isWebsite(link: Link): boolean {
  return link.external && /^https?:/.test(link.href)
}

interface TermLinkProps {
  readonly term: LinkedTerm
  readonly className?: string | undefined
}

/** A topic or tag, linked to its page of posts if there is one. */
export function TermLink({ term, className }: TermLinkProps): ReactNode {
  if (term.href === null) return <span className={className}>{term.name}</span>
  return (
    <a href={term.href} className={className}>
      {term.name}
    </a>
  )
}

/** Whether a URL is on the website of a product: one linked from a menu group with `products: true`. */
export function isProduct(href: string, { groups }: Pick<Chrome, 'groups'>): boolean {
  const host = hostOf(href)
  return host !== null && groups.some((group) => group.products && linksIn(group).some((link) => hostOf(link) === host))
}

function linksIn({ link, children }: NavLink): readonly string[] {
  return [...(link && isWebsite(link) ? [link.href] : []), ...children.flatMap(linksIn)]
}

function hostOf(href: string): string | null {
  return URL.canParse(href) ? new URL(href).host : null
}
