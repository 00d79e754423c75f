/** Patterns of a language, as the package `hyphen` brings them; its own types name folders, which Node does not import. */
declare module 'hyphen/de/index.js' {
  const patterns: { readonly hyphenateSync: (text: string) => string }
  export default patterns
}

declare module 'hyphen/es/index.js' {
  const patterns: { readonly hyphenateSync: (text: string) => string }
  export default patterns
}
