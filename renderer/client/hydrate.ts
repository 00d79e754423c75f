import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Undoes a mount. */
export type Unmount = () => void

/** What happens to an island is reported here. */
interface Fate {
  readonly report: (error: unknown) => void
  /** The island is hydrated and handles events. */
  readonly live: () => void
  /** The island has failed. */
  readonly lose: () => void
}

/** The exports of an island's browser module, which `cli/theme/bundle-code.ts` generates. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, fate: Fate) => Unmount
}

/**
 * Hydrates an island. React removes the HTML of a root that fails, so it is restored: a failing island keeps the server's HTML, and `lose` is called.
 */
export function hydrate(element: HTMLElement, component: ComponentType<never>, { report, live, lose }: Fate): Unmount {
  const before = element.cloneNode(true)
  const props = JSON.parse(element.dataset['props'] ?? '{}') as never
  const restore = (error: unknown): void => {
    report(error)
    lose()
    queueMicrotask(() => element.replaceChildren(...before.cloneNode(true).childNodes))
  }
  const root = hydrateRoot(element, createElement(Living, { live }, createElement(component, props)), {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: restore,
    onCaughtError: report,
    onRecoverableError: report,
  })
  return () => root.unmount()
}

/** Its effect runs after those of the island; the task after it runs when their state updates have been rendered. */
function Living({ live, children }: Pick<Fate, 'live'> & { readonly children?: ReactNode }): ReactNode {
  useEffect(() => void setTimeout(live), [live])
  return children
}
