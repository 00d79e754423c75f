import { nearestHint } from '../../../renderer/content/nearest.ts'
import type { IssueWords } from '../../../renderer/definitions/issue.ts'
import { expectedOf } from '../../../renderer/definitions/theme/theme-results.ts'
import { AS_WRITTEN, RESOLVED } from '../../../renderer/definitions/theme/unresolved.ts'
import { browserHint } from '../../theme/faults/browser-names.ts'
import { NO_ERROR } from '../../theme/import-theme.ts'
import { isSuspended } from './component-stack.ts'
import { objectHint } from './object-advice.ts'
import type { Cause } from './render-causes.ts'

type Advice = Pick<IssueWords, 'expected' | 'hint'>

/** What was expected of a page that failed, and how to mend it. `islands`: the names of the theme's. */
export function adviceOn({ message, stack }: Cause, islands: readonly string[]): Advice {
  const [, island] = /^The theme has no island '(.*)'$/.exec(message) ?? []
  if (island !== undefined) return islandAdvice(island, islands)
  const result = expectedOf(message)
  if (result !== undefined) return { expected: result }
  if (message.endsWith(AS_WRITTEN)) return { expected: RESOLVED }
  return { expected: 'a page that renders', hint: hintFor(message) ?? (stack === '' ? NO_ERROR : undefined) }
}

/** A variable that Vite and Astro have in `import.meta.env`, by the names that they give. */
const OF_VITE = /^Cannot read properties of undefined \(reading '((?:PUBLIC|VITE)_\w+|MODE|DEV|PROD|SSR|BASE_URL)'\)$/

function hintFor(message: string): string | undefined {
  if (isSuspended(message)) return 'pages are drawn at once, so a component cannot be `async` or wait for something'
  if (/^Element type is invalid.* got: object/s.test(message))
    return 'what a CommonJS package exports by default is its `default` here: `import Slider from …`, `<Slider.default />`'
  const [, variable] = OF_VITE.exec(message) ?? []
  if (variable !== undefined)
    return `there is no \`import.meta.env\`: write \`process.env.${variable}\`; an island gets the value in its props`
  const [, nothing] = /^Cannot read properties of (undefined|null) /.exec(message) ?? []
  if (nothing !== undefined)
    return `a value that is used here is ${nothing}: kartograf check --types finds a misspelt name; in data that the theme imports, which nothing checks, a field may be missing`
  return objectHint(message) ?? browserHint(message)
}

function islandAdvice(name: string, islands: readonly string[]): Advice {
  const names = islands.map((known) => `\`${known}\``).join(', ')
  const expected =
    names === '' ? 'a name in `islands` of the theme, which has none' : `an island of the theme: ${names}`
  return { expected, hint: nearestHint(name, islands) }
}
