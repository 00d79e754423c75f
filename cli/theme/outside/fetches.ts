import { pathToFileURL } from 'node:url'

/** Calls of `fetch` by the modules of a theme while they were imported, by the compiled file. A module is run once in a process. */
const calls = new Map<string, readonly Error[]>()

/** Imports a theme, and notes where its modules call `fetch` meanwhile. */
export async function notingFetches<T>(file: string, load: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis
  const address = pathToFileURL(file).href
  const noted: Error[] = []
  const noting: typeof fetch = (...request) => {
    const here = new Error('fetch')
    if (here.stack?.includes(address)) noted.push(here)
    return fetch(...request)
  }
  globalThis.fetch = noting
  try {
    return await load()
  } finally {
    if (globalThis.fetch === noting) globalThis.fetch = fetch
    if (!calls.has(file)) calls.set(file, noted)
  }
}

/** An error with the stack of each such call. */
export function fetchesOf(file: string): readonly Error[] {
  return calls.get(file) ?? []
}
