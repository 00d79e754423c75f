/** The compiled grammars of highlight.js. This format is internal, so a test compares our output with that of highlight.js. */
export interface CompiledMode {
  readonly matcher: Matcher
  readonly keywords?: Readonly<Record<string, readonly [kind: string, relevance: number]>> | null
  readonly keywordPatternRe: RegExp
  readonly subLanguage?: string | readonly string[] | null
  readonly scope?: unknown
  readonly beginScope?: Scope
  readonly endScope?: Scope
  readonly endRe?: RegExp
  readonly endsParent?: boolean
  readonly endsWithParent?: boolean
  readonly skip?: boolean
  readonly excludeBegin?: boolean
  readonly returnBegin?: boolean
  readonly excludeEnd?: boolean
  readonly returnEnd?: boolean
  readonly starts?: CompiledMode | null
  readonly __beforeBegin?: Callback | null
  readonly 'on:begin'?: Callback | null
  readonly 'on:end'?: Callback | null
  readonly case_insensitive?: boolean
  readonly classNameAliases?: Readonly<Record<string, string>>
  /** Data shared between the callbacks of a mode. */
  data?: object
}

/** Scopes of the parts of a match, by index. */
export interface Scope {
  readonly [part: number]: string | undefined
  readonly _wrap?: string
  readonly _multi?: boolean
  readonly _emit?: Readonly<Record<number, boolean>>
}

export type Callback = (
  match: Groups,
  response: { readonly data: object; readonly isMatchIgnored: boolean; ignoreMatch: () => void },
) => void

type Groups = (string | undefined)[] & { index: number; input: string }

interface Matcher {
  /** Number of rules that begin a mode. */
  readonly count: number
  /** All rules from an index on, as a single regular expression. */
  readonly getMatcher: (from: number) => {
    readonly matcherRe?: RegExp
    readonly matchIndexes: Readonly<Record<number, Rule>>
  }
}

type Rule = { readonly position: number } & (Begin | { readonly type: 'end' | 'illegal' })

interface Begin {
  readonly type: 'begin'
  readonly rule: CompiledMode
}

/** A match of a rule. */
export interface Match {
  readonly rule: Rule
  readonly index: number
  readonly text: string
  /** Index of the rule to continue with if this match is rejected; 0 means all rules, one character further. */
  readonly regexIndex: number
  /** All groups of the expression; those of the rule start at `part`. */
  readonly whole: RegExpExecArray
  readonly part: number
}

/** The parts of a match, for the few rules that need them. */
export function groupsOf({ whole, part, index }: Match): Groups {
  return Object.assign(whole.slice(part), { index, input: whole.input })
}

/** The next match of a mode's rules from an index; `from` is the first rule tried at that index. */
export function nextMatch(matcher: Matcher, code: string, index: number, from: number): Match | null {
  const here = matchOf(matcher, code, index, from, from)
  if (from === 0 || here?.index === index) return here
  return matchOf(matcher, code, index + 1, 0, from)
}

function matchOf(matcher: Matcher, code: string, index: number, from: number, regexIndex: number): Match | null {
  const { matcherRe, matchIndexes } = matcher.getMatcher(from)
  if (!matcherRe) return null
  matcherRe.lastIndex = index
  const match = matcherRe.exec(code)
  if (!match) return null
  const part = firstGroupOf(match)
  const rule = matchIndexes[part]
  if (!rule) return null
  const next = regexIndex + rule.position + 1
  return {
    rule,
    index: match.index,
    text: match[0],
    regexIndex: next === matcher.count ? 0 : next,
    whole: match,
    part,
  }
}

/** The first group that took part in a match. A plain loop, because it runs for each token. */
function firstGroupOf(match: RegExpExecArray): number {
  let part = 1
  while (part < match.length && match[part] === undefined) part += 1
  return part
}

/** The current mode, and the one around it. */
export interface Frame {
  readonly mode: CompiledMode
  readonly parent: Frame | null
}
