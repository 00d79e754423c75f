/** An address with its characters in place of escapes, but for those that would divide it, as `%2F`. Invalid ones stay. */
export function decodedAddress(address: string): string {
  return withEscapesBy(decodeURI, address)
}

/** A path as files and servers know it: all characters in place of escapes. Invalid ones stay. */
export function decodedPath(path: string): string {
  return withEscapesBy(decodeURIComponent, path)
}

/** The address of a file: in its name, these signs would begin an escape, an anchor or a query. */
export function addressOfFile(file: string): string {
  return file.replaceAll(/[%#?]/g, encodeURIComponent)
}

/**
 * An address with letters in place of their escapes, as files, redirects and messages have it: `/%CE%B1/` → `/α/`. Other escapes of ASCII
 * than that of a blank stay, since they may divide an address or lead out of its folder (`%2F`, `%2E`), and so do those that are no text.
 * So nothing is decoded twice.
 */
export function withLetters(address: string): string {
  return PLAIN.test(address) ? address : address.replaceAll(ESCAPED, decodedPath).normalize('NFC')
}

/** An address with escapes in place of letters and blanks, as routes have it and browsers report it: `/α/` and `/%ce%b1/` → `/%CE%B1/`. */
export function withEscapes(address: string): string {
  return PLAIN.test(address) ? address : withLetters(address).replaceAll(/ +|[^\0-\x7F\p{Cs}]+/gu, encodeURIComponent)
}

/** An address with small letters in its escapes, as some servers and systems write them: `/%ce%b1/`. */
export function inSmallLetters(address: string): string {
  return address.replaceAll(/%../g, (escape) => escape.toLowerCase())
}

/**
 * What a step of a page's address looks like to a server, for an expression that ignores case. The only escapes are those of letters and of
 * blanks: none is a dot or a slash, so that the step can become the name of a folder.
 */
export const STEP_OF_ADDRESS = String.raw`(?:[a-z0-9]|%[89a-f][\da-f])(?:[a-z0-9._~-]|%20|%[89a-f][\da-f])*`

/** Most addresses by far: there is nothing to do. */
const PLAIN = /^[!-$&-~]*$/

/** Letters, or blanks, which keys of terms may have. */
const ESCAPED = /(?:%20)+|(?:%[89A-F][\dA-F])+/gi

function withEscapesBy(decode: (text: string) => string, text: string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
