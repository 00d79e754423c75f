/** The error of a base URL, or undefined if valid. Its path becomes part of host files, so it must consist of plain segments. */
export function baseUrlProblem(address: string): { readonly message: string; readonly hint: string } | undefined {
  const { pathname } = new URL(address)
  if (/^(\/[a-z0-9][a-z0-9._~-]*)*\/?$/i.test(pathname)) return undefined
  return {
    message: `the path of the site has other characters than letters, digits, \`.\`, \`_\`, \`~\` and \`-\` (\`${pathname}\`)`,
    hint: 'use a path such as /docs or /team/docs',
  }
}
