import { MANIFEST } from '../definitions/url.ts'
import { whenIdle } from './idle.ts'

/**
 * What the page can do without at first, and what would share the line with its fonts and sheet: the manifest, which browsers ask
 * for as soon as they see it, and further modules of the theme.
 */
export function loadLate(
  window: Window,
  scripts: readonly string[],
  loadModule: (src: string) => Promise<unknown>,
): void {
  const { document } = window
  const { head } = document
  whenIdle(window, () => {
    // Tags after the title belong to the page, and go with it.
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = `/${MANIFEST}`
    head.prepend(link)
    for (const src of scripts) void loadModule(src)
  })
}
