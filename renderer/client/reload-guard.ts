import { RELOAD_KEY } from '../definitions/stored.ts'
import { readJson, type Store } from './store.ts'

/** Time within which the same path is not loaded again after a failure: Nuxt's `reloadNuxtApp({ ttl })`. */
export const RELOAD_GUARD_MS = 10_000

/** Whether a failed navigation may become a document load; remembers that it did. */
export function allowReload(path: string, store: Store, now: number): boolean {
  const last = readJson(store, RELOAD_KEY) as { readonly path: string; readonly expires: number } | null
  if (last?.path === path && last.expires > now) return false
  store.setItem(RELOAD_KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS }))
  return true
}
