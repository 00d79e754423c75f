/** Patterns of a language from the package `hyphen`, whose own types refer to folders, which Node cannot import. */
declare module 'hyphen/*/index.js' {
  const patterns: { readonly hyphenateSync: (text: string) => string }
  export default patterns
}
