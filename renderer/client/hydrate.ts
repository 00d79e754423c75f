import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Undoes a mount. */
export type Unmount = () => void

/** The exports of an island's browser module, which `cli/theme/bundle-code.ts` generates. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, report: (error: unknown) => void, lose: () => void) => Unmount
}

/**
 * Hydrates an island. React removes the HTML of a root that fails, so it is restored: a failing island keeps the server's HTML, and `lose` is called.
 */
export function hydrate(
  element: HTMLElement,
  component: ComponentType<never>,
  report: (error: unknown) => void,
  lose: () => void,
): Unmount {
  const html = element.innerHTML
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const restore = (error: unknown): void => {
    report(error)
    lose()
    queueMicrotask(() => (element.innerHTML = html))
  }
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: restore,
    onCaughtError: report,
    onRecoverableError: report,
  })
  return () => root.unmount()
}
