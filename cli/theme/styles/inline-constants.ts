/** Separates style sheets that are shortened together: the one of all pages, and those of some. */
export const END = '@end;'

/** Texts may have the signs that end a value. */
const DECLARATION = /(?<=[{;])(--[\w-]+):((?:"(?:[^"\\]|\\.)*"|[^;{}"])*)(?:;|(?=\}))/g

/**
 * Inlines constants: custom properties that the minified style sheet of all pages declares once, on `:root`, with a value that refers to no
 * other and is not longer than the reference; not those with a fallback that has parentheses somewhere. Removes unused ones. What scripts
 * use (`ofScripts`) and conditions ask for (`style(--tone: dark)`) stays as it is.
 */
export function inlineConstants(css: string, ofScripts: readonly string[] = []): string {
  const declared = declarationsIn(css)
  const times = new Map<string, number>()
  for (const { name } of declared) times.set(name, (times.get(name) ?? 0) + 1)
  const asked = [...ofScripts, ...namesIn(css, /(?<!var)\((--[\w-]+)/g)]
  const kept = new Set([...asked, ...namesIn(css, /var\((--[\w-]+),[^()]*\(/g)])
  const constants = new Map(
    declared
      .filter(
        ({ name, value, isOnRoot }) =>
          isOnRoot &&
          times.get(name) === 1 &&
          !kept.has(name) &&
          // What `!important` says of the declaration would be said of the rules that use it.
          /^[^\s(!]+$/.test(value) &&
          value.length <= name.length + 'var()'.length,
      )
      .map(({ name, value }) => [name, value]),
  )
  const used = new Set([...asked, ...namesIn(css, /var\((--[\w-]+)/g)])
  return css
    .replaceAll(DECLARATION, (text, name: string) => (constants.has(name) || !used.has(name) ? '' : text))
    .replaceAll(REFERENCE, (text, name: string, next = '') => valueBefore(next, constants.get(name)) ?? text)
}

/** With the sign behind it, if that could continue a word or a number. */
const REFERENCE = /var\((--[\w-]+)(?:,[^()]*)?\)(?=([\w.\\-]|[^\0-\x7F])?)/g

function valueBefore(next: string, value: string | undefined): string | undefined {
  return value === undefined || next === '' ? value : `${value} `
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name)
}

interface Declaration {
  readonly name: string
  readonly value: string
  /** Whether it holds for the whole document of all pages, under no condition. */
  readonly isOnRoot: boolean
}

/** What stands before a brace or a semicolon. */
const PART = /((?:"(?:[^"\\]|\\.)*"|[^{};"])*)([{};])/g

/** The custom properties of a style sheet. */
function declarationsIn(css: string): Declaration[] {
  const open: string[] = []
  const common = css.indexOf(END)
  return [...css.matchAll(PART)].flatMap(({ 1: written = '', 2: end, index }) => {
    const isOnRoot = isRoot(open) && (common < 0 || index < common)
    if (end === '{') open.push(written)
    if (end === '}') open.pop()
    const [, name, value = ''] = (end !== '{' && /^(--[\w-]+):(.*)$/s.exec(written)) || []
    return name === undefined ? [] : [{ name, value, isOnRoot }]
  })
}

/** Whether rules within each other are that of the root, perhaps in layers. */
function isRoot(open: readonly string[]): boolean {
  return open.at(-1) === ':root' && open.slice(0, -1).every((rule) => rule.startsWith('@layer'))
}
