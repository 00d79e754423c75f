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
