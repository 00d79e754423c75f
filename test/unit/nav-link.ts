import type { NavLink } from '../../renderer/definitions/context.ts'

/** An entry of the menu that leads to the page of its name, but for what a test is about. */
export function navLink(name: string, given: Partial<NavLink> = {}): NavLink {
  return {
    name,
    title: name,
    description: null,
    link: { kind: 'link', href: `/en/${name}/`, external: false, hreflang: null },
    products: false,
    emergency: null,
    img: null,
    children: [],
    ...given,
  }
}
