import type { NavLink } from 'kartograf'

/** Styles of the emergency button: `alarm` is filled red, `outline` has a red outline, `calm` only a red icon. */
export const SKINS = ['alarm', 'outline', 'calm'] as const

/** The emergency entry of a menu: the first one on any level. */
export function alarmOf(items: readonly NavLink[]): NavLink['emergency'] {
  for (const item of items) {
    const alarm = item.emergency ?? alarmOf(item.children)
    if (alarm) return alarm
  }
  return null
}
