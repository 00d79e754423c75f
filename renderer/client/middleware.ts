import type { RouteMiddleware } from '../definitions/theme.ts'

/** An error that retrying cannot fix: the error page is shown. */
export class Fatal extends Error {}

export type LoadMiddleware = (src: string) => Promise<{ readonly middleware: RouteMiddleware }>

/**
 * Runs the middleware of a page in order, until one refuses or redirects. Rejects if a module cannot be loaded; an unknown name, or an
 * error inside middleware, is fatal.
 */
export async function ask(
  names: readonly string[],
  to: { readonly path: string; readonly locale: string },
  table: Readonly<Record<string, string>>,
  load: LoadMiddleware,
): Promise<boolean | string> {
  for (const name of names) {
    const src = table[name]
    if (!src) throw new Fatal(`Unknown route middleware: '${name}'.`)
    const { middleware } = await load(src)
    const answer = await Promise.resolve(to).then(middleware).catch(fault)
    if (answer !== true) return answer
  }
  return true
}

function fault(cause: unknown): never {
  throw new Fatal('Route middleware failed', { cause })
}
