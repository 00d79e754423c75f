/** The error of a base URL, or undefined if valid. It must not have a path, because all URLs in pages start at the root of the host. */
export function baseUrlProblem(address: string): { readonly message: string; readonly hint: string } | undefined {
  const { pathname, origin } = new URL(address)
  if (pathname === '/') return undefined
  return {
    message: `a site cannot be served below a path (\`${pathname}\`)`,
    hint: `links and files start at the root of the host; use ${origin}, or give the site its own host name and redirect ${pathname} to it`,
  }
}
