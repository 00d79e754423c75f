import type { NavLink } from 'kartograf'

/** Descriptions of menu entries by the address of their link. */
export type MenuLines = Readonly<Record<string, string>>

/** The descriptions below the names in all panels, which browsers load after the page (see `island/menu-lines.ts`). */
export function menuLines(groups: readonly NavLink[]): MenuLines {
  return Object.fromEntries(groups.flatMap(({ children }) => children.flatMap(linesOf)))
}

function linesOf({ link, description, children }: NavLink): [string, string][] {
  const own: [string, string][] = link && description ? [[link.href, description]] : []
  return [...own, ...children.flatMap(linesOf)]
}
