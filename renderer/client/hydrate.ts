import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Undoes a mount. */
export type Unmount = () => void

/** Callbacks for the state of an island. */
interface IslandCallbacks {
  /** The island is hydrated and handles events. */
  readonly live: () => void
  /** The island has failed. */
  readonly lose: () => void
}

/** The exports of an island's browser module, which `cli/theme/bundle/bundle-code.ts` generates. */
export interface IslandModule {
  readonly mount: (element: HTMLElement, callbacks: IslandCallbacks) => Unmount
}

/** Time to load the props of an island, in milliseconds. */
const PATIENCE_MS = 10_000

/** Hydrates an island with the props in its element, or with those of the file that the element names. */
export function hydrate(element: HTMLElement, component: ComponentType<never>, callbacks: IslandCallbacks): Unmount {
  const { props = '{}', propsAt } = element.dataset
  if (propsAt === undefined) return hydrateWith(JSON.parse(props) as never, element, component, callbacks)
  let unmount: Unmount | undefined
  let isGone = false
  propsFrom(propsAt)
    .then((loaded) => {
      if (!isGone) unmount = hydrateWith(loaded, element, component, callbacks)
    })
    .catch((error: unknown) => {
      if (isGone) return
      tell(element, error)
      callbacks.lose()
    })
  return () => {
    isGone = true
    unmount?.()
  }
}

async function propsFrom(address: string): Promise<never> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return (await response.json()) as never
}

/** React removes the HTML of a root that fails, so it is restored: a failing island keeps the server's HTML, and `lose` is called. */
function hydrateWith(
  props: never,
  element: HTMLElement,
  component: ComponentType<never>,
  { live, lose }: IslandCallbacks,
): Unmount {
  const before = element.cloneNode(true)
  const restore = (error: unknown): void => {
    tell(element, error)
    lose()
    queueMicrotask(() => element.replaceChildren(...before.cloneNode(true).childNodes))
  }
  const root = hydrateRoot(element, createElement(ReportHydrated, { live }, createElement(component, props)), {
    identifierPrefix: element.dataset['prefix'] ?? '',
    onUncaughtError: restore,
    onCaughtError: (error) => tell(element, error),
    // `watch` listens, and says what differs.
    onRecoverableError: (error) =>
      window.dispatchEvent(new CustomEvent('site:fault', { detail: { error, island: element, before } })),
  })
  return () => root.unmount()
}

/** Says which island has failed: visitors see no more than that its controls are gone. */
function tell({ dataset }: HTMLElement, error: unknown): void {
  console.error(`The island ${dataset['name']} has failed:`, error)
}

/** Its effect runs after those of the island; the task after it runs when their state updates have been rendered. */
function ReportHydrated({
  live,
  children,
}: Pick<IslandCallbacks, 'live'> & { readonly children?: ReactNode }): ReactNode {
  useEffect(() => void setTimeout(live), [live])
  return children
}
