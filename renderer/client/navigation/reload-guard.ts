import { RELOAD_KEY } from '../../definitions/stored.ts'
import { readJson, type Store } from '../store.ts'

/** Minimum time between two reloads of the same path, like the `ttl` of Nuxt's `reloadNuxtApp`. */
export const RELOAD_GUARD_MS = 10_000

/** Whether a failed navigation may become a document load. Records the reload. */
export function allowReload(path: string, store: Store, now: number): boolean {
  const last = readJson(store, RELOAD_KEY) as { readonly path: string; readonly expires: number } | null
  if (last?.path === path && last.expires > now) return false
  store.setItem(RELOAD_KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS }))
  return true
}
