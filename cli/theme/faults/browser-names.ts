/** Names that only browsers define. Newer versions of Node have some of them, such as `navigator`, and raise no error then. */
const NAME =
  /^(?:window|self|document|location|history|navigator|screen|localStorage|sessionStorage|indexedDB|matchMedia|getComputedStyle|(?:request|cancel)(?:AnimationFrame|IdleCallback)|customElements|visualViewport|devicePixelRatio|(?:inner|outer)(?:Width|Height)|scroll[XY]|alert|CSS|Node|Element|Image|Audio|FileReader|DOMParser|XMLHttpRequest|\w*Observer|HTML\w*Element) is not defined$/

/** Advice on an error of code that has used what only a browser has, or of the package `by`; undefined for other errors. */
export function browserHint(message: string, by?: string): string | undefined {
  if (!NAME.test(message)) return undefined
  const way = by === undefined ? 'use it' : `import it when it is used, \`await import('${by}')\`,`
  return `pages are drawn by the build, where there is no browser: ${way} in an effect or a handler of an island (docs/themes.md, “Code in the browser”)`
}
