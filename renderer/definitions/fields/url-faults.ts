/** Whether a text is an absolute http or https URL. */
export function isUrl(value: string): boolean {
  return /^https?:\/\/[^\s/]+(\/[^\s]*)?$/.test(value) && URL.canParse(value)
}

/** The error of a text that should be a URL, and a suggestion: `www.example.com` → `https://www.example.com`. */
export function urlFault(written: string): { readonly message: string; readonly hint?: string } {
  const rest = written.replace(/^(?:[a-z]{3,6}:\/{0,2}|[a-z]{3,6}\/\/|\/\/)/i, '')
  const meant = `https://${rest}`
  const message = 'must be a URL such as https://www.example.com'
  return /^[^\s/@:]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(rest) && isUrl(meant)
    ? { message, hint: `did you mean \`${meant}\`?` }
    : { message }
}
