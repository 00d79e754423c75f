import type { ReactNode } from 'react'
import type { Link, LinkedTerm, Chrome, NavLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'

interface Props {
  readonly link: Link
  readonly context: ShellContext
  readonly className?: string | undefined
  /** The page is one of those below the page that the link leads to. */
  readonly isAbove?: boolean | undefined
  readonly children: ReactNode
  /** An icon behind all words of the link. */
  readonly icon?: ReactNode
}

/** A link that says where it leads: to a page in another language, or into a new tab. */
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
      {link.hreflang && <span className="link-hint"> ({context.t(`language.in.${link.hreflang}`)})</span>}
      {icon}
      {newTab && <span className="visually-hidden"> ({context.t('link.newTab')})</span>}
    </a>
  )
}

/** Other websites open in a new tab, unless the data says otherwise. */
export function opensNewTab(link: Link): boolean {
  return link.target === undefined ? isWebsite(link) : link.target === '_blank'
}

/** Another website, and not a telephone number or an address for mail. */
export function isWebsite(link: Link): boolean {
  return link.external && /^https?:/.test(link.href)
}

interface TermLinkProps {
  readonly term: LinkedTerm
  readonly className?: string | undefined
}

/** A topic or tag, leading to the posts about it where they have a page. */
export function TermLink({ term, className }: TermLinkProps): ReactNode {
  if (term.href === null) return <span className={className}>{term.name}</span>
  return (
    <a href={term.href} className={className}>
      {term.name}
    </a>
  )
}

/** Whether an address is on the site of a product: the host of an entry in a group of the menu that says `products: true`. */
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
