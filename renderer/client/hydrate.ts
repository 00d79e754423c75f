import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Undoes a mount. */
export type Unmount = () => void

/** What the browser module of an island exports. It is written by the bundler: see `cli/theme/bundle-code.ts`. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, report: (error: unknown) => void, lose: () => void) => Unmount
}

/**
 * Brings the HTML of an island to life. React takes away the HTML of a root that fails, so it is put back: a failing island
 * leaves what the server rendered, and `lose` is told that it is not alive.
 */
export function hydrate(
  element: HTMLElement,
  component: ComponentType<never>,
  report: (error: unknown) => void,
  lose: () => void,
): Unmount {
  const before = element.cloneNode(true)
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const restore = (error: unknown): void => {
    report(error)
    lose()
    queueMicrotask(() => element.replaceChildren(...before.cloneNode(true).childNodes))
  }
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: restore,
    onCaughtError: report,
    onRecoverableError: report,
  })
  return () => root.unmount()
}
