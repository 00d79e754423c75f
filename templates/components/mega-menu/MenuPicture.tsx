import type { ReactNode } from 'react'
import type { NavLink } from 'kartograf'

interface Props {
  readonly item: Pick<NavLink, 'img'>
  /** Side in pixels. */
  readonly size?: 24 | 36
}

/** The picture of a menu entry. Its alternative text is empty, because the title describes it. */
export function MenuPicture({ item, size = 36 }: Props): ReactNode {
  if (item.img === null) return null

  return <img className="menu-picture" src={item.img} alt="" width={size} height={size} loading="lazy" />
}
