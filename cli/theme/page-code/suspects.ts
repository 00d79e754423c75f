import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EFFECTS, STATE } from './react-names.ts'

/** A module that has words of code which does not work in a page. Only its syntax tells whether they are code. */
export interface Suspect {
  /** Absolute. */
  readonly file: string
  /** Whether some would not work in an island either. */
  readonly isAnywhere: boolean
}

const ANYWHERE = /<(?:style|script)\b|\bcreateElement\s*\(\s*['"]style\b/
const ON_PAGES = new RegExp(
  String.raw`\bstyle=|\bon[A-Z]\w*=|\b(?:${[...EFFECTS, ...STATE, 'lazy', 'createElement'].join('|')})\b`,
)

/**
 * The suspects among the modules of a theme in `root`. Packages are none, and neither are modules that draw by themselves, with
 * `react-dom/server`: what they draw may be no page.
 */
export function suspectsOf(inputs: readonly string[], root: string): Suspect[] {
  const own = inputs.filter((file) => isOwn(path.relative(root, file))).toSorted()
  return own.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isAnywhere = ANYWHERE.test(text)
    return (isAnywhere || ON_PAGES.test(text)) && !text.includes('react-dom/server') ? { file, isAnywhere } : []
  })
}

function isOwn(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !/^\.\.|(?:^|[\\/])node_modules[\\/]/.test(file)
}
