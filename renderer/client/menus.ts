/** Menus of the header: disclosures that share a name. Sheets (popovers) close by themselves when one clicks beside them. */
const OPEN_MENU = 'details[name][open]'

/** Closes menus on Escape and on a click beside them. Without script they close by their own button. */
export function watchMenus(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus(document)) if (!menu.contains(target as Node)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus(document)) {
      menu.open = false
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
  })
}

/** Before another page is shown. */
export function closeMenus(document: Document): void {
  for (const menu of openMenus(document)) menu.open = false
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) if (isOpen(sheet)) sheet.hidePopover()
}

function openMenus(document: Document): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)].filter((menu) => !menu.closest('main'))
}

/** Older browsers do not know the selector and throw. */
function isOpen(sheet: Element): boolean {
  return 'popover' in sheet && sheet.matches(':popover-open')
}
