/** The part of `Storage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>

export interface SessionStore extends Store {
  /** Whether what was stored under a key outlasts the document. */
  readonly keeps: (key: string) => boolean
}

/** The session's storage; where the browser refuses it, a memory that lasts as long as the document. */
export function sessionStore(open: () => Store): SessionStore {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value)
      attempt(() => open().setItem(key, value))
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt(() => open().removeItem(key))
    },
    keeps: (key) => attempt(() => open().getItem(key)) === memory.get(key),
  }
}

/** A storage may be blocked by the visitor's settings, or full; neither must stop a navigation. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A value that was kept as JSON; null where there is none, or somebody else wrote it. */
export function readJson(store: Store, key: string): unknown {
  return attempt(() => JSON.parse(store.getItem(key) ?? 'null') as unknown) ?? null
}
