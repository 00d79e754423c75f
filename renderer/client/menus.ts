/** Menus of the header: disclosures that share a name. Sheets (popovers) close by themselves when one clicks beside them. */
const MENU = 'header details[name]'

/**
 * Gives each menu a button, which says whether its panel is open, in the place of the summary, which is there without script.
 * Menus close on Escape, and on a click or a tab stop beside them.
 */
export function watchMenus(document: Document): void {
  for (const menu of menusIn(document)) {
    const button = buttonOf(menu)
    const closeBeside = ({ target }: Event): void => {
      if (!menu.parentElement?.contains(target as Node)) menu.open = false
    }
    document.addEventListener('click', closeBeside)
    document.addEventListener('keyup', (event) => {
      if (event.key === 'Tab') closeBeside(event)
      if (event.key !== 'Escape') return
      if (menu.contains(event.target as Node)) button.focus()
      menu.open = false
    })
  }
}

/** Before another page is shown. */
export function closeMenus(document: Document): void {
  for (const menu of menusIn(document)) menu.open = false
  // Older browsers have no popovers.
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
}

/** The button and the menu are all that their parent holds; the summary and the panel are all that the menu holds. */
function buttonOf(menu: HTMLDetailsElement): HTMLButtonElement {
  const [summary, panel] = menu.children as unknown as [HTMLElement, Element]
  const button = menu.ownerDocument.createElement('button')
  button.className = summary.className
  button.append(...summary.childNodes)
  button.setAttribute('aria-controls', panel.id)
  button.addEventListener('click', () => (menu.open = !menu.open))
  const tell = (): string => (button.ariaExpanded = `${menu.open}`)
  menu.addEventListener('toggle', tell)
  tell()
  menu.before(button)
  summary.className = ''
  summary.hidden = true
  return button
}

function menusIn(document: Document): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(MENU)
}
