/**
 * Keeps the header in view where the style sheet alone cannot (no scroll-driven animations): `data-scroll` on the root
 * element says that script does it, and whether the page is at its top.
 */
export function watchHeader(window: Window): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  const { documentElement } = window.document
  const update = (): void => {
    documentElement.dataset['scroll'] = window.scrollY > 0 ? 'down' : 'top'
  }
  update()
  window.addEventListener('scroll', update, { passive: true })
}
