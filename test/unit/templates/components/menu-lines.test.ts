import { describe, expect, test } from 'vitest'
import type { NavLink } from '../../../../renderer/definitions/context.ts'
import { areLinesLate, menuLines } from '../../../../templates/components/mega-menu/menu-lines.ts'
import { navLink } from '../../nav-link.ts'

function entry(name: string, given: Partial<NavLink> = {}): NavLink {
  return navLink(name, { description: `About ${name}`, ...given })
}

describe('the descriptions of a menu', () => {
  test('are those of entries in groups and in lists by intent, and not of the groups', () => {
    const list = entry('run', { link: null, children: [entry('patch')] })
    expect(menuLines([entry('work', { children: [entry('desk'), list] })])).toEqual({
      '/en/desk/': 'About desk',
      '/en/patch/': 'About patch',
    })
  })

  test('leave out entries without one', () => {
    expect(menuLines([entry('work', { children: [entry('desk', { description: null })] })])).toEqual({})
  })

  test.each([
    [true, ['menu'], true],
    [true, ['search'], false],
    [false, ['menu'], false],
  ])('are added by script if the site has script (%s) and loads this one of %j: %s', (script, scripts, late) => {
    expect(areLinesLate({ script, scripts })).toBe(late)
  })
})
