import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ENDS_PARAGRAPH } from './nesting.ts'
import { EFFECTS, STATE } from './react-names.ts'

/** A module that has words of code which does not work in a page. Only its syntax tells whether they are code. */
export interface Suspect {
  /** Absolute. */
  readonly file: string
  /** Where it would not work. */
  readonly where: 'anywhere' | 'pages' | 'islands'
}

const ANYWHERE = [
  /<(?:style|script)\b|\bcreateElement\s*\(\s*['"]style\b/,
  /\bdangerouslySetInnerHTML=|\son[a-z]+=|<img\b(?![^>]*\balt=)/,
  // An element in one that may not contain it.
  new RegExp(String.raw`<p\b(?:(?!</p>)[^])*?<(?:${[...ENDS_PARAGRAPH].join('|')})[\s/>]`),
  /<(a|button|form)\b(?:(?!<\/\1>)[^])*?<\1\b/,
  // A file on another host.
  /(?:\b(?:src|srcSet|href|poster|data)|[aA]ction)=\{?['"`]https?:\/\//,
  // A switch that `false` turns on, code for an address, and what the head of each page has.
  /\b[a-zA-Z]+=\{?['"`](?:false['"`]|\s*javascript:)/i,
  /<(?:title|meta)\b|<link\b[^>]*\bcanonical\b/,
  // A number that is shown, a comment between tags, and an element that is not returned.
  /\.(?:length|size)\s*\)*\s*&&/,
  /[^=\s]>\s*\/(?:\/\s|\*[^*])/,
  /(?:;|(?<!=)\{)\s*<[A-Za-z>]|<\/Island>/,
]
const ON_PAGES = new RegExp(
  String.raw`\bstyle=|\bon[A-Z]\w*=|\b(?:${[...EFFECTS, ...STATE, 'lazy', 'createElement'].join('|')})\b|[aA]ction=\{\s*(?:async\b|\()|\bnew Date\b(?!\([^)])|\b(?:Math|Date|crypto|performance)\.(?:now|random|randomUUID|getRandomValues)\(`,
)

/**
 * The suspects among the modules of a theme in `root`. Packages are none, and neither are modules that draw by themselves, with
 * `react-dom/server`: what they draw may be no page.
 */
export function suspectsOf(inputs: readonly string[], root: string): Suspect[] {
  const own = inputs.filter((file) => isOwn(path.relative(root, file))).toSorted()
  return own.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const where = text.includes('react-dom/server') ? undefined : whereOf(text, file)
    return where ? { file, where } : []
  })
}

function whereOf(text: string, file: string): Suspect['where'] | undefined {
  const [onPages, inIslands] = [ON_PAGES.test(text), file.endsWith('x') && lacksKeys(text)]
  if ((onPages && inIslands) || ANYWHERE.some((pattern) => pattern.test(text))) return 'anywhere'
  if (onPages) return 'pages'
  return inIslands ? 'islands' : undefined
}

/** Lists that may be drawn without keys, which matters only where they change. */
function lacksKeys(text: string): boolean {
  return countOf(/\.map\(/g, text) > countOf(/\bkey=/g, text)
}

function countOf(pattern: RegExp, text: string): number {
  return Array.from(text.matchAll(pattern)).length
}

function isOwn(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !/^\.\.|(?:^|[\\/])node_modules[\\/]/.test(file)
}
