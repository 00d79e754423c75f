/** Names that only browsers define. `navigator` is not among them: newer versions of Node have one. */
const NAME =
  /^(?:window|document|location|history|screen|localStorage|sessionStorage|matchMedia|getComputedStyle|requestAnimationFrame|\w*Observer|HTML\w*Element) is not defined$/

/** Advice on an error of code that has used what only a browser has; undefined for other errors. */
export function browserHint(message: string): string | undefined {
  return NAME.test(message)
    ? 'pages are drawn by the build, where there is no browser: use it in an effect or a handler of an island (docs/themes.md, “Code in the browser”)'
    : undefined
}
