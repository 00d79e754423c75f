/**
 * Whether a URL is one of `externalLinks.ignore`, such as `https://*.example/*`: an asterisk matches any characters. Each part between two
 * asterisks is taken where it occurs first, so that no pattern takes longer than one search for each of its parts.
 */
export function isIgnored(pattern: string, url: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return url === pattern
  if (!url.startsWith(start) || !url.endsWith(end)) return false
  let at = start.length
  for (const part of parts) {
    const found = url.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= url.length - end.length
}
