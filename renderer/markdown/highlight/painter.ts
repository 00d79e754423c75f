import type { Element, ElementContent, Text } from 'hast'
import type { CompiledMode, Frame, Scope } from './compiled-grammar.ts'
import { groupsOf, type Match } from './rule-search.ts'

/** The compiled grammar of a language; undefined if unknown. */
export type GrammarOf = (language: string) => CompiledMode | undefined

/** The state of highlighting a text. */
export interface Painter {
  readonly code: string
  readonly grammarOf: GrammarOf
  readonly language: CompiledMode
  readonly stack: ElementContent[][]
  readonly continued: Map<string, Frame>
  top: Frame
  buffer: string
  regexIndex: number
  isResuming: boolean
  last: Match | null
}

/** Adds text, with the keywords of the current mode coloured. */
export function keywords(buffer: string, painter: Painter): void {
  const { keywords: known, keywordPatternRe: pattern } = painter.top.mode
  if (!known) {
    text(buffer, painter)
    return
  }
  const fold = painter.language.case_insensitive
  let from = 0
  let plain = ''
  pattern.lastIndex = 0
  for (let match = pattern.exec(buffer); match; match = pattern.exec(buffer)) {
    const [written] = match
    const kind = known[fold ? written.toLowerCase() : written]?.[0]
    plain += buffer.slice(from, match.index)
    from = pattern.lastIndex
    if (kind === undefined || kind.startsWith('_')) plain += written
    else {
      text(plain, painter)
      plain = ''
      word(written, aliasOf(kind, painter), painter)
    }
  }
  text(plain + buffer.slice(from), painter)
}

/** Colours the named parts of a match, and keywords in the rest. */
export function words(scope: Scope, match: Match, painter: Painter): void {
  const groups = groupsOf(match)
  for (let at = 1; at < groups.length; at += 1) {
    const name = scope[at]
    if (!scope._emit?.[at]) continue
    if (typeof name === 'string') word(groups[at] ?? '', aliasOf(name, painter), painter)
    else keywords(groups[at] ?? '', painter)
  }
}

/** The scope of a name, which a language may have another word for. */
export function aliasOf(name: string, { language }: Painter): string {
  return language.classNameAliases?.[name] ?? name
}

/** Adds text in a scope. */
export function word(value: string, scope: string, painter: Painter): void {
  if (value === '') return
  open(scope, painter)
  text(value, painter)
  painter.stack.pop()
}

/** Begins a span for a scope such as `title.function`, as highlight.js names its classes: `hljs-title function_`. */
export function open(scope: string, { stack }: Painter): void {
  const [first = '', ...rest] = scope.split('.')
  const classes = [`hljs-${first}`, ...rest.map((part, at) => part + '_'.repeat(at + 1))]
  const opened = span(classes, [])
  stack.at(-1)?.push(opened)
  stack.push(opened.children)
}

/** Adds text to the innermost span. */
export function text(value: string, { stack }: Painter): void {
  const nodes = stack.at(-1)
  if (value === '' || !nodes) return
  const last = nodes.at(-1)
  if (last?.type === 'text') last.value += value
  else nodes.push({ type: 'text', value } satisfies Text)
}

export function span(className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className }, children }
}
