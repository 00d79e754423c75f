import type { NavLink, Settings } from 'kartograf'

/** Descriptions of menu entries by the address of their link. */
export type MenuLines = Readonly<Record<string, string>>

/** Whether the script `menu` adds the descriptions; otherwise they are in each document. */
export function areLinesLate({ script, scripts }: Pick<Settings, 'script' | 'scripts'>): boolean {
  return script && scripts.includes('menu')
}

/** The descriptions below the names in all panels, which browsers load after the page (see `island/menu.ts`). */
export function menuLines(groups: readonly NavLink[]): MenuLines {
  return Object.fromEntries(groups.flatMap(({ children }) => children.flatMap(linesOf)))
}

function linesOf({ link, description, children }: NavLink): [string, string][] {
  const own: [string, string][] = link && description ? [[link.href, description]] : []
  return [...own, ...children.flatMap(linesOf)]
}
