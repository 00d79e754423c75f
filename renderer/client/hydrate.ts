import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Undoes a mount. */
export type Unmount = () => void

/** Who is told what becomes of an island. */
export interface Fate {
  readonly report: (error: unknown) => void
  /** It answers what is done to it. */
  readonly live: () => void
  /** It has failed, and is not alive. */
  readonly lose: () => void
}

/** What the browser module of an island exports. It is written by the bundler: see `cli/theme/bundle-code.ts`. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, fate: Fate) => Unmount
}

/**
 * Brings the HTML of an island to life. React takes away the HTML of a root that fails, so it is put back: a failing island
 * leaves what the server rendered.
 */
export function hydrate(element: HTMLElement, component: ComponentType<never>, { report, live, lose }: Fate): Unmount {
  const html = element.innerHTML
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const restore = (error: unknown): void => {
    report(error)
    lose()
    queueMicrotask(() => (element.innerHTML = html))
  }
  const root = hydrateRoot(element, createElement(Living, { live }, createElement(component, props)), {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: restore,
    onCaughtError: report,
    onRecoverableError: report,
  })
  return () => root.unmount()
}

/** Its effect runs after those of the island, the task after it when what they have set is on the page. */
function Living({ live, children }: Pick<Fate, 'live'> & { readonly children?: ReactNode }): ReactNode {
  useEffect(() => void setTimeout(live), [live])
  return children
}
