/** Patterns of a language, as the package `hyphen` brings them; its own types name folders, which Node does not import. */
declare module 'hyphen/*/index.js' {
  const patterns: { readonly hyphenateSync: (text: string) => string }
  export default patterns
}
