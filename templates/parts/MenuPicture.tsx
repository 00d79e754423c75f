import type { ReactNode } from 'react'
import type { NavLink } from '../../renderer/model/context.ts'

interface Props {
  readonly item: Pick<NavLink, 'img'>
  /** Side in pixels. */
  readonly size?: 24 | 36
}

/** The picture that the menu names for an entry. The title beside it says what it shows. */
export function MenuPicture({ item, size = 36 }: Props): ReactNode {
  if (item.img === null) return null

  return <img className="menu-picture" src={item.img} alt="" width={size} height={size} loading="lazy" />
}
