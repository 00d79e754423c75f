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

export type Groups = (string | undefined)[] & { index: number; input: string }

export interface Matcher {
  /** Number of rules that begin a mode. */
  readonly count: number
  /** All rules from an index on, as a single regular expression. */
  readonly getMatcher: (from: number) => CompiledRules
}

export interface CompiledRules {
  readonly matcherRe?: RegExp
  /** The rule of a group of the expression. */
  readonly matchIndexes: Readonly<Record<number, Rule>>
}

export type Rule = { readonly position: number } & (Begin | { readonly type: 'end' | 'illegal' })

interface Begin {
  readonly type: 'begin'
  readonly rule: CompiledMode
}

/** The current mode, and the one around it. */
export interface Frame {
  readonly mode: CompiledMode
  readonly parent: Frame | null
}
