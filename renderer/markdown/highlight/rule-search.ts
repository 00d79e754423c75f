import type { CompiledRules, Groups, Matcher, Rule } from './compiled-grammar.ts'

/** A match of a rule. */
export interface Match {
  readonly rule: Rule
  readonly index: number
  readonly text: string
  /** Index of the rule to continue with if this match is rejected; 0 means all rules, one character further. */
  readonly regexIndex: number
  readonly code: string
  readonly search: Search
}

/** The parts of a match, for the few rules that need them. */
export function groupsOf({ search: { whole }, code, index }: Match): Groups {
  whole.lastIndex = index
  const match = whole.exec(code)
  const groups = match ? match.slice(firstGroupOf(match)) : []
  return Object.assign(groups, { index, input: code })
}

/** The next match of a mode's rules from an index; `from` is the first rule tried at that index. */
export function nextMatch(matcher: Matcher, code: string, index: number, from: number): Match | null {
  const here = matchOf(matcher, code, index, from, from)
  if (from === 0 || here?.index === index) return here
  return matchOf(matcher, code, index + 1, 0, from)
}

function matchOf(matcher: Matcher, code: string, index: number, from: number, regexIndex: number): Match | null {
  const search = searchOf(matcher.getMatcher(from))
  if (!search) return null
  search.quick.lastIndex = index
  const match = search.quick.exec(code)
  const rule = match && search.rules[firstGroupOf(match)]
  if (!rule) return null
  const next = regexIndex + rule.position + 1
  return {
    rule,
    index: match.index,
    text: match[0],
    regexIndex: next === matcher.count ? 0 : next,
    code,
    search,
  }
}

/** The first group that took part in a match. A plain loop, because it runs for each token. */
function firstGroupOf(match: RegExpExecArray): number {
  let part = 1
  while (part < match.length && match[part] === undefined) part += 1
  return part
}

/** How the rules of a mode are found. */
interface Search {
  /** The expression of highlight.js, with the groups that rules have. */
  readonly whole: RegExp
  /** The same with a single group for each rule: an array of 110 groups for each token of JavaScript takes a third of the time. */
  readonly quick: RegExp
  /** The rules by the groups of `quick`. */
  readonly rules: readonly (Rule | undefined)[]
}

const searches = new WeakMap<CompiledRules, Search>()

function searchOf(rules: CompiledRules): Search | undefined {
  const known = searches.get(rules)
  if (known || !rules.matcherRe) return known
  const made = makeSearch(rules.matcherRe, rules.matchIndexes)
  searches.set(rules, made)
  return made
}

function makeSearch(whole: RegExp, matchIndexes: CompiledRules['matchIndexes']): Search {
  const quick = withoutInnerGroups(whole)
  if (quick) return { whole, quick, rules: [undefined, ...Object.values(matchIndexes)] }
  const rules: (Rule | undefined)[] = []
  for (const [group, rule] of Object.entries(matchIndexes)) rules[Number(group)] = rule
  return { whole, quick: whole, rules }
}

/** A character class, a bracket (with the start of a named group), a reference to a group, or another escaped character. */
const TOKEN = /\[(?:[^\\\]]|\\.)*\]|\(\?<(?![=!])[^>]+>|\(\??|\)|\\[1-9]|\\./g

/** An expression whose groups within others do not capture; null if it refers to groups. */
function withoutInnerGroups({ source, flags }: RegExp): RegExp | null {
  if (source.match(TOKEN)?.some((token) => /^\\(?:[1-9]|k)|^\(\?</.test(token))) return null
  let depth = 0
  const outer = source.replaceAll(TOKEN, (token) => {
    if (token === ')') depth -= 1
    if (!token.startsWith('(')) return token
    depth += 1
    return token === '(' && depth > 1 ? '(?:' : token
  })
  return new RegExp(outer, flags)
}
