/** Texts may have the signs that end a value. */
const DECLARATION = /(?<=[{;])(--[\w-]+):((?:"(?:[^"\\]|\\.)*"|[^;{}"])*)(?:;|(?=\}))/g

/**
 * Inlines constants: custom properties that a minified style sheet declares once, on `:root`, with a value that refers to no other and is
 * not longer than the reference; not those with a fallback that has parentheses somewhere. Removes unused ones. What scripts use
 * (`ofScripts`) stays as it is.
 */
export function inlineConstants(css: string, ofScripts: readonly string[] = []): string {
  const declared = [...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({ name, value }))
  const times = new Map<string, number>()
  for (const { name } of declared) times.set(name, (times.get(name) ?? 0) + 1)
  const kept = new Set([...ofScripts, ...namesIn(css, /var\((--[\w-]+),[^()]*\(/g)])
  const constants = new Map(
    declared
      .filter(
        ({ name, value }) =>
          times.get(name) === 1 &&
          !kept.has(name) &&
          /^[^\s(]+$/.test(value) &&
          value.length <= name.length + 'var()'.length &&
          isOnRoot(css, name),
      )
      .map(({ name, value }) => [name, value]),
  )
  const used = new Set([...ofScripts, ...namesIn(css, /var\((--[\w-]+)/g)])
  return css
    .replaceAll(DECLARATION, (text, name: string) => (constants.has(name) || !used.has(name) ? '' : text))
    .replaceAll(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (text, name: string) => constants.get(name) ?? text)
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name)
}

/** Whether a custom property is declared for the whole document, outside of any condition. */
function isOnRoot(css: string, name: string): boolean {
  const before = css.slice(0, css.search(new RegExp(`[{;]${name}:`)) + 1)
  const opened = before.slice(0, before.lastIndexOf('{')).split(/[{}]/).at(-1) ?? ''
  return (
    opened === ':root' &&
    !/@(?:media|supports|container)[^{}]*\{$/.test(before.slice(0, before.lastIndexOf('{') - ':root'.length))
  )
}
