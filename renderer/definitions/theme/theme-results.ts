import { type Fits, having, isRecord, isText, listOf, orNothing } from './part-kinds.ts'

/** What a function of a theme has to give, and how to tell. */
export type ResultKind = readonly [fits: Fits, expected: string]

/** The result of a function of a theme that is of another kind. `gave` names the function: `` `rootArt` of the theme gave ``. */
export class WrongResult extends Error {
  override readonly name = 'WrongResult'
  readonly expected: string

  constructor(gave: string, result: unknown, expected: string) {
    super(`${gave} ${inWords(result)}`)
    this.expected = expected
  }
}

function inWords(result: unknown): string {
  if (result instanceof Promise) return 'a promise'
  if (Array.isArray(result)) return 'a list of another kind'
  if (typeof result === 'function') return 'a function'
  return isRecord(result) ? 'an object of another kind' : `\`${JSON.stringify(result) ?? String(result)}\``
}

/**
 * Functions of a theme and its collections that are called while pages are drawn. Those of its texts are tried when it is loaded, and those
 * of collections that are called earlier are in `guarded.ts`.
 */
const RESULTS = {
  browserColour: [isText, "a colour, such as `browserColour: () => '#1f5a4c'`"],
  rootArt: [orNothing((part) => typeof part === 'string'), 'an SVG, as a text'],
  socialImage: [
    orNothing((part) => isText(part) || (having(['svg', 'alt'])(part) && Object.values(part as object).every(isText))),
    'an SVG, `{ svg, alt }`, or null for no picture',
  ],
  kindsOf: [orNothing(listOf(isText)), 'a list of texts, such as `kindsOf: (page) => [page.view.template]`'],
  markdown: [
    (part) => isRecord(part) && isRecord(part['components']) && isRecord(part['footnotes']),
    '`markdown: (context) => ({ components: {}, footnotes: { heading: …, back: … } })`',
  ],
  serviceTexts: [isRecord, '`serviceTexts: (t) => ({ … })`, as in docs/services.md of kartograf'],
  structuredData: [
    orNothing(listOf((thing) => !thing || having(['@type'])(thing))),
    "a list of objects of schema.org, `[{ '@type': 'Event', … }]`",
  ],
  questions: [orNothing(listOf(having(['question', 'answer']))), 'a list of questions, `[{ question, answer }]`'],
  'files.render': [orNothing(listOf(having(['path', 'content']))), 'a list of files, `[{ path, content }]`'],
} as const satisfies Readonly<Record<string, ResultKind>>

type Name = keyof typeof RESULTS

/** What a function of a theme, or of a collection or section of it, has given, if that is of its kind. Throws a `WrongResult` otherwise. */
export function resultOf<T>(name: Name, result: T, owner?: string): T {
  const [fits, expected] = RESULTS[name]
  if (fits(result)) return result
  throw new WrongResult(`\`${name}\` of ${owner === undefined ? 'the theme' : `\`${owner}\``} gave`, result, expected)
}

/** What was expected, by the message of a `WrongResult`: of errors in threads, nothing else is known. */
export function expectedOf(message: string): string | undefined {
  const [, name] = /^`([\w.]+)` of (?:the theme|`[^`]*`) gave /.exec(message) ?? []
  return name !== undefined && Object.hasOwn(RESULTS, name) ? RESULTS[name as Name][1] : undefined
}
