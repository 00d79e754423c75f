import type { Element, ElementContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import core from 'highlight.js/lib/core'
import apache from 'highlight.js/lib/languages/apache'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import nginx from 'highlight.js/lib/languages/nginx'
import plaintext from 'highlight.js/lib/languages/plaintext'
import powershell from 'highlight.js/lib/languages/powershell'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { colour, UNDECIDED } from './colour.ts'
import type { CompiledMode } from './compiled-grammar.ts'
import { hcl, kusto } from './languages.ts'
import { RARE } from './rare-names.ts'
import { textOf } from '../walk.ts'

const GRAMMARS = {
  apache,
  bash,
  csharp,
  css,
  diff,
  dockerfile,
  hcl,
  http,
  ini,
  javascript,
  json,
  kusto,
  markdown,
  nginx,
  plaintext,
  powershell,
  python,
  sql,
  typescript,
  xml,
  yaml,
}
/** Other names that authors know from other generators and editors, with the nearest grammar. */
const ALIASES = {
  bash: ['fish', 'ksh'],
  hcl: ['terraform', 'tf', 'tfvars', 'bicep', 'bicepparam'],
  ini: ['dotenv', 'editorconfig', 'env', 'gitconfig'],
  json: ['jsonl', 'webmanifest'],
  kusto: ['kql'],
  markdown: ['mdx'],
  plaintext: ['none', 'plain'],
  sql: ['mssql', 'mysql', 'sqlite', 'tsql'],
  xml: ['astro', 'csproj', 'razor', 'svelte', 'vue', 'xaml'],
}
const RARE_ALIASES = new Map([
  ['elisp', 'lisp'],
  ['jinja2', 'django'],
  ['liquid', 'django'],
  ['njk', 'django'],
  ['nunjucks', 'django'],
  ['objective-c', 'objectivec'],
  ['plpgsql', 'pgsql'],
  ['sass', 'scss'],
])

const hljs = core.newInstance()
for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar)
for (const [languageName, aliases] of Object.entries(ALIASES)) hljs.registerAliases(aliases, { languageName })

/** Falls back to lowlight if languages have to be detected. */
const lowlight = createLowlight(GRAMMARS)
lowlight.registerAlias(ALIASES)

/** Whether a language can be highlighted. */
export function knowsLanguage(name: string): boolean {
  const known = name.toLowerCase()
  return hljs.getLanguage(known) !== undefined || rareOf(known) !== undefined
}

/** The language of highlight.js with this name that is none of ours. */
function rareOf(name: string): string | undefined {
  return RARE_ALIASES.get(name) ?? RARE.get(name)
}

let readGrammar: ((language: string) => LanguageFn) | undefined

/** Tells how to read the grammars of other languages of highlight.js: with all of them, each start would take 40 ms longer. */
export function provideGrammars(read: (language: string) => LanguageFn): void {
  readGrammar = read
}

/** The language of a name; reads its grammar if it is none of ours. Without a way to read it, its code stays plain. */
function languageOf(name: string): string {
  if (hljs.getLanguage(name)) return name
  const language = rareOf(name)
  if (language === undefined || !readGrammar) return name
  if (!hljs.getLanguage(language)) hljs.registerLanguage(language, withoutAliases(readGrammar(language)))
  return language
}

/** Two languages share a name; which one it means must not depend on what was read before. */
function withoutAliases(grammar: LanguageFn): LanguageFn {
  return (api) => ({ ...grammar(api), aliases: [] })
}

const compiled = new Set<string>()

function grammarOf(name: string): CompiledMode | undefined {
  const language = languageOf(name)
  const grammar = hljs.getLanguage(language)
  if (grammar && !compiled.has(language)) {
    compiled.add(language)
    // highlight.js compiles a grammar in place, when it is first used.
    hljs.highlight('', { language })
  }
  return grammar as CompiledMode | undefined
}

/** Languages of which `colour` reads the grammar otherwise (found by comparing 258,000 pieces of code in all languages). */
const UNLIKE = new Set(['erlang'])

/** Code as coloured spans. */
export function coloured(code: string, language: string): ElementContent[] {
  const grammar = grammarOf(language)
  if (grammar && UNLIKE.has(languageOf(language))) return colouredByReference(code, language)
  try {
    return grammar ? colour(code, grammar, grammarOf) : [{ type: 'text', value: code }]
  } catch (error) {
    if (error === UNDECIDED) return colouredByReference(code, language)
    throw error
  }
}

/** The same by lowlight, as the reference of the equality test. What it knows does not depend on what was read before. */
export function colouredByReference(code: string, name: string): ElementContent[] {
  const language = languageOf(name)
  const { children } = lowlightWith(language).highlight(language, code)
  return children.filter((child): child is ElementContent => child.type !== 'doctype')
}

const others = new Map<string, typeof lowlight>()

function lowlightWith(language: string): typeof lowlight {
  if (lowlight.registered(language) || !readGrammar) return lowlight
  const other = others.get(language) ?? createLowlight(GRAMMARS)
  if (!others.has(language)) other.register(language, withoutAliases(readGrammar(language)))
  others.set(language, other)
  return other
}

/** Highlights a code block at build time. The language is kept as `data-language`; code in an unknown language stays plain. */
export function highlight(pre: Element): void {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return
  const language = nameIn(code)
  if (!language) return
  pre.properties['dataLanguage'] = language
  if (!knowsLanguage(language)) return
  code.properties['className'] = ['hljs', `language-${language}`]
  code.children = coloured(textOf(code), language)
}

function nameIn(code: Element): string | undefined {
  const classes = code.properties['className']
  const found = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined
  return found?.slice('language-'.length).toLowerCase()
}
