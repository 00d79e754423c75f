import type { ElementContent } from 'hast'
import type { CompiledMode, Frame } from './compiled-grammar.ts'
import { endedBy, isIgnored } from './grammar-ends.ts'
import { aliasOf, type GrammarOf, keywords, open, type Painter, span, text, word, words } from './painter.ts'
import { type Match, nextMatch } from './rule-search.ts'

/** Thrown if highlight.js would have to guess among several languages; the caller then falls back to it. */
export const UNDECIDED = new Error('A part of the code could be in one of several languages')

/**
 * Code → coloured spans, using the grammars of highlight.js. Same result as its own loop in half the time, since it skips the relevance
 * counting for language detection.
 */
export function colour(code: string, grammar: CompiledMode, grammarOf: GrammarOf): ElementContent[] {
  return painterOf(code, { mode: grammar, parent: null }, grammarOf).children
}

interface Painted {
  readonly children: ElementContent[]
  /** The state at the end of the code, to continue with a later part of the same language. */
  readonly top: Frame
}

function painterOf(code: string, start: Frame, grammarOf: GrammarOf): Painted {
  const root: ElementContent[] = []
  const painter: Painter = {
    code,
    grammarOf,
    language: languageOf(start),
    stack: [root],
    continued: new Map(),
    top: start,
    buffer: '',
    regexIndex: 0,
    isResuming: false,
    last: null,
  }
  for (const scope of openScopes(start)) open(scope, painter)
  paint(painter)
  return { children: root, top: painter.top }
}

function languageOf({ mode, parent }: Frame): CompiledMode {
  return parent ? languageOf(parent) : mode
}

function openScopes({ mode, parent }: Frame): string[] {
  return parent ? [...openScopes(parent), ...(typeof mode.scope === 'string' ? [mode.scope] : [])] : []
}

function paint(painter: Painter): void {
  let index = 0
  for (;;) {
    if (!painter.isResuming) painter.regexIndex = 0
    painter.isResuming = false
    const match = nextMatch(painter.top.mode.matcher, painter.code, index, painter.regexIndex)
    if (!match) break
    painter.regexIndex = match.regexIndex
    painter.buffer += painter.code.slice(index, match.index)
    index = match.index + pass(match, painter)
  }
  painter.buffer += painter.code.slice(index)
  flush(painter)
}

/** Processes a match and returns the number of consumed characters. */
function pass(match: Match, painter: Painter): number {
  const { last } = painter
  const { type } = match.rule
  if (last?.rule.type === 'begin' && type === 'end' && last.index === match.index && match.text === '') {
    painter.buffer += painter.code.slice(match.index, match.index + 1)
    return 1
  }
  painter.last = match
  if (match.rule.type === 'begin') return begin(match, match.rule.rule, painter)
  if (type === 'end') {
    const done = end(match, painter)
    if (done !== null) return done
  }
  if (type === 'illegal' && match.text === '') {
    if (match.index < painter.code.length) painter.buffer += '\n'
    return 1
  }
  painter.buffer += match.text
  return match.text.length
}

function begin(match: Match, rule: CompiledMode, painter: Painter): number {
  const { text } = match
  if (isIgnored(match, rule, rule.__beforeBegin, rule['on:begin'])) return ignore(text, painter)
  if (rule.skip) painter.buffer += text
  else {
    if (rule.excludeBegin) painter.buffer += text
    flush(painter)
    if (!rule.returnBegin && !rule.excludeBegin) painter.buffer = text
  }
  enter(rule, match, painter)
  return rule.returnBegin ? 0 : text.length
}

/** If a rule rejects its match, the other rules are tried. */
function ignore(text: string, painter: Painter): number {
  painter.isResuming = painter.regexIndex !== 0
  if (painter.isResuming) return 0
  painter.buffer += text.charAt(0)
  return 1
}

function enter(mode: CompiledMode, match: Match, painter: Painter): void {
  if (typeof mode.scope === 'string') open(aliasOf(mode.scope, painter), painter)
  if (mode.beginScope?._wrap) {
    word(painter.buffer, aliasOf(mode.beginScope._wrap, painter), painter)
    painter.buffer = ''
  } else if (mode.beginScope?._multi) {
    words(mode.beginScope, match, painter)
    painter.buffer = ''
  }
  painter.top = { mode, parent: painter.top }
}

function end(match: Match, painter: Painter): number | null {
  const ended = endedBy(painter.top, match, painter.code.slice(match.index))
  if (!ended) return null
  const { mode } = painter.top
  if (mode.endScope?._wrap) {
    flush(painter)
    word(match.text, mode.endScope._wrap, painter)
  } else if (mode.endScope?._multi) {
    flush(painter)
    words(mode.endScope, match, painter)
  } else if (mode.skip) painter.buffer += match.text
  else {
    if (!mode.returnEnd && !mode.excludeEnd) painter.buffer += match.text
    flush(painter)
    if (mode.excludeEnd) painter.buffer = match.text
  }
  leave(ended, painter)
  if (ended.mode.starts) enter(ended.mode.starts, match, painter)
  return mode.returnEnd ? 0 : match.text.length
}

function leave(ended: Frame, painter: Painter): void {
  while (painter.top !== ended.parent && painter.top.parent) {
    if (painter.top.mode.scope) painter.stack.pop()
    painter.top = painter.top.parent
  }
}

function flush(painter: Painter): void {
  const { mode } = painter.top
  if (mode.subLanguage === undefined || mode.subLanguage === null) keywords(painter.buffer, painter)
  else subLanguage(mode.subLanguage, painter)
  painter.buffer = ''
}

function subLanguage(name: string | readonly string[], painter: Painter): void {
  const { buffer, continued, grammarOf } = painter
  if (buffer === '') return
  if (typeof name !== 'string') throw UNDECIDED
  const grammar = grammarOf(name)
  if (!grammar) {
    text(buffer, painter)
    return
  }
  const { children, top } = painterOf(buffer, continued.get(name) ?? { mode: grammar, parent: null }, grammarOf)
  continued.set(name, top)
  painter.stack.at(-1)?.push(span([name], children))
}
