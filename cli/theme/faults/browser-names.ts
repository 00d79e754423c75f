/** Names that only browsers define. */
const NAME =
  /^(?:window|self|document|location|history|navigator|screen|localStorage|sessionStorage|indexedDB|matchMedia|getComputedStyle|(?:request|cancel)(?:AnimationFrame|IdleCallback)|customElements|visualViewport|devicePixelRatio|(?:inner|outer)(?:Width|Height)|scroll[XY]|alert|CSS|Node|Element|Image|Audio|FileReader|DOMParser|XMLHttpRequest|\w*Observer|HTML\w*Element) is not defined$/

/** Those that newer versions of Node define as well, with values of the machine that builds: pages would show `Node.js/24`. */
const IN_NODE = ['navigator', 'localStorage', 'sessionStorage']

/** Takes away what only browsers have, so that themes do not use it by mistake, in each version of Node. For the whole thread. */
export function hideBrowserNames(): void {
  for (const name of IN_NODE) Reflect.deleteProperty(globalThis, name)
}

/** Advice on an error of code that has used what only a browser has, or of the package `by`; undefined for other errors. */
export function browserHint(message: string, by?: string): string | undefined {
  if (!NAME.test(message)) return undefined
  const way = by === undefined ? 'use it' : `import it when it is used, \`await import('${by}')\`,`
  return `pages are drawn by the build, where there is no browser: ${way} in an effect or a handler of an island (docs/themes.md, “Code in the browser”)`
}
