import type { MenuLines } from '../menu-lines.ts'

const menu = document.querySelector<HTMLElement>('[data-lines]')
// Without its descriptions the menu leads to the same pages, so a failure is not shown.
if (menu) void fill(menu).catch(() => undefined)

/** Adds the descriptions of entries, which are closed and would make each document a packet or two longer. */
async function fill(menu: HTMLElement): Promise<void> {
  const response = await fetch(menu.dataset['lines'] ?? '')
  const lines = (await response.json()) as MenuLines
  for (const place of menu.querySelectorAll('a > .mega-menu-line')) {
    place.textContent = lines[place.parentElement?.getAttribute('href') ?? ''] ?? ''
  }
}

/** The head of a group in the open sheet of narrow windows; the bar of wide ones is always in view, and must not scroll the page. */
const HEAD = ':popover-open .menu-toggle'

if (CSS.supports(`selector(${HEAD})`)) {
  window.addEventListener('click', showHead)
  window.addEventListener('keyup', (event) => event.key === 'Tab' && showHead(event))
}

/**
 * In the sheet, the panel of one group closes when another one is opened, or when the focus goes on to its head. That moves the other one
 * up by the height of the panel, often out of sight. Listens on the window, because the runtime closes panels on the document.
 */
function showHead({ target }: Event): void {
  if (target instanceof Element) target.closest(HEAD)?.scrollIntoView({ block: 'nearest' })
}
