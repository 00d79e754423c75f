import type { Chrome, NavLink } from '../../renderer/model/context.ts'
import { isWebsite } from './SmartLink.tsx'

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
