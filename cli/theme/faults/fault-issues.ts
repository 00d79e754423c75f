import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { issueIn, START, type Issue, type Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { ThemeFault, ThemePart } from '../../../renderer/definitions/theme/theme-fault.ts'
import { themeSources } from '../../content/theme-sources.ts'

/** Issues about the theme as a whole. */
export const BROKEN = { code: 'broken-theme', file: 'templates/index.ts' } as const

/** The issues of a theme's contradictions, each where its part is defined; if it is defined twice, at the second place. */
export function faultIssues(faults: readonly ThemeFault[], root: string): Issue[] {
  const sources = themeSources(root)
  return faults.map(({ part, ...details }) => {
    const [first, second] = part ? definitionsOf(part, sources) : []
    const { file, ...place } = second ?? first ?? { file: BROKEN.file, ...START }
    const hint = first && second && `the other one is in ${first.file}:${first.line}`
    return issueIn(file, place, { code: BROKEN.code, ...details, hint })
  })
}

/**
 * What a definition begins with: `framedSection('quote', …)` of a theme's own is one too, and the name of a collection is that of the
 * constant by custom, `defineCollection(posts, …)`.
 */
const DEFINED: Readonly<Record<ThemePart['kind'], (name: string) => readonly RegExp[]>> = {
  section: (name) => [new RegExp(`\\b\\w*[sS]ection(?:<[^(]*>)?\\(\\s*(['"])${name}\\1`, 'g')],
  collection: (name) => [
    new RegExp(`defineCollection(?:<[^(]*>)?\\(\\s*${name}\\b`, 'g'),
    new RegExp(`collectionName(?:<[^(]*>)?\\(\\s*(['"])${name}\\1`, 'g'),
  ],
  form: (name) => [new RegExp(`defineForm(?:<[^(]*>)?\\(\\{\\s*name: (['"])${name}\\1`, 'g')],
}

/** Where the sources define a part. */
function definitionsOf({ kind, name }: ThemePart, sources: ReturnType<typeof themeSources>): DefinitionPlace[] {
  const found = DEFINED[kind](escapePattern(name)).map((pattern) =>
    sources.flatMap(({ path: file, text }) =>
      Array.from(text.matchAll(pattern), ({ index }) => ({ file, ...placeAt(text, index) })),
    ),
  )
  return found.find((places) => places.length > 0) ?? []
}

interface DefinitionPlace extends Place {
  readonly file: string
}
