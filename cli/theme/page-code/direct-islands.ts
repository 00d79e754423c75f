import path from 'node:path'
import { issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { themeSources } from '../../content/theme-sources.ts'

/** What the compiled code of a theme says of the islands that it shows: their names; null if it computes one. */
export function shownIslands(code: string): readonly string[] | null {
  if (/\bjsxs?\(\w*Island\w*, \{[^{}]*\bname(?:,|\s*\}|: (?!"))/.test(code)) return null
  return [...new Set(Array.from(code.matchAll(/\bname: "([A-Z]\w*)"/g), ([, name = '']) => name))]
}

/**
 * A warning for each island that the theme shows only as a component, `<Counter />`, whose handlers never run then. One that it also shows
 * as an island may be drawn elsewhere without: its HTML works. `inBrowser`: the modules that islands consist of.
 */
export function directIslands(
  { islands }: Pick<Theme, 'islands'>,
  shown: readonly string[] | null,
  inBrowser: ReadonlySet<string>,
  root: string,
): Issue[] {
  const others = shown === null ? [] : Object.keys(islands).filter((name) => !shown.includes(name))
  if (others.length === 0) return []
  const sources = themeSources(root).filter((source) => !inBrowser.has(path.join(root, source.path)))
  return others.flatMap((name) => {
    const tag = new RegExp(`(?<![\\w$])<${name}(?=[\\s/>])`)
    const source = sources.find(({ text }) => tag.test(text))
    if (!source) return []
    return issueIn(source.path, placeAt(source.text, source.text.search(tag)), {
      code: 'not-interactive',
      severity: 'warning',
      message: `\`<${name}>\` is drawn once, and its code does not run in the browser: the theme shows this island only as a component`,
      expected: `\`<Island name="${name}" props={{ … }} context={context} />\``,
    })
  })
}
