import type { NavLink } from 'kartograf'

/** Looks of the emergency button: `alarm` is filled in red, `outline` drawn in red, `calm` has a red icon only. */
export const SKINS = ['alarm', 'outline', 'calm'] as const

/** The emergency entry of a menu: the first one that is found on any level. */
export function alarmOf(items: readonly NavLink[]): NavLink['emergency'] {
  for (const item of items) {
    const alarm = item.emergency ?? alarmOf(item.children)
    if (alarm) return alarm
  }
  return null
}
