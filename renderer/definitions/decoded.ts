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

function withEscapesBy(decode: (text: string) => string, text: string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
