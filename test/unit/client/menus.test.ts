import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeMenus, watchSheet } from '../../../renderer/client/menus.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page as far as the runtime touches it: the sheet of the menus with its button, and two parts that it covers. */
function pageWithSheet(support: { readonly popover: boolean } = { popover: true }) {
  const sheet = { offsetWidth: 0, hidePopover: () => (sheet.offsetWidth = 0) }
  const button = { offsetWidth: 60, popoverTargetElement: support.popover ? sheet : undefined }
  const covered = [{ inert: false }, { inert: false }]
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('window', { addEventListener: (type: string, work: () => void) => listeners.set(type, work) })
  const document = {
    querySelector: () => button,
    querySelectorAll: (selector: string) =>
      selector.startsWith('body') ? covered : selector === '[popover]' ? [sheet] : [],
  } as unknown as Document
  watchSheet(document)
  return {
    document,
    sheet,
    inert: () => covered.map((part) => part.inert),
    toggle: (width: number): void => {
      sheet.offsetWidth = width
      listeners.get('toggle')?.()
    },
    /** The window becomes so wide, or so narrow, that the button has this width. */
    resize: (width: number): void => {
      button.offsetWidth = width
      listeners.get('resize')?.()
    },
  }
}

describe('what is behind the sheet of the menus', () => {
  test('cannot be reached while the sheet is open, and can afterwards', () => {
    const { toggle, inert } = pageWithSheet()
    toggle(390)
    expect(inert()).toEqual([true, true])
    toggle(0)
    expect(inert()).toEqual([false, false])
  })

  test('can be reached at once when menus are closed for another page or place', () => {
    const { document, toggle, inert } = pageWithSheet()
    toggle(390)
    closeMenus(document)
    expect(inert()).toEqual([false, false])
  })

  test('can be reached where the window has grown: the sheet closes', () => {
    const { sheet, toggle, resize, inert } = pageWithSheet()
    toggle(390)
    resize(0)
    expect(sheet.offsetWidth).toBe(0)
    expect(inert()).toEqual([false, false])
  })

  test('stays out of reach when the window changes and is still narrow', () => {
    const { sheet, toggle, resize, inert } = pageWithSheet()
    toggle(390)
    resize(60)
    expect(sheet.offsetWidth).toBe(390)
    expect(inert()).toEqual([true, true])
  })

  test('is left as it is by a browser without popovers', () => {
    const { resize, inert } = pageWithSheet({ popover: false })
    resize(0)
    expect(inert()).toEqual([false, false])
  })
})
