/**
 * The grammars of highlight.js as it compiles them. It does not describe this form to others, so a test compares what we make of
 * it with what it makes of it itself.
 */
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
  /** What the callbacks of a mode tell each other. */
  data?: object
}

/** Scopes of the parts of a match, by the number of the part. */
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

export type Groups = (string | undefined)[] & { index: number; input: string }

interface Matcher {
  /** How many of the rules begin a mode. */
  readonly count: number
  /** All rules from one on, as a single expression. */
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

/** What was found by a rule. */
export interface Match {
  readonly rule: Rule
  readonly index: number
  readonly text: string
  /** Where the rules go on if this match is ignored; 0: all of them, one character further. */
  readonly regexIndex: number
  /** All groups of the expression; those of the rule begin at `part`. */
  readonly whole: RegExpExecArray
  readonly part: number
}

/** The parts of a match, for the few rules that ask for them. */
export function groupsOf({ whole, part, index }: Match): Groups {
  return Object.assign(whole.slice(part), { index, input: whole.input })
}

/** The next match of a mode's rules from a place on; `from`: the first rule that is tried at the place itself. */
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

/** The first group that took part in a match. Each token of a text is asked for it, so it is a plain loop. */
function firstGroupOf(match: RegExpExecArray): number {
  let part = 1
  while (part < match.length && match[part] === undefined) part += 1
  return part
}

/** A mode that the code is in, and the one around it. */
export interface Frame {
  readonly mode: CompiledMode
  readonly parent: Frame | null
}
