/** Menus of the header: disclosures that share a name. Sheets (popovers) close by themselves when one clicks beside them. */
const MENU = 'header details[name]'

/** What the sheet of the menus covers: not the header, the skip link before it, and what the runtime says. */
const COVERED = 'body > :not(header, a, div)'

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

/** Nothing behind the sheet of the menus can be reached while it is open. `toggle` does not bubble: it is caught on its way down. */
export function watchSheet(document: Document): void {
  for (const type of ['toggle', 'resize']) window.addEventListener(type, () => cover(document), true)
}

/** Before another page is shown, or another place of this one. */
export function closeMenus(document: Document): void {
  for (const menu of menusIn(document)) menu.open = false
  // Older browsers have no popovers.
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
  cover(document)
}

/** A window that has grown has room for what the sheet holds, and no button for it: then the sheet closes. */
function cover(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('header [popover] ~ button')
  const sheet = button?.popoverTargetElement as HTMLElement | null | undefined
  if (!sheet) return
  if (!button?.offsetWidth) sheet.hidePopover()
  const isCovered = sheet.offsetWidth > 0
  for (const part of document.querySelectorAll<HTMLElement>(COVERED)) part.inert = isCovered
}

/** The button and the menu are all that their parent holds; the summary and the panel are all that the menu holds. */
function buttonOf(menu: HTMLDetailsElement): HTMLButtonElement {
  const [summary, panel] = menu.children as unknown as [HTMLElement, Element]
  const button = menu.ownerDocument.createElement('button')
  button.className = summary.className
  button.ariaCurrent = summary.ariaCurrent
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
