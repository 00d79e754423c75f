/** The part of `Storage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>

export interface SessionStore extends Store {
  /** Whether a stored value outlasts the document. */
  readonly keeps: (key: string) => boolean
}

/** The session storage, or memory for the life of the document if the browser refuses it. */
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

/** Storage may be blocked by settings or full; neither must stop a navigation. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A value stored as JSON; null if missing, undefined if invalid. */
export function readJson(store: Store, key: string): unknown {
  return attempt(() => JSON.parse(store.getItem(key) as string) as unknown)
}
