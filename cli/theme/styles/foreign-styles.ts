import path from 'node:path'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { CompileError } from '../faults/compile-error.ts'

/** Whether a URL of a style sheet leads to another host. */
export function isForeign(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url)
}

/** The error of a style sheet (`file`, absolute) that would load something from another host. */
export function foreignError(url: string, file: string, { line, column }: Place): CompileError {
  const fault = {
    file: path.resolve(file),
    line,
    column,
    message: `\`${url}\` is on another host, which would learn of each visitor; pages load styles, fonts and pictures only from the site itself`,
    expected: 'a file of the theme, or one of a package',
    hint: hintFor(url),
  }
  return new CompileError([fault])
}

/** Packages of fonts are named after the family, which Google has in the address. */
function hintFor(url: string): string {
  const [, family] = /^(?:https?:)?\/\/fonts\.googleapis\.com\/.*[?&]family=([^:&]+)/i.exec(url) ?? []
  if (family === undefined)
    return 'download it, and name the copy by a path relative to the sheet, such as `url(./fonts/text.woff2)`'
  const name = `@fontsource-variable/${family.toLowerCase().replaceAll('+', '-')}`
  return `\`npm install ${name}\`, and name a file of it in \`@font-face\`: \`src: url(${name}/files/….woff2)\``
}
