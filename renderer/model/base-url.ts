/** What is wrong with the address of a site: every address in its pages starts at the top of the host. Undefined if nothing. */
export function baseUrlProblem(address: string): { readonly message: string; readonly hint: string } | undefined {
  const { pathname, origin } = new URL(address)
  if (pathname === '/') return undefined
  return {
    message: `a site cannot be served below a path (\`${pathname}\`)`,
    hint: `its links and files start at the top of the host; use ${origin}, or give the site a host name of its own and lead ${pathname} there`,
  }
}
