/** Menus of the header: `details` elements that share a name. Sheets are popovers, which close by themselves on a click outside. */
const MENU = 'header details[name]'

/** Elements covered by the menu sheet: all but the header, the skip link before it, and status messages. */
const COVERED = 'body > :not(header, a, div)'

/**
 * Replaces the summary of each menu, which works without script, with a button that has `aria-expanded`. Menus close on Escape, and on a
 * click or focus outside.
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

/**
 * Makes everything behind the open menu sheet inert, also if it was opened before the script came. `toggle` does not bubble, so it is
 * handled in the capture phase.
 */
export function watchSheet(document: Document): void {
  cover(document)
  for (const type of ['toggle', 'resize']) window.addEventListener(type, () => cover(document), true)
}

/** Called before another page, or an anchor of this one, is shown. */
export function closeMenus(document: Document): void {
  for (const menu of menusIn(document)) menu.open = false
  // Older browsers do not support popovers.
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.hidePopover?.()
  cover(document)
}

/** Closes the sheet when the window becomes wide enough to show its content, because then there is no button to close it. */
function cover(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('header [popover] ~ button')
  const sheet = button?.popoverTargetElement as HTMLElement | null | undefined
  if (!sheet) return
  if (!button?.offsetWidth) sheet.hidePopover()
  const isCovered = sheet.offsetWidth > 0
  for (const part of document.querySelectorAll<HTMLElement>(COVERED)) part.inert = isCovered
}

/** Relies on the markup: the menu is the only child of its parent, and contains only the summary and the panel. */
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
  // The script may come late. A hidden element loses the focus.
  if (summary.matches(':focus')) button.focus()
  summary.className = ''
  summary.hidden = true
  return button
}

function menusIn(document: Document): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(MENU)
}
