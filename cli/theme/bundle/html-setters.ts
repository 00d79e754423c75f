import { isOfTool } from '../tool-folder.ts'

/** Assignments and calls that browsers refuse with a string, under the policy of the pages. */
const SETTER = /\.(?:innerHTML|outerHTML)\s*\+?=(?!=)|\.insertAdjacentHTML\s*\(|\bdocument\.write(?:ln)?\s*\(/

/**
 * React sets HTML only where a component asks for it, the runtime has the one policy that may, and of the last one only what keeps the
 * consent is used.
 */
const KNOWN = new Set(['react', 'react-dom', 'scheduler', 'kartograf', 'vanilla-cookieconsent'])

/** What sets HTML from strings in code for the browser: names of packages, and paths of other modules, in order. */
export function htmlSetters(modules: Readonly<Record<string, { readonly code: string | null }>>): string[] {
  const found = Object.entries(modules).filter(
    ([file, { code }]) => !file.startsWith('\0') && !isOfTool(file) && SETTER.test(code ?? ''),
  )
  const names = found.map(([file]) => packageOf(file) ?? file)
  return [...new Set(names)].filter((name) => !KNOWN.has(name)).toSorted()
}

/** `…/node_modules/@scope/name/index.js` → `@scope/name`. Undefined for modules that are in no package. */
export function packageOf(file: string): string | undefined {
  const [, within] = /.*[\\/]node_modules[\\/](.+)$/.exec(file) ?? []
  const parts = within?.split(/[\\/]/) ?? []
  return within === undefined ? undefined : parts.slice(0, within.startsWith('@') ? 2 : 1).join('/')
}
